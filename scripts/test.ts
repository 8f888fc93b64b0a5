/**
 * `npm test`: the component tests in parallel with the static checks; then, in one emulator suite,
 * the emulator tests in parallel with the stories of convergence, and after them the browser tests,
 * the last of which leave a core to the unit tests. A failure does not stop the rest. The sum goes to .reports for scripts/closing-line.ts.
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
      // The first step mostly waits for the emulators; the others wait for nothing.
      const emulator = { ...vitestStep("emulator"), env };
      outcomes.push(...(await runSteps([emulator, vitestStep("convergence")])));
      const browserSteps = playwrightSteps();
      const last = browserSteps.pop();
      for (const step of browserSteps) outcomes.push(await runStep(step, run));
      // The last browser tests take turns, which leaves a core to the unit tests.
      const unit = runSteps([vitestStep("unit")]);
      try {
        if (last) outcomes.push(await runStep(last, run));
      } finally {
        outcomes.push(...(await unit));
      }
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
