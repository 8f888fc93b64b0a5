const NAME = "MissingPartError";

/**
 * Has a part of the app that could not be loaded end on the screen for errors. By itself the router
 * would load the whole page again: with no network, and no service worker to answer, nothing but
 * the browser's own error page would be left. Where a service worker answers, that is the right
 * thing to do.
 */
export function watchForMissingParts(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    if (navigator.serviceWorker?.controller) return;
    // The router knows this failure by the browser's words.
    payload.message = `Not on this device: ${payload.message}`;
    payload.name = NAME;
  });
}

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/**
 * Loads the page again once the server answers. The failed part alone can't be asked for a second
 * time: some browsers remember the failure for as long as the page lives.
 */
export async function reloadIfReachable(): Promise<void> {
  try {
    const { ok } = await fetch("/", { method: "HEAD", cache: "no-store" });
    if (ok) window.location.reload();
  } catch (error) {
    console.warn("The server does not answer yet", error);
  }
}
