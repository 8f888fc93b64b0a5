import { Dexie } from "dexie";

import { databaseName } from "#db/database-name.ts";
import { openDatabase } from "#db/schema.ts";
import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";

import { sendAppTokens } from "./app-tokens.ts";
import { startFirebase, withSyncLock } from "./firebase-host.ts";
import { pushWaiting } from "./push-waiting.ts";
import { shareOnce } from "./share-once.ts";
import { readAppToken, type AppToken } from "./worker-app-check.ts";
import type { SyncConfig } from "./worker-messages.ts";

/** Memoised for the service worker's lifetime. */
let connectOnce: (() => ReturnType<typeof connect>) | undefined;

async function connect(config: SyncConfig) {
  const { auth, firestore } = await startFirebase(config, (app) => sendAppTokens(app, readToken));
  /** Reads the token of the cook who is signed in when the request needs it. */
  async function readToken(): Promise<AppToken> {
    const db = openDatabase(auth.currentUser?.uid ?? "");
    try {
      return await readAppToken(db, Date.now());
    } finally {
      db.close();
    }
  }
  return { remote: createFirestoreRemote({ firestore, auth }) };
}

/**
 * [S10.2] Sends this device's pending changes when the browser wakes a service worker: see
 * `pushWaiting`.
 */
export async function pushInBackground(config: SyncConfig): Promise<void> {
  connectOnce ??= shareOnce(async () => connect(config));
  const { remote } = await connectOnce();
  await pushWaiting({
    remote,
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
