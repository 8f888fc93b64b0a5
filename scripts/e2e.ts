/**
 * `npm run test:e2e`: the browser tests, inside the tests' emulator suite. Arguments go to Playwright:
 * `npm run test:e2e -- kitchen.spec.ts`.
 */
import { runMain } from "./shutdown.ts";
import { playwrightSteps, runStep } from "./steps.ts";
import { withTestSuite } from "./test-suite.ts";

await runMain(async () => {
  const args = process.argv.slice(2);
  // The requested files may belong to only one of the projects.
  const steps = playwrightSteps(args.length > 0 ? ["--pass-with-no-tests", ...args] : []);
  await withTestSuite(undefined, async (run) => {
    for (const step of steps) {
      const { ok } = await runStep(step, run);
      if (!ok) process.exitCode = 1;
    }
  });
});
