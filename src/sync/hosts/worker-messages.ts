import type { FirebaseOptions } from "firebase/app";

/** Firebase's configuration; plain data, since it is sent to workers. */
export interface SyncConfig {
  options: FirebaseOptions;
  emulators: { host: string; auth: number; firestore: number } | null;
  /** Null if App Check is not used. */
  appCheckSiteKey: string | null;
}

interface PageState {
  isOnline: boolean;
  isVisible: boolean;
}

/** Messages from the page to the worker: `start` first, then `signals` whenever they change. */
export type ToWorker =
  | ({ type: "start"; uid: string; config: SyncConfig } & PageState)
  | ({ type: "signals" } & PageState)
  /** The answer to `app-token`; its token is null if there is none. */
  | { type: "app-token"; token: string | null }
  | { type: "token-wanted" }
  | { type: "sync-now" };

/** Messages from the worker to the page. Everything else goes through the database. */
export type FromWorker =
  | { type: "signed-out" }
  | { type: "outdated" }
  /** Asks the page for an App Check token, since creating one needs a document. */
  | { type: "app-token" }
  | { type: "pending"; isPending: boolean }
  /** The cook's ID token, in answer to `token-wanted`; null if there is none. */
  | { type: "token"; token: string | null };

/** [S10.1] The Background Sync tag that a page registers and the service worker pushes on. */
export const BACKGROUND_SYNC_TAG = "simmer-outbox";
