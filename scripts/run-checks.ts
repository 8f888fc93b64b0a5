/** `npm run check`: format, lint, types, unused code, unit tests, the production build and its size. */
import { CHECKS } from "./checks.ts";
import { runMain } from "./shutdown.ts";
import { runSteps } from "./steps.ts";

await runMain(async () => {
  const outcomes = await runSteps(CHECKS);
  if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
});
