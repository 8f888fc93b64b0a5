import type { FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  terminate,
} from "firebase/firestore";

import { classify } from "./classify.ts";
import { RemoteError, type Remote } from "./remote.ts";

/**
 * Watches a user document with the full SDK, which is used for nothing else. Each watch opens a
 * connection of its own and closes it at the end: the SDK doesn't notice a silently dead connection, and
 * a new listener on it would receive nothing either.
 */
export function createFirestoreWatch(
  app: FirebaseApp,
  emulator: { host: string; port: number } | null,
): Remote["watchUser"] {
  return (kitchenId, onChange, onError) => {
    // The cache is in memory only: our own database is the one copy on this device.
    const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
    if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port);
    const unsubscribe = onSnapshot(
      doc(firestore, `users/${kitchenId}`),
      // If the cache guessed a document right (such as a missing one), the listener would never get
      // the server's confirmation without metadata changes.
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.metadata.fromCache) onChange(snapshot.data() ?? null);
      },
      (error) => {
        const failure = classify(error);
        close();
        onError(failure instanceof RemoteError ? failure : new RemoteError("transient", "", error));
      },
    );

    function close(): void {
      unsubscribe();
      terminate(firestore).catch((error: unknown) => {
        console.warn("A listener's connection could not be closed", error);
      });
    }
    return close;
  };
}
