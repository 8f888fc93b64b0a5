/**
 * A new version waits until the cook taps 'Update Now'; the very first version claims clients at once.
 */
export function listenForUpdate(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener("message", (event) => {
    if (event.data?.type === "SKIP_WAITING") event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener("activate", (event) => {
    // Without this, the first visit would have no service worker, and so no offline use, until a
    // reload.
    event.waitUntil(scope.clients.claim());
  });
}
