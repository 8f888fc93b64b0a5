import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** How many write transactions this page has begun, less those that have ended. */
    openWrites?: number;
    /** How often in a row it had none when it was asked. */
    quietPolls?: number;
  }
}

/**
 * Makes every page of the context store what was tapped before a test loads another address. A cook
 * who taps and leaves takes longer than that; a test on a busy machine doesn't, and the browser aborts
 * the transactions of a page that goes.
 *
 * Only loading waits. A test that closes a page or kills a browser does so at once.
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
  // A page that opens before the script is there counts nothing, and is left at once.
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

/** How long a page may keep a test from leaving it: one that is stuck ends no transaction. */
const PATIENCE_MS = 10_000;

async function writesEnd(page: Page): Promise<void> {
  try {
    // A tap begins its write a frame and a few turns of the event loop later. Three polls see it begin.
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
