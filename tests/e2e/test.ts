import { test as base, type BrowserContext, type ConsoleMessage } from "@playwright/test";

export { expect } from "@playwright/test";

/** How the browser says on the console, for pages and workers, that the policy refused something. */
const REFUSAL = /Content Security Policy|requires 'Trusted/i;

interface Policy {
  /** Whether a refusal fails the test: so it is but where attacks are tried. */
  policyHolds: boolean;
  /** What the Content-Security-Policy has refused during this test, in whatever page or worker. */
  refused: readonly string[];
}

/** Playwright's test, which fails as well when anything the app did was against its own policy. */
export const test = base.extend<Policy, { refusals: string[] }>({
  policyHolds: [true, { option: true }],

  // Of the worker, since some files open their pages once for all of their tests.
  refusals: [
    async ({ browser }, use) => {
      const refusals: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (REFUSAL.test(message.text())) refusals.push(message.text());
      };
      const watch = (context: BrowserContext) => void context.on("console", listen);
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
