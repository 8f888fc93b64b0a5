import { letBrowserWork } from "./let-browser-work.ts";

/** Longer than this, a tap would wait for what it shows. Ms, on whatever processor the device has. */
const STEP_MS = 8;

/**
 * Calls `each` with all items, a few at a time: the browser answers taps and draws in between. Within
 * a live query, read all that it follows before awaiting this.
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
