/** A change could not be stored on this device. `message` is in the cook's words. */
export class StorageError extends Error {
  override name = "StorageError";
}

function isQuotaError(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, inner } = error as { name?: unknown; inner?: unknown };
  return name === "QuotaExceededError" || (inner !== undefined && isQuotaError(inner));
}

/**
 * Runs a read that a screen can do without: whether there is something to show, and how much.
 * Resolves to `fallback` where the device can't be read, and logs that under `message`. Never for
 * what a screen is about, nor for what safety depends on: there, nothing read is not nothing there.
 */
export async function readOr<T>(message: string, fallback: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    console.error(message, error);
    return fallback;
  }
}

/**
 * Runs a write, and puts its failure in the cook's words.
 * @throws StorageError with `message`, or with what to do about it when the device is full
 */
export async function command<T>(message: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const full = isQuotaError(error);
    throw new StorageError(
      full ? `${message}. This device is out of space: free some and try again.` : message,
      { cause: error },
    );
  }
}
