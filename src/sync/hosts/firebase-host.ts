import { initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from "firebase/auth";
import { connectFirestoreEmulator, getFirestore, type Firestore } from "firebase/firestore/lite";

import { whileKeepingAccount } from "./account-answers.ts";
import type { SyncConfig } from "./worker-messages.ts";

/**
 * Starts Firebase, and resolves once Auth has restored the account that the page left in IndexedDB. Auth
 * forgets that account only if the server's answer is about the account itself.
 * @param sendTokens has App Check tokens sent, where they are used
 */
export async function startFirebase(
  config: SyncConfig,
  sendTokens: (app: FirebaseApp) => Promise<void> | void,
): Promise<{ app: FirebaseApp; auth: Auth; firestore: Firestore }> {
  const app = initializeApp(config.options);
  if (config.appCheckSiteKey) await sendTokens(app);
  const auth = await whileKeepingAccount(self, () => startAuth(app, config));
  const firestore = getFirestore(app);
  const { emulators } = config;
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return { app, auth, firestore };
}

async function startAuth(app: FirebaseApp, { emulators }: SyncConfig): Promise<Auth> {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators) {
    const url = `http://${emulators.host}:${emulators.auth}`;
    connectAuthEmulator(auth, url, { disableWarnings: true });
  }
  await auth.authStateReady();
  return auth;
}

/** How long a host waits for another one; much longer than a cycle takes on a network that answers. */
const LOCK_PATIENCE_MS = 15_000;

/**
 * [S8.1] Runs a job while no other host of the cook's storage runs one. If the browser has no locks, the
 * job runs at once. A lock that is not released in time is stolen: WebKit leaves locks with terminated
 * or suspended workers, and sync is correct without the lock [S8.2].
 */
export async function withSyncLock(accountUid: string, job: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (typeof locks === "undefined") return job();
  let running: Promise<void> | undefined;
  const run = () => (running = job());
  const request = async (options: LockOptions) => {
    try {
      await locks.request(`sync:${accountUid}`, options, run);
    } catch (error) {
      if (!running) throw error;
      // Another host has stolen the lock meanwhile: the job continues without it.
      await running;
    }
  };
  const patience = AbortSignal.timeout(LOCK_PATIENCE_MS);
  try {
    await request({ signal: patience });
  } catch (error) {
    if (running || !patience.aborted) throw error;
    await request({ steal: true });
  }
}
