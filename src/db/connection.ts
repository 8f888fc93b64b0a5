import { OutdatedEngineError } from "./engine-version.ts";
import type { SimmerDb } from "./schema.ts";
import { inWords, isQuotaError } from "./storage-command.ts";

/** Under these names the browser says that its own connection to the disk went, and what ran with it. */
const LOST = new Set([
  "AbortError",
  "DatabaseClosedError",
  "InvalidStateError",
  "OpenFailedError",
  "UnknownError",
]);

/**
 * Whether the browser, and not the app, has closed the database: phones do while the app is in the
 * background, and when their storage process dies. Opening it again helps.
 */
export function isConnectionLost(db: SimmerDb, error: unknown): boolean {
  if (!(error instanceof Error) || db.hasBeenClosed() || isQuotaError(error)) return false;
  return LOST.has(error.name);
}

/** Lets the next query open the database again, even where opening it has failed. */
export function reopen(db: SimmerDb): void {
  db.close({ disableAutoOpen: false });
}

/** More than the jobs that run side by side, each of which may open the database anew. */
const TRIES_MOST = 10;

/**
 * Runs a job on the database. Should the browser have lost its connection, the database is opened
 * again, once, and the job runs a second time: it has to bear that its first run may have been
 * stored. A job that another one's opening anew has cut short runs again too: else a table that can
 * never be read would take the reads of all others along.
 * @throws OutdatedEngineError where a newer app has had the database closed
 */
export async function withConnection<T>(db: SimmerDb, job: () => Promise<T>): Promise<T> {
  let hasReopened = false;
  for (let tries = 1; ; tries += 1) {
    const connection = db.backendDB();
    try {
      return await job();
    } catch (error) {
      // What the browser says of that is not what the cook needs to know.
      if (db.outdated.aborted) throw new OutdatedEngineError("Closed.", { cause: error });
      if (!isConnectionLost(db, error) || tries === TRIES_MOST) throw error;
      // Another job may have opened it anew already, and be in the middle of something.
      if (db.backendDB() !== connection) continue;
      if (hasReopened) throw error;
      hasReopened = true;
      reopen(db);
    }
  }
}

/**
 * Runs a read that a screen can do without: whether there is something to show, and how much.
 * Resolves to `fallback` where the device can't be read, and logs that under `message`. Never for
 * what a screen is about, nor for what safety depends on: there, nothing read is not nothing there.
 */
export async function readOr<T>(
  db: SimmerDb,
  message: string,
  fallback: T,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await withConnection(db, read);
  } catch (error) {
    console.error(message, error);
    return fallback;
  }
}

/**
 * Runs a read of what a screen is about, and puts its failure in the cook's words.
 * @throws StorageError with `message`
 */
export function readOrSay<T>(db: SimmerDb, message: string, read: () => Promise<T>): Promise<T> {
  return inWords(message, () => withConnection(db, read));
}
