import { deleteApp, type FirebaseApp } from "firebase/app";
import type { Auth } from "firebase/auth";

import { createFirestoreRemote } from "#sync/remotes/firestore-remote.ts";
import { RemoteError, type Remote } from "#sync/remotes/remote.ts";

import { startFirebase } from "./firebase-host.ts";
import type { AppToken } from "./worker-app-check.ts";
import type { SyncConfig } from "./worker-messages.ts";

/** Firestore with a realtime listener, for the page's worker. It may connect anew once disconnected. */
export async function connectFirestore(
  config: SyncConfig,
  getAppToken: () => Promise<AppToken>,
): Promise<{ remote: Remote; auth: Auth; disconnect(): Promise<void> }> {
  // Few deployments use App Check, so the workers of the others don't wait for its code.
  const { app, auth, firestore } = await startFirebase(config, async (started) =>
    (await import("./app-tokens.ts")).sendAppTokens(started, getAppToken),
  );
  const remote = createFirestoreRemote({ firestore, auth }, watchLazily(app, config));
  return { remote, auth, disconnect: async () => deleteApp(app) };
}

/** Lazy: the listener is half of the worker's code, and only a visible page needs it. */
function watchLazily(app: FirebaseApp, { emulators }: SyncConfig): Remote["watchUser"] {
  const emulator = emulators && { host: emulators.host, port: emulators.firestore };
  return (uid, onChange, onError) => {
    let unwatch: (() => void) | undefined;
    let isOver = false;
    async function begin(): Promise<void> {
      try {
        const { createFirestoreWatch } = await import("#sync/remotes/firestore-watch.ts");
        if (!isOver) unwatch = createFirestoreWatch(app, emulator)(uid, onChange, onError);
      } catch (error) {
        // A network failure prevented the code from loading.
        if (!isOver) onError(new RemoteError("transient", "No listener", error));
      }
    }
    void begin();
    return () => {
      isOver = true;
      unwatch?.();
    };
  };
}
