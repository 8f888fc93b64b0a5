import { OutdatedEngineError } from "#db/engine-version.ts";
import type { SimmerDb } from "#db/schema.ts";
import { countPending } from "#db/sync-status.ts";
import { ensureClient, isAnythingLeft, isClosed } from "#sync/protocol/local.ts";
import { LOGGED, troubleOf } from "#sync/protocol/server-trouble.ts";
import { flush } from "#sync/push/flush.ts";
import { RemoteError, type Remote } from "#sync/remotes/remote.ts";
import { renewSession } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

export interface WokenPorts {
  remote: Remote;
  /** Opens a cook's database; null if this device has none. */
  open(accountUid: string): Promise<SimmerDb | null>;
  /** [S8.1] Runs a job while no other host of the cook's storage runs one. */
  lock(accountUid: string, job: () => Promise<void>): Promise<void>;
  now(): number;
  /** @throws RemoteError if the server would not accept these requests as coming from this app */
  assertVerified?(db: SimmerDb): Promise<void>;
  /** Receives the number of changes that still wait after the rest was sent. */
  noteLeft?(count: number): Promise<void>;
  /** Reports an error to developers. */
  report(message: string, error: unknown): void;
}

/**
 * [S10.2] Sends the pending changes in the signed-in cook's database, for a host that a Background Sync
 * woke. Rejects if a later try can help, so that the browser wakes the host again. Resolves when
 * everything is sent, and also when only an open app can help.
 */
export async function pushWaiting(ports: WokenPorts): Promise<void> {
  const { remote, open, lock, now, report } = ports;
  const uid = remote.signedInUid();
  const db = uid === null ? null : await open(uid);
  if (!db) return;
  try {
    await ports.assertVerified?.(db);
    await ensureClient(db);
    const context = { db, remote, now };
    await lock(db.accountUid, async () => flushRenewed(context));
    if (await isAnythingLeft(db))
      throw new RemoteError("transient", "Something is still to be sent.");
    await ports.noteLeft?.((await countPending(db)) + (await db.parked.count()));
  } catch (error) {
    if (isForTheApp(db, error)) {
      const trouble = error instanceof RemoteError ? troubleOf(error) : null;
      report(trouble ? LOGGED[trouble] : "Waiting changes are left to the open app", error);
      return;
    }
    throw error;
  } finally {
    db.close();
  }
}

/** [S7.29] If the server rejects the token, tries once more with a new one. */
async function flushRenewed(context: SyncContext): Promise<void> {
  try {
    await flush(context);
  } catch (error) {
    if (!(error instanceof RemoteError) || error.kind !== "unauthenticated") throw error;
    const session = await renewSession(context);
    if (session === "over") throw error;
    if (session === "unknown") throw new RemoteError("transient", "No new token", error);
    await flush(context);
  }
}

/**
 * Whether only an open app can help: the session is over, the rules refuse, or a newer app owns the
 * database.
 */
function isForTheApp(db: SimmerDb, error: unknown): boolean {
  if (error instanceof RemoteError)
    return error.kind !== "transient" && error.kind !== "contention";
  return error instanceof OutdatedEngineError || isClosed(db, error);
}
