import type { BackgroundScope } from "./background.ts";

/** This script is built beside the service worker, from background.ts. */
const PUSH_SCRIPT = "/sw-background.js";

/**
 * Sends pending changes when the browser wakes the service worker with no page open. Firestore and Auth
 * are in a separate script, which is evaluated only then, so that they slow no navigation down. A
 * service worker may later import only scripts that it imported while installing, hence the import
 * during install, just to store it.
 */
export function pushWhenWoken(scope: ServiceWorkerGlobalScope & BackgroundScope): void {
  scope.addEventListener("install", () => {
    if (import.meta.env.PROD) scope.importScripts(PUSH_SCRIPT);
  });
  // The app registers one tag alone. TypeScript's library leaves the Background Sync API out.
  scope.addEventListener("sync" as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
    if (!scope.pushPending) scope.importScripts(PUSH_SCRIPT);
    // After a rejection the browser retries with backoff.
    if (scope.pushPending) (event as ExtendableEvent).waitUntil(scope.pushPending());
  });
}
