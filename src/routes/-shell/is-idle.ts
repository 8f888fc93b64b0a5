/** The longest that a busy page has the waiting wait, ms. */
const WAIT_MS = 2_000;

/** Resolves when the browser has nothing better to do, and in a page that is always busy soon even so. */
export async function isIdle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: WAIT_MS });
    else setTimeout(resolve, 200);
  });
}
