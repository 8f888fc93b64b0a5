import { test as base, type BrowserContext } from "@playwright/test";

import { storeBeforeLeaving } from "./leaving.ts";
import { attachTrails, rememberTrail } from "./trail.ts";
import { listenToWorkers } from "./worker-log.ts";

export { expect } from "@playwright/test";

/** For `test.use`: the app moves as it does for cooks who have not asked for stillness. */
export const MOVING = {
  contextOptions: { reducedMotion: "no-preference" as const },
};

/**
 * For `test.use`: the app as in a tab whose browser does not install it. To install it costs each new
 * device as much of the processor as a test's own screens. Tests that need no start without a network
 * go without.
 */
export const UNINSTALLED = { serviceWorkers: "block" as const };

/** What the browser logs, for pages and workers, when the policy refuses something. */
const REFUSAL = /Content Security Policy|requires 'Trusted/i;
const REFUSED = "refused by the app's own policy";

interface Policy {
  /** Whether a refusal fails the test; false only where attacks are tried. */
  policyHolds: boolean;
  /**
   * What the Content-Security-Policy has refused in any page or worker, during this test or between the
   * one before and this one, as in a `beforeAll`.
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

  // Scoped to the worker, since some files open their pages once for all of their tests. What is refused
  // before the first of them fails that one; what is refused after the last one fails the run by itself.
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
      // Taken also after attacks, which are no fault of the test that comes next.
      const refused = refusals.splice(0);
      if (policyHolds) base.expect(refused, REFUSED).toEqual([]);
    },
    { auto: true },
  ],
});
