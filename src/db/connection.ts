import { leaveEndedTransaction } from "./ended-transaction.ts";
import { OutdatedEngineError } from "./engine-version.ts";
import type { SimmerDb } from "./schema.ts";
import { inWords, isQuotaError } from "./storage-command.ts";

/**
 * Error names that browsers use for a lost connection to the storage process, and for requests that it
 * interrupted.
 */
const LOST = new Set([
  "AbortError",
  "DatabaseClosedError",
  "InvalidStateError",
  "OpenFailedError",
  "UnknownError",
]);

/**
 * Whether the browser, and not the app, has closed the database. Phones do so while the app is in the
 * background, and any browser does when its storage process crashes. Reopening helps.
 */
export function isConnectionLost(db: SimmerDb, error: unknown): boolean {
  if (!(error instanceof Error) || db.hasBeenClosed() || isQuotaError(error)) return false;
  return LOST.has(error.name);
}

/** Lets the next query open the database again, even if the last attempt to open it failed. */
export function reopen(db: SimmerDb): void {
  db.close({ disableAutoOpen: false });
}

/** More than the number of concurrent jobs, since each may reopen the database. */
const TRIES_MOST = 10;

/**
 * Runs a job on the database. If the browser has closed the connection, the database is opened
 * again, once, and the job runs a second time. The job must tolerate that its first run may have
 * been stored. If another job reopens the database and thereby interrupts this one, this one runs
 * again too: otherwise one unreadable table would make all other reads fail.
 * @throws OutdatedEngineError if a newer app has had the database closed
 */
export async function withConnection<T>(db: SimmerDb, job: () => Promise<T>): Promise<T> {
  let hasReopened = false;
  for (let tries = 1; ; tries += 1) {
    const connection = db.backendDB();
    try {
      return await leaveEndedTransaction(job);
    } catch (error) {
      // The browser's own message would not help the cook.
      if (db.outdated.aborted) throw new OutdatedEngineError("Closed.", { cause: error });
      if (!isConnectionLost(db, error) || tries === TRIES_MOST) throw error;
      // Another job may have reopened the database already, and may be using it.
      if (db.backendDB() !== connection) continue;
      if (hasReopened) throw error;
      hasReopened = true;
      reopen(db);
    }
  }
}

/**
 * Runs an optional read, such as a count or a flag. If the device can't be read, resolves to `fallback`
 * and logs the error under `message`. Never use it for a screen's main content, or for anything that
 * safety depends on: a failed read does not mean that there is nothing.
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
 * Runs the read of a screen's main content; a failure gets a user-facing message.
 * @throws StorageError with `message`
 */
export function readOrSay<T>(db: SimmerDb, message: string, read: () => Promise<T>): Promise<T> {
  return inWords(message, () => withConnection(db, read));
}
