import type { FirebaseOptions } from "firebase/app";

/** Where Firebase is; plain data, for it is sent to workers. */
export interface SyncConfig {
  options: FirebaseOptions;
  emulators: { host: string; auth: number; firestore: number } | null;
  /** Null where App Check is not used. */
  appCheckSiteKey: string | null;
}

interface PageState {
  isOnline: boolean;
  isVisible: boolean;
}

/** What the page tells the worker: `start` first, then `signals` whenever they change. */
export type ToWorker =
  | ({ type: "start"; uid: string; config: SyncConfig } & PageState)
  | ({ type: "signals" } & PageState)
  /** The answer to `app-token`; without a token where none is to be had. */
  | { type: "app-token"; token: string | null }
  | { type: "token-wanted"; request: number };

/** What the worker tells the page; all else goes through the database. */
export type FromWorker =
  | { type: "signed-out" }
  | { type: "outdated" }
  /** Asks for a token of App Check's: what makes them needs a document. */
  | { type: "app-token" }
  | { type: "pending"; isPending: boolean }
  /** The cook's ID token, for who asked for it; null when there is none to be had. */
  | { type: "token"; request: number; token: string | null };

/** [S10.1] The Background Sync that a page registers, and at which the service worker pushes. */
export const BACKGROUND_SYNC_TAG = "simmer-outbox";
