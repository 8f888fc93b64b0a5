import { initializeApp } from "firebase/app";
import type { Auth } from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type Firestore,
} from "firebase/firestore";

import { restoreAuth } from "#sync/hosts/firebase-host.ts";
import type { AppToken } from "#sync/hosts/worker-app-check.ts";
import type { SyncConfig } from "#sync/hosts/worker-messages.ts";

import { classify } from "./classify.ts";
import { createFirestoreRemote } from "./firestore-remote.ts";
import { RemoteError, type Remote } from "./remote.ts";

/** Firestore with a realtime listener, for the page's worker. */
export async function connectFirestore(
  config: SyncConfig,
  getAppToken: () => Promise<AppToken>,
): Promise<{ remote: Remote; auth: Auth }> {
  const app = initializeApp(config.options);
  if (config.appCheckSiteKey) {
    // Few deployments use App Check, so the workers of the others don't wait for this code.
    const { sendAppTokens } = await import("#sync/hosts/app-tokens.ts");
    sendAppTokens(app, getAppToken);
  }
  const auth = await restoreAuth(app, config);
  // The cache is in memory only: our own database is the one copy on this device.
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  const { emulators } = config;
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return { remote: createFullRemote(firestore, auth), auth };
}

export function createFullRemote(firestore: Firestore, auth: Auth): Remote {
  const functions = {
    collection,
    doc,
    documentId,
    getDoc: getDocFromServer,
    getDocs: getDocsFromServer,
    limit,
    orderBy,
    query,
    runTransaction,
    serverTimestamp,
    startAfter,
    Timestamp,
    where,
  };
  return createFirestoreRemote({ firestore, auth }, functions, (uid, onChange, onError) =>
    onSnapshot(
      doc(firestore, `users/${uid}`),
      // If the cache guessed a document right (such as a missing one), the listener would never get
      // the server's confirmation without metadata changes.
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.metadata.fromCache) onChange(snapshot.data() ?? null);
      },
      (error) => {
        const failure = classify(error);
        onError(failure instanceof RemoteError ? failure : new RemoteError("transient", "", error));
      },
    ),
  );
}
