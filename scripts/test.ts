/**
 * `npm test`: the components beside all that looks at the code; then, inside one emulator suite, the
 * emulator tests beside those that need none, and the browser tests by themselves.
 * A failure does not keep the rest from running. Leaves the sum in .reports for scripts/closing-line.ts.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

import { STATIC_CHECKS } from "./checks.ts";
import { type Outcome, sumOutcomes } from "./count-tests.ts";
import { ensureChromium } from "./provision.ts";
import { runMain } from "./shutdown.ts";
import {
  playwrightSteps,
  REPORTS_FOLDER,
  runStep,
  runSteps,
  SUM_FILE,
  vitestStep,
} from "./steps.ts";
import { withTestSuite } from "./test-suite.ts";

await runMain(async () => {
  rmSync(REPORTS_FOLDER, { recursive: true, force: true });
  await ensureChromium();
  const outcomes: Outcome[] = await runSteps([vitestStep("component"), ...STATIC_CHECKS]);
  try {
    await withTestSuite(undefined, async (run, env) => {
      // The first mostly waits for the emulators, and the others for nothing.
      const emulator = { ...vitestStep("emulator"), env };
      outcomes.push(...(await runSteps([emulator, vitestStep("convergence"), vitestStep("unit")])));
      for (const step of playwrightSteps()) outcomes.push(await runStep(step, run));
    });
  } catch (error) {
    outcomes.push({ name: "emulator suite", ok: false });
    throw error;
  } finally {
    mkdirSync(REPORTS_FOLDER, { recursive: true });
    writeFileSync(SUM_FILE, JSON.stringify(sumOutcomes(outcomes)));
    const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
    console.log(failed.length === 0 ? "Everything passed." : `Failed: ${failed.join(", ")}.`);
    if (failed.length > 0) process.exitCode = 1;
  }
});
