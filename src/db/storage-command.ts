import { OUT_OF_SPACE, UPDATED } from "#failure-words/storage-words.ts";

import { OutdatedEngineError } from "./engine-version.ts";
import { trackWrite } from "./writes.ts";

/** A change could not be stored on this device. `message` is in the cook's words. */
export class StorageError extends Error {
  override name = "StorageError";
}

/** There is no room for a change, which its rule would leave out without a word. */
export class NoRoomError extends Error {
  override name = "NoRoomError";

  readonly remedy: string;

  /** @param remedy what the cook can do, in their words */
  constructor(remedy: string) {
    super(remedy);
    this.remedy = remedy;
  }
}

/** Whether the device has no space left, wherever in the error that is noted. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, inner } = error as { name?: unknown; inner?: unknown };
  return name === "QuotaExceededError" || (inner !== undefined && isQuotaError(inner));
}

/**
 * Runs a write, which counts as under way until it has ended, and puts its failure in the cook's
 * words.
 * @throws StorageError with `message`, and with a remedy if one is known
 */
export function command<T>(message: string, write: () => Promise<T>): Promise<T> {
  return trackWrite(() => inWords(message, write));
}

/**
 * Runs a job on the database, and puts its failure in the cook's words.
 * @throws StorageError with `message`, and with a remedy if one is known
 */
export async function inWords<T>(message: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    const remedy = remedyFor(error);
    throw new StorageError(remedy ? `${message.replace(/\.$/u, "")}. ${remedy}` : message, {
      cause: error,
    });
  }
}

function remedyFor(error: unknown): string | null {
  if (isQuotaError(error)) return OUT_OF_SPACE;
  if (error instanceof NoRoomError) return error.remedy;
  // [S12.4] By then every screen offers to reload.
  if (error instanceof OutdatedEngineError) return UPDATED;
  // If a write has to read first, that read fails with words of its own.
  return error instanceof StorageError ? remedyFor(error.cause) : null;
}
