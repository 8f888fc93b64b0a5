import { initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from "firebase/auth";
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  type Firestore,
} from "firebase/firestore";

import type { Place } from "./contender.ts";

export interface Connection {
  app: FirebaseApp;
  firestore: Firestore;
}

/** @param options.persistent uses the SDK's own cache in IndexedDB, with its defaults */
export function connect(
  { project, host, firestore: port }: Place,
  { persistent }: { persistent: boolean },
): Connection {
  const app = initializeApp({ projectId: project, apiKey: "bench" });
  const localCache = persistent ? persistentLocalCache() : memoryLocalCache();
  const firestore = initializeFirestore(app, { localCache });
  connectFirestoreEmulator(firestore, host, port);
  return { app, firestore };
}

export async function signIn({ app }: Connection, place: Place): Promise<Auth> {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${place.host}:${place.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, place.email, place.password);
  return auth;
}
