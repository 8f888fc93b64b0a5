import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";

import { PROJECT_ROOT, startCommand } from "./command.ts";
import {
  countPlaywright,
  countVitest,
  describePlaywrightFailures,
  describeVitestFailures,
  type Outcome,
  type PlaywrightReport,
  type TestCount,
  type VitestReport,
} from "./count-tests.ts";

export const REPORTS_FOLDER = join(PROJECT_ROOT, ".reports");
/** Holds the sum of the last whole run: a `TestCount`. */
export const SUM_FILE = join(REPORTS_FOLDER, "sum.json");

export interface Step {
  name: string;
  /** The step's commands, in order; the first that fails ends the step. */
  commands: readonly (readonly string[])[];
  env?: Record<string, string>;
  /** Reads the step's report after the run, if the step is a test runner. */
  report?: {
    file: string;
    count: (text: string) => TestCount;
    /** Describes the failed tests; "" if none failed. */
    describe: (text: string) => string;
  };
}

/** A step that runs one of the projects of vitest.config.ts. */
export function vitestStep(project: string): Step {
  const file = join(REPORTS_FOLDER, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name: project,
    commands: [["vitest", "run", "--project", project, ...reporters]],
    report: {
      file,
      count: (text) => countVitest(JSON.parse(text) as VitestReport),
      describe: (text) => describeVitestFailures(JSON.parse(text) as VitestReport),
    },
  };
}

/** The projects of playwright.config.ts: those that may run side by side, and what must follow them. */
const BROWSER_PROJECTS = [["long", "phone"], ["demo"]];

/** Steps that run the browser tests one after the other; `args` go to Playwright. */
export function playwrightSteps(args: readonly string[] = []): Step[] {
  return BROWSER_PROJECTS.map((projects) => {
    const file = join(REPORTS_FOLDER, `e2e-${projects.join("-")}.json`);
    const chosen = projects.flatMap((project) => ["--project", project]);
    // A separate folder for each step, since Playwright clears it at the start.
    const folder = join("test-results", `e2e-${projects.join("-")}`);
    const flags = ["--reporter=list,json", "--fail-on-flaky-tests", "--output", folder, ...chosen];
    return {
      name: `e2e: ${projects.join(", ")}`,
      commands: [["playwright", "test", ...flags, ...args]],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      report: {
        file,
        count: (text) => countPlaywright(JSON.parse(text) as PlaywrightReport),
        describe: (text) =>
          describePlaywrightFailures(JSON.parse(text) as PlaywrightReport, (path) =>
            readFileSync(path, "utf8"),
          ),
      },
    };
  });
}

/** Runs one step with `run`, which resolves to a command's exit code. */
export async function runStep(
  { name, commands, env, report }: Step,
  run: (command: readonly string[], env?: Record<string, string>) => Promise<number>,
): Promise<Outcome> {
  if (report) {
    // If a runner crashes, a report left by an earlier run must not be taken for its own.
    rmSync(report.file, { force: true });
    mkdirSync(dirname(report.file), { recursive: true });
  }
  let ok = true;
  for (const command of commands) ok &&= (await run(command, env)) === 0;
  return { name, ok, ...(report && readReport(report)) };
}

/** Runs `lanes` steps in parallel, by default one per core, and shows the output of those that fail. */
export async function runSteps(
  steps: readonly Step[],
  lanes = availableParallelism(),
): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const outputs: string[] = [];
      const outcome = await runStep(step, async (command, env = {}) => {
        const { code, output } = await startCommand(command, { env, output: "collect" }).done;
        outputs.push(output);
        return code;
      });
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(`${outcome.ok ? "ok    " : "FAILED"}  ${step.name} (${seconds} s)`);
      if (outcome.ok) outcomes.push(outcome);
      else {
        const output = outputs.join("");
        console.log(output);
        outcomes.push({ output, ...outcome });
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return outcomes;
}

function readReport({
  file,
  count,
  describe,
}: NonNullable<Step["report"]>): Pick<Outcome, "tests" | "output"> {
  try {
    const text = readFileSync(file, "utf8");
    const output = describe(text);
    return { tests: count(text), ...(output && { output }) };
  } catch (error) {
    // The runner ended before it could report; its exit code tells that it failed.
    console.error(`No report in ${file}:`, error instanceof Error ? error.message : error);
    return {};
  }
}
