/**
 * Tries the mutants of files in a single process: their suites are loaded and run once, then the
 * tests that reach a mutant are run again with it, until one fails. Stryker loads them anew for each
 * mutant, which takes a hundred times as long. What a mutant leaves behind could judge the next
 * one, so all tests run again at the end without a mutant, and must pass.
 */
import { setMaxListeners } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import {
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  TestRunner,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestSuite,
} from "vitest";

import { PROJECT_ROOT } from "../../scripts/command.ts";
import type { InstrumentedFile, InstrumentedMutant } from "./instrument.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** `reports` are where the outcome is written, in the order of `files`. */
    tried: { files: InstrumentedFile[]; suites: string[]; reports: string[] };
  }
}

/** How often each mutant's place was passed, by the mutant's id. */
type Counts = Record<string, number>;

/** What Stryker's instrumented code reads and writes. */
interface Switches {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  /** Passing a mutant's place more often throws. */
  hitLimit: number | undefined;
  mutantCoverage: { static: Counts; perTest: Record<string, Counts> };
}

const switches: Switches = {
  activeMutant: undefined,
  currentTestId: undefined,
  hitCount: undefined,
  hitLimit: undefined,
  mutantCoverage: { static: {}, perTest: {} },
};
Object.assign(globalThis, { __stryker__: switches });

/** A mutant that goes round this many times as often as the code, and then some, runs for ever. */
const HITS_FACTOR = 100;
const HITS_MORE = 1_000;

/** What follows a test that a mutant has led astray may never end; it is left behind then. */
const HOOKS_MS = 2_000;
const realTimeout = globalThis.setTimeout;

// A test that runs hundreds of times listens as often for being cancelled.
setMaxListeners(0);

const { files, suites, reports } = inject("tried");
let atLoad: Counts = {};

beforeAll(() => {
  atLoad = { ...switches.mutantCoverage.static };
});
beforeEach(({ task }) => {
  switches.currentTestId = task.id;
});

describe.each(suites)("%s", async (suite) => {
  await import(/* @vite-ignore */ join(PROJECT_ROOT, suite));
});

function testsOf(task: RunnerTask): RunnerTestCase[] {
  return task.type === "test" ? [task] : task.tasks.flatMap(testsOf);
}

/** The suites that a test is in, the outermost first. */
function suitesOf({ suite, file: root }: RunnerTask): RunnerTestSuite[] {
  return suite ? [...suitesOf(suite), suite] : [root];
}

async function runHooks(one: RunnerTestCase, name: "beforeEach" | "afterEach"): Promise<void> {
  const around = suitesOf(one);
  for (const suite of name === "beforeEach" ? around : around.toReversed()) {
    for (const hook of TestRunner.getSuiteHooks(suite)[name]) await hook(one.context, suite);
  }
}

/** Why the test fails; null if it passes. */
async function failureOf(one: RunnerTestCase): Promise<string | null> {
  try {
    await runHooks(one, "beforeEach");
    await TestRunner.getTestFn(one)();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    const hooks = runHooks(one, "afterEach").catch(() => undefined);
    await Promise.race([hooks, new Promise((leave) => realTimeout(leave, HOOKS_MS))]);
  }
}

/** Tries one mutant on the tests that reach it; the one that fails is returned as `by`. */
async function tryMutant(
  { id }: InstrumentedMutant,
  reaching: readonly RunnerTestCase[],
  hits: number,
): Promise<{ status: string; by?: RunnerTestCase }> {
  if (reaching.length === 0) return { status: atLoad[id] ? "Ignored" : "NoCoverage" };
  const hitLimit = hits * HITS_FACTOR + HITS_MORE;
  for (const one of reaching) {
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit });
    const failure = await failureOf(one);
    const isEndless = (switches.hitCount ?? 0) > hitLimit;
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    if (failure !== null) {
      const isTimeout = isEndless || failure.startsWith("Test timed out");
      return { status: isTimeout ? "Timeout" : "Killed", by: one };
    }
  }
  return { status: "Survived" };
}

test("each mutant is tried on the tests that reach it", async ({ task }) => {
  const tests = testsOf(task.file).filter((one) => one !== task && one.mode === "run");
  const failing = tests.filter(({ result }) => result?.state !== "pass");
  expect(
    failing.map(({ fullName }) => fullName),
    "fail without a mutant",
  ).toEqual([]);
  const reached = structuredClone(switches.mutantCoverage.perTest);
  const killed = new Map<RunnerTestCase, number>();
  const worth = (one: RunnerTestCase) =>
    ((killed.get(one) ?? 0) + 0.1) / ((one.result?.duration ?? 0) + 1);
  const tryOne = async (mutant: InstrumentedMutant) => {
    const reaching = tests
      .filter((one) => reached[one.id]?.[mutant.id])
      .toSorted((a, b) => worth(b) - worth(a));
    const hits = reaching.reduce((sum, one) => sum + (reached[one.id]?.[mutant.id] ?? 0), 0);
    const { status, by } = await tryMutant(mutant, reaching, hits);
    if (by) killed.set(by, (killed.get(by) ?? 0) + 1);
    const [start, end] = [mutant.location.start, mutant.location.end].map(({ line, column }) => ({
      line: line + 1,
      column: column + 1,
    }));
    return { ...mutant, status, statusReason: by?.fullName, location: { start, end } };
  };
  const outcomes = [];
  for (const { file, source, mutants } of files) {
    const tried = [];
    for (const mutant of mutants) tried.push(await tryOne(mutant));
    outcomes.push({ files: { [file]: { source, mutants: tried } } });
  }
  const spoilt = [];
  for (const one of tests) if ((await failureOf(one)) !== null) spoilt.push(one.fullName);
  expect(spoilt, "fail after the mutants").toEqual([]);
  for (const [index, report] of reports.entries()) {
    writeFileSync(join(PROJECT_ROOT, report), JSON.stringify(outcomes[index]));
  }
}, 0);
