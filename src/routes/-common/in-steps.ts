import { letBrowserWork } from "./let-browser-work.ts";

/** The time budget of one slice, ms: longer ones would delay the response to a tap. */
const STEP_MS = 8;

/**
 * Calls `each` for all items in time slices, yielding to the browser in between. Within a live query,
 * finish all reads before awaiting this, or Dexie doesn't track them.
 */
export async function inSteps<T>(items: Iterable<T>, each: (item: T) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > STEP_MS) {
      await letBrowserWork();
      since = performance.now();
    }
    each(item);
  }
}
