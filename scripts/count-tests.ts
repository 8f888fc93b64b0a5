export interface TestCount {
  passed: number;
  failed: number;
}

/** The parts of Vitest's JSON report that this file reads. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** The parts of Playwright's JSON report that this file reads. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
}

export function countVitest({ numPassedTests, numFailedTests }: VitestReport): TestCount {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A flaky test counts as a failure. */
export function countPlaywright({ stats }: PlaywrightReport): TestCount {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Each failed test with its place and its errors; "" if none failed. */
export function describePlaywrightFailures({ suites = [] }: PlaywrightReport): string {
  return suites.map(describeSuite).join("");
}

function describeSuite({ suites = [], specs }: PlaywrightSuite): string {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}:${line} ${title}\n${errors.map(({ message }) => message).join("\n")}\n`;
    });
  return [...failed, ...suites.map(describeSuite)].join("");
}

/** How one step of a run ended. */
export interface Outcome {
  name: string;
  ok: boolean;
  /** Set if the step is a test runner that left a report. */
  tests?: TestCount;
  /** What a step that failed has printed, or which of its tests failed, if either is known. */
  output?: string;
}

/** Adds up a whole run. A step that failed without a failed test counts as one failure. */
export function sumOutcomes(outcomes: readonly Outcome[]): TestCount {
  let [passed, failed] = [0, 0];
  for (const { ok, tests } of outcomes) {
    passed += tests?.passed ?? 0;
    failed += tests?.failed || (ok ? 0 : 1);
  }
  return { passed, failed };
}
