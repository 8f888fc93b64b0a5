import { createBackgroundPush } from "#sync/hosts/background-push.ts";

import { readFirebaseConfig } from "../src/firebase-config.ts";

/** What this script leaves on the service worker's scope for background-sync.ts. */
export interface BackgroundScope {
  pushPending?: () => Promise<void>;
}

const scope: typeof self & BackgroundScope = self;

scope.pushPending = createBackgroundPush(readFirebaseConfig(import.meta.env));
