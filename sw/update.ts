/** A new version waits until the cook says 'Update Now'; the very first one takes over at once. */
export function listenForUpdate(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener("message", (event) => {
    if (event.data?.type === "SKIP_WAITING") event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener("activate", (event) => {
    // Without this the first visit would stay uncontrolled, and offline, until a reload.
    event.waitUntil(scope.clients.claim());
  });
}
