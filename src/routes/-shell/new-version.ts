/** Activates a waiting version. All windows then reload, each by itself. */
function letIn(worker: ServiceWorker): void {
  const isControlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener("statechange", () => {
    // Without a controller nothing tells this page that the version has changed.
    if (worker.state === "activated" && !isControlled) window.location.reload();
    // Another deployment took its place before it was let in: the cook's tap is meant for that one.
    if (worker.state === "redundant") void reloadIntoNewest();
  });
  worker.postMessage({ type: "SKIP_WAITING" });
}

/**
 * Loads the page again, in the newest version: a plain reload would keep the old one while the new
 * one waits. Asks which one waits by now, since another deployment may have taken its place.
 */
export async function reloadIntoNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.waiting) letIn(registration.waiting);
  else window.location.reload();
}
