/** The name of the error that a missing part ends on. */
export const MISSING_PART = "MissingPartError";

/**
 * Has a part of the app that could not be loaded end on the screen for errors. By itself the router
 * would load the whole page again: without a network, nothing but the browser's own error page
 * might be left; and after an update, a draft that is only in memory would be gone unasked.
 */
export function watchForMissingParts(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    // The router knows this failure by the browser's words.
    payload.message = `Not on this device: ${payload.message}`;
    payload.name = MISSING_PART;
  });
}

/** How long files have on a network that accepts and never answers, before the page reloads without. In ms. */
const PATIENCE_MS = 10_000;

/**
 * Loads the page again once the server answers, or at once where a service worker has the whole app,
 * which may be a newer one than this page. The failed part alone can't be asked for a second time: some
 * browsers remember the failure for as long as the page lives.
 */
export async function reloadIfReachable(): Promise<void> {
  try {
    if (!navigator.serviceWorker?.controller) {
      const { ok } = await fetch("/", { method: "HEAD", cache: "no-store" });
      if (!ok) return;
    }
    await renewFailedFiles();
    window.location.reload();
  } catch (error) {
    console.warn("The server does not answer yet", error);
  }
}

/**
 * Asks past the browser's own cache for each file that this page could not have. The cache may keep
 * that there was none, from when another version was deployed, and would tell the next page so. Where
 * the browser doesn't tell how a file was answered, each may be the one.
 */
async function renewFailedFiles(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  await Promise.allSettled(
    files
      .filter(({ name, responseStatus }) => name.includes("/assets/") && responseStatus !== 200)
      .map(({ name }) => fetch(name, { cache: "reload", signal })),
  );
}
