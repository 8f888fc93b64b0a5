import type { FirebaseOptions } from "firebase/app";

/** Where Firebase is; plain data, for it is sent to workers. */
export interface SyncConfig {
  options: FirebaseOptions;
  emulators: { host: string; auth: number; firestore: number } | null;
}

interface PageState {
  isOnline: boolean;
  isVisible: boolean;
}

/** What the page tells the worker: `start` first, then `signals` whenever they change. */
export type ToWorker =
  | ({ type: "start"; uid: string; config: SyncConfig } & PageState)
  | ({ type: "signals" } & PageState);

/** What the worker tells the page; all else goes through the database. */
export type FromWorker =
  | { type: "signed-out" }
  | { type: "outdated" }
  | { type: "pending"; isPending: boolean };

/** [S10] The Background Sync that a page registers, and at which the service worker pushes. */
export const BACKGROUND_SYNC_TAG = "simmer-outbox";
