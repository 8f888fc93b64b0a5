import { OUT_OF_SPACE, UPDATED } from "#failure-words/storage-words.ts";

import { OutdatedEngineError } from "./engine-version.ts";
import { trackWrite } from "./writes.ts";

/** A change could not be stored on this device. `message` is user-facing. */
export class StorageError extends Error {
  override name = "StorageError";
}

/** A limit leaves no room for a change, which its mutation would silently skip. */
export class NoRoomError extends Error {
  override name = "NoRoomError";

  readonly remedy: string;

  /** @param remedy a user-facing hint */
  constructor(remedy: string) {
    super(remedy);
    this.remedy = remedy;
  }
}

/** Whether the device is out of space, at any depth of the error's causes. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, inner } = error as { name?: unknown; inner?: unknown };
  return name === "QuotaExceededError" || (inner !== undefined && isQuotaError(inner));
}

/**
 * Runs a write, which counts as in progress until it settles; a failure gets a user-facing message.
 * @throws StorageError with `message`, and with a remedy if one is known
 */
export function command<T>(message: string, write: () => Promise<T>): Promise<T> {
  return trackWrite(() => inWords(message, write));
}

/**
 * Runs a job on the database; a failure gets a user-facing message.
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
  // If a write has to read first, a failing read keeps its own message.
  return error instanceof StorageError ? remedyFor(error.cause) : null;
}
