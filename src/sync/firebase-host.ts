import type { FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from "firebase/auth";

import type { SyncConfig } from "./messages.ts";

/** Firebase Auth with the account that the page has left in IndexedDB, once it is known. */
export async function restoreAuth(app: FirebaseApp, { emulators }: SyncConfig): Promise<Auth> {
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators) {
    const url = `http://${emulators.host}:${emulators.auth}`;
    connectAuthEmulator(auth, url, { disableWarnings: true });
  }
  await auth.authStateReady();
  return auth;
}

/** [S8] Runs a job while no other host of the cook's storage runs one, where the browser has locks. */
export async function withSyncLock(uid: string, job: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === "undefined") return job();
  await navigator.locks.request(`sync:${uid}`, job);
}
