/**
 * `npm test`: the production build; then, in one emulator suite, the emulator tests beside the other
 * checks, and after them the browser tests, the last of which run serially, beside the unit and
 * convergence tests. A failure does not stop the rest. The sum goes to .reports for
 * scripts/closing-line.ts.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

import { BUILD_CHECK, SOURCE_CHECKS } from "./checks.ts";
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

/** How many characters of a failed step's output are shown again at the end. */
const SHOWN_AGAIN = 6_000;

/**
 * The emulator's collector, as in every suite, and only the first of Java's compilers: what the second one
 * costs isn't repaid within a run of the tests. A bench needs it.
 */
const JAVA_OPTIONS = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1";

await runMain(async () => {
  rmSync(REPORTS_FOLDER, { recursive: true, force: true });
  process.env["JDK_JAVA_OPTIONS"] ??= JAVA_OPTIONS;
  await ensureChromium();
  const outcomes: Outcome[] = await runSteps([BUILD_CHECK]);
  try {
    await withTestSuite(undefined, async (run, env) => {
      const emulators = ["rules", "emulator"].map((name) => ({ ...vitestStep(name), env }));
      const others = [vitestStep("component"), ...SOURCE_CHECKS];
      // Emulator tests mostly wait for I/O.
      const lanes = availableParallelism() + 1;
      outcomes.push(...(await runSteps([...emulators, ...others], lanes)));
      const browserSteps = playwrightSteps();
      const last = browserSteps.pop();
      for (const step of browserSteps) outcomes.push(await runStep(step, run));
      // The last browser tests run serially, which leaves a core to the tests that need no emulators.
      const beside = runSteps(["domain", "unit", "convergence"].map(vitestStep), 1);
      try {
        if (last) outcomes.push(await runStep(last, run));
      } finally {
        outcomes.push(...(await beside));
      }
    });
  } catch (error) {
    outcomes.push({ name: "emulator suite", ok: false });
    throw error;
  } finally {
    mkdirSync(REPORTS_FOLDER, { recursive: true });
    writeFileSync(SUM_FILE, JSON.stringify(sumOutcomes(outcomes)));
    const failed = outcomes.filter(({ ok }) => !ok);
    // Once more at the end, since CI services cut the head of a long log.
    for (const { name, output } of failed) {
      if (output) console.log(`\n${name} ended with:\n${output.slice(-SHOWN_AGAIN)}`);
    }
    const names = failed.map(({ name }) => name).join(", ");
    console.log(names === "" ? "Everything passed." : `Failed: ${names}.`);
    if (failed.length > 0) process.exitCode = 1;
  }
});
