import { test as base, type BrowserContext } from "@playwright/test";

import { storeBeforeLeaving } from "./leaving.ts";
import { attachTrails, rememberTrail } from "./trail.ts";
import { listenToWorkers } from "./worker-log.ts";

export { expect } from "@playwright/test";

/** For `test.use`: animations run, without reduced motion. */
export const MOVING = {
  contextOptions: { reducedMotion: "no-preference" as const },
};

/**
 * For `test.use`: no service worker. Its install costs each new context as much CPU as a test's own
 * screens, so tests that don't start offline go without.
 */
export const UNINSTALLED = { serviceWorkers: "block" as const };

/** What the browser logs, for pages and workers, when the policy refuses something. */
const REFUSAL = /Content Security Policy|requires 'Trusted/i;
const REFUSED = "refused by the app's own policy";

interface Policy {
  /** Whether a refusal fails the test; false only where attacks are tried. */
  policyHolds: boolean;
  /**
   * Violations of the Content-Security-Policy in any page or worker, during this test or since the
   * previous one, as in a `beforeAll`.
   */
  refused: readonly string[];
  trails: void;
}

/**
 * Playwright's test, which also fails if the app violated its own policy. Its pages store what was
 * tapped before another address is loaded.
 */
export const test = base.extend<Policy, { refusals: string[] }>({
  policyHolds: [true, { option: true }],

  // Worker-scoped, since some files open their pages once for all of their tests. Violations before the
  // first test fail that one; those after the last one fail the run.
  refusals: [
    async ({ browser }, use) => {
      const refusals: string[] = [];
      const listen = (text: string) => {
        if (REFUSAL.test(text)) refusals.push(text);
      };
      const watch = (context: BrowserContext) => {
        context.on("console", (message) => listen(message.text()));
        storeBeforeLeaving(context);
        rememberTrail(context);
      };
      browser.on("context", watch);
      const leaveWorkers = await listenToWorkers(browser, listen);
      await use(refusals);
      browser.off("context", watch);
      await leaveWorkers();
      base.expect(refusals, `${REFUSED}, after the last test`).toEqual([]);
    },
    { scope: "worker", auto: true },
  ],

  trails: [
    async ({ browser }, use, info) => {
      await use();
      if (info.status !== info.expectedStatus) await attachTrails(browser, info);
    },
    { auto: true },
  ],

  refused: [
    async ({ refusals, policyHolds }, use) => {
      await use(refusals);
      // Also cleared after attacks, so that they don't fail the next test.
      const refused = refusals.splice(0);
      if (policyHolds) base.expect(refused, REFUSED).toEqual([]);
    },
    { auto: true },
  ],
});
