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

export function openApp({ project }: Place): FirebaseApp {
  return initializeApp({ projectId: project, apiKey: "bench" });
}

/** The SDK with its own cache, in IndexedDB unless told otherwise, with its defaults. */
export function connect(place: Place, { persistent } = { persistent: true }): Connection {
  const app = openApp(place);
  const localCache = persistent ? persistentLocalCache() : memoryLocalCache();
  const firestore = initializeFirestore(app, { localCache });
  connectFirestoreEmulator(firestore, place.host, place.firestore);
  return { app, firestore };
}

export async function signIn({ app }: Pick<Connection, "app">, place: Place): Promise<Auth> {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${place.host}:${place.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, place.email, place.password);
  return auth;
}
