import { Dexie } from "dexie";
import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";

import { databaseName, openDatabase } from "#db/schema.ts";

import { restoreAuth, withSyncLock } from "./firebase-host.ts";
import { createLiteRemote } from "./firestore-lite.ts";
import { flush } from "./flush.ts";
import { ensureClient, isClosed, OutdatedEngineError } from "./local.ts";
import type { SyncConfig } from "./messages.ts";
import { RemoteError } from "./remote.ts";

let connecting: ReturnType<typeof connect> | undefined;

async function connect(config: SyncConfig) {
  const app = initializeApp(config.options);
  const auth = await restoreAuth(app, config);
  const firestore = getFirestore(app);
  const { emulators } = config;
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return { auth, remote: createLiteRemote(firestore, auth) };
}

/**
 * [S10] Sends what the signed-in cook's database has waiting, for a service worker that was woken
 * for it. Rejects when trying again later can help, so that the browser wakes it again; resolves
 * when everything is sent, and when only an open app can help.
 */
export async function pushInBackground(config: SyncConfig): Promise<void> {
  const { auth, remote } = await (connecting ??= connect(config));
  const uid = auth.currentUser?.uid;
  if (uid === undefined || !(await Dexie.exists(databaseName(uid)))) return;
  const db = openDatabase(uid);
  try {
    await ensureClient(db);
    await withSyncLock(uid, async () => flush({ db, remote, now: Date.now }));
  } catch (error) {
    if (isForTheApp(error)) return;
    throw error;
  } finally {
    db.close();
  }
}

/** A session that is over, rules that refuse, a newer app's database: no use in trying again here. */
function isForTheApp(error: unknown): boolean {
  if (error instanceof RemoteError) return error.kind !== "transient";
  return error instanceof OutdatedEngineError || isClosed(error);
}
