import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** How many write transactions this page has begun, less those that have ended. */
    openWrites?: number;
    /** The number of consecutive polls without any. */
    quietPolls?: number;
  }
}

/**
 * Makes `goto` and `reload` wait until the page has stored pending changes. A real cook is slower than
 * that; a test on a busy machine isn't, and the browser aborts the transactions of a page that is left.
 * Closing a page or killing the browser doesn't wait.
 */
export function storeBeforeLeaving(context: BrowserContext): void {
  const patch = (page: Page) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      await writesEnd(page);
      return goto.apply(page, args);
    };
    page.reload = async (...args) => {
      await writesEnd(page);
      return reload.apply(page, args);
    };
  };
  context.on("page", patch);
  // A page that opened before the script was installed counts nothing, and is left at once.
  context.addInitScript(countWrites).catch(() => undefined);
}

function countWrites(): void {
  window.openWrites = 0;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const made = transaction.apply(this, args);
    if (made.mode === "readonly") return made;
    window.openWrites = (window.openWrites ?? 0) + 1;
    const end = () => {
      window.openWrites = (window.openWrites ?? 1) - 1;
    };
    made.addEventListener("complete", end);
    made.addEventListener("abort", end);
    return made;
  };
}

/** The timeout for waiting, since a stuck page never completes its transactions. */
const PATIENCE_MS = 10_000;

async function writesEnd(page: Page): Promise<void> {
  try {
    // A tap starts its write a frame and a few tasks later. Three polls are enough to see it start.
    await page.waitForFunction(
      () => {
        window.quietPolls = window.openWrites ? 0 : (window.quietPolls ?? 0) + 1;
        if (window.quietPolls < 3) return false;
        window.quietPolls = 0;
        return true;
      },
      undefined,
      { polling: "raf", timeout: PATIENCE_MS },
    );
  } catch {
    // The page is stuck, gone, or at another address by now: it is left as it is.
  }
}
