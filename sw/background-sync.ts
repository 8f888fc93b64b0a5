import { BACKGROUND_SYNC_TAG } from "#sync/hosts/worker-messages.ts";

import type { BackgroundScope } from "./background.ts";

/** The Background Sync API, which TypeScript's library leaves out. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

/** Built beside this script, from background.ts. */
const PUSH_SCRIPT = "/sw-background.js";

/**
 * Sends what waits when the browser wakes us for it, with no page open. Firestore and Auth are a
 * script of their own, evaluated only then, so that they slow no navigation down. A worker may
 * only import later what it had imported while installing: hence the import there, for its bytes.
 */
export function pushWhenWoken(scope: ServiceWorkerGlobalScope & BackgroundScope): void {
  scope.addEventListener("install", () => {
    if (import.meta.env.PROD) scope.importScripts(PUSH_SCRIPT);
  });
  scope.addEventListener("sync" as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    const sync = event as SyncEvent;
    if (sync.tag !== BACKGROUND_SYNC_TAG) return;
    if (!scope.pushPending) scope.importScripts(PUSH_SCRIPT);
    // A rejection tells the browser to wake us again, later and later.
    if (scope.pushPending) sync.waitUntil(scope.pushPending());
  });
}
