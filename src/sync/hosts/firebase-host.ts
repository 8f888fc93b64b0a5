import type { FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from "firebase/auth";

import { whileKeepingAccount } from "./account-answers.ts";
import type { SyncConfig } from "./worker-messages.ts";

/**
 * Resolves to Firebase Auth once it has restored the account that the page left in IndexedDB. Auth
 * forgets that account only if the server's answer is about the account itself.
 */
export async function restoreAuth(app: FirebaseApp, config: SyncConfig): Promise<Auth> {
  return whileKeepingAccount(self, () => startAuth(app, config));
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

/**
 * [S8.1] Runs a job while no other host of the cook's storage runs one. If the browser has no
 * locks, the job runs at once.
 */
export async function withSyncLock(uid: string, job: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === "undefined") return job();
  await navigator.locks.request(`sync:${uid}`, job);
}
