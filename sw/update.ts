/**
 * A new version waits until the cook taps 'Update Now'; the very first version claims clients at once,
 * and later any that it missed.
 */
export function listenForUpdate(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener("message", (event) => {
    if (event.data?.type === "SKIP_WAITING") event.waitUntil(scope.skipWaiting());
    if (event.data?.type === "CLAIM") event.waitUntil(scope.clients.claim());
  });
  scope.addEventListener("activate", (event) => {
    // Without this, the first visit would have no service worker, and so no offline use, until a
    // reload.
    event.waitUntil(scope.clients.claim());
  });
}
