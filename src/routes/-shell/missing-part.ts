/** The error name of a module that could not be loaded. */
export const MISSING_PART = "MissingPartError";

/**
 * Makes a failed dynamic import lead to the error screen. The router would reload the page instead:
 * offline, that may end on the browser's own error page; and after an update, an in-memory draft would
 * be lost unasked.
 */
export function watchForMissingParts(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    // The router recognises this failure by the browser's message.
    payload.message = `Not on this device: ${payload.message}`;
    payload.name = MISSING_PART;
  });
}

/** The timeout for refetching files on a network that never responds, ms. */
const PATIENCE_MS = 10_000;

/**
 * Reloads the page once the server responds, or at once if a service worker has cached the app, possibly
 * in a newer version. Retrying the failed import alone doesn't work: some browsers cache the failure for
 * the page's lifetime.
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
 * Refetches each file that failed, bypassing the HTTP cache. It may have cached a 404 from when another
 * version was deployed. Browsers without `responseStatus` refetch every file.
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
