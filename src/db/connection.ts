import { isQuotaError } from "./command.ts";
import type { SimmerDb } from "./schema.ts";

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

/**
 * Runs a job on the database. Should the browser have lost its connection, the database is opened
 * again, once, and the job runs a second time: it has to bear that its first run may have been
 * stored, though nobody heard so.
 */
export async function withConnection<T>(db: SimmerDb, job: () => Promise<T>): Promise<T> {
  const connection = db.backendDB();
  try {
    return await job();
  } catch (error) {
    if (!isConnectionLost(db, error)) throw error;
    // Another job may have opened it anew already, and be in the middle of something.
    if (db.backendDB() === connection) reopen(db);
    return await job();
  }
}
