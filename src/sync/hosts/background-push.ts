import { Dexie } from "dexie";

import { shareOnce } from "#auth/share-once.ts";
import { databaseName } from "#db/database-name.ts";
import { getMeta } from "#db/meta.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { countPending } from "#db/sync-status.ts";
import { ensureClient, isAnythingLeft } from "#sync/protocol/local.ts";
import { flush } from "#sync/push/push.ts";
import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";
import { RemoteError, type Remote } from "#sync/remotes/remote.ts";
import { renewSession } from "#sync/remotes/signed-in-account.ts";
import { failureOf, RETRIES } from "#sync/retries.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { startFirebase, withSyncLock, type AppToken, type SyncConfig } from "./firebase.ts";

/**
 * [S10.2] Returns what sends this device's pending changes when the browser wakes a service worker: see
 * `pushWaiting`. Its connection is kept for the service worker's lifetime.
 */
export function createBackgroundPush(config: SyncConfig): () => Promise<void> {
  const connect = shareOnce(async () => {
    const { auth, firestore } = await startFirebase(config, readToken);
    return createFirestoreRemote({ firestore, auth });
    /** Reads the token of the cook who is signed in when the request needs it. */
    async function readToken(): Promise<AppToken> {
      const db = openDatabase(auth.currentUser?.uid ?? "");
      try {
        return await readAppToken(db, Date.now());
      } finally {
        db.close();
      }
    }
  });
  return async () =>
    pushWaiting({
      remote: await connect(),
      open: async (uid) => ((await Dexie.exists(databaseName(uid))) ? openDatabase(uid) : null),
      lock: withSyncLock,
      now: Date.now,
      ...(config.appCheckSiteKey
        ? { assertVerified: async (db) => void (await readAppToken(db, Date.now())) }
        : {}),
      noteLeft: setBadge,
      report: (message, error) => console.warn(message, error),
    });
}

/** Updates the app's badge with the number of unsynced changes. The page sets it when it is hidden. */
async function setBadge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch (error) {
    console.warn("The icon shows no number", error);
  }
}

/** A token that expires sooner than this is not sent any more. */
const SPARE_MS = 60_000;

/**
 * Reads the App Check token that an open app has left on this device.
 * @throws RemoteError `unverified` if there is none that is still valid
 */
export async function readAppToken(db: SimmerDb, now: number): Promise<AppToken> {
  const kept = await getMeta(db, "appToken", { token: "", expiresAt: 0 });
  if (kept.expiresAt - SPARE_MS > now) return kept;
  throw new RemoteError("unverified", "App Check: no token is kept here that is still good.");
}

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
    const flushLocked = async (): Promise<boolean> => {
      let isBulkLeft = false;
      await lock(db.accountUid, async () => {
        isBulkLeft = await flushRenewed(context);
      });
      return isBulkLeft;
    };
    // An app that is opened meanwhile has its turn in the pause, and may do the rest.
    while (await flushLocked()) {
      await new Promise((resolve) => void setTimeout(resolve, BULK_PAUSE_MS));
    }
    if (await isAnythingLeft(db))
      throw new RemoteError("transient", "Something is still to be sent.");
    await ports.noteLeft?.((await countPending(db)) + (await db.deadLetters.count()));
  } catch (error) {
    const { retry, log } = RETRIES[failureOf(db, error)];
    if (retry === "soon") throw error;
    // Only an open app can help.
    report(log ?? "Waiting changes are left to the open app", error);
  } finally {
    db.close();
  }
}

/** The pause before more bulk goes, in which other devices get through, ms. */
const BULK_PAUSE_MS = 1_000;

/**
 * [S7.29] If the server rejects the token, tries once more with a new one. Resolves to whether bulk is left.
 */
async function flushRenewed(context: SyncContext): Promise<boolean> {
  try {
    return await flush(context);
  } catch (error) {
    if (RETRIES[failureOf(context.db, error)].retry !== "renewed") throw error;
    const session = await renewSession(context);
    if (session === "over") throw error;
    if (session === "unknown") throw new RemoteError("transient", "No new token", error);
    return flush(context);
  }
}
