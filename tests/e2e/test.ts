import { test as base, type BrowserContext, type ConsoleMessage } from "@playwright/test";

import { storeBeforeLeaving } from "./leaving.ts";

export { expect } from "@playwright/test";

/** For `test.use`: the app moves as it does for cooks who have not asked for stillness. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" as const } };

/** The browser's console message, for pages and workers, when the policy refuses something. */
const REFUSAL = /Content Security Policy|requires 'Trusted/i;

interface Policy {
  /** Whether a refusal fails the test; false only where attacks are tried. */
  policyHolds: boolean;
  /** What the Content-Security-Policy has refused during this test, in any page or worker. */
  refused: readonly string[];
}

/**
 * Playwright's test, which also fails if the app violated its own policy. Its pages store what was
 * tapped before another address is loaded.
 */
export const test = base.extend<Policy, { refusals: string[] }>({
  policyHolds: [true, { option: true }],

  // Scoped to the worker, since some files open their pages once for all of their tests.
  refusals: [
    async ({ browser }, use) => {
      const refusals: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (REFUSAL.test(message.text())) refusals.push(message.text());
      };
      const watch = (context: BrowserContext) => {
        context.on("console", listen);
        storeBeforeLeaving(context);
      };
      browser.on("context", watch);
      await use(refusals);
      browser.off("context", watch);
    },
    { scope: "worker", auto: true },
  ],

  refused: [
    async ({ refusals, policyHolds }, use) => {
      refusals.length = 0;
      await use(refusals);
      if (policyHolds) base.expect(refusals, "refused by the app's own policy").toEqual([]);
    },
    { auto: true },
  ],
});
