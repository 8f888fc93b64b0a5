/** The idle callback's timeout on a page that is never idle, ms. */
const WAIT_MS = 2_000;

/** Resolves when the browser is idle, or after a timeout on a page that never is. */
export async function isIdle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: WAIT_MS });
    else setTimeout(resolve, 200);
  });
}
