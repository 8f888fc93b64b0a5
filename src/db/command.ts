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
