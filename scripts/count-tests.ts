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
}

export function countVitest({ numPassedTests, numFailedTests }: VitestReport): TestCount {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A flaky test counts as a failure. */
export function countPlaywright({ stats }: PlaywrightReport): TestCount {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** How one step of a run ended. */
export interface Outcome {
  name: string;
  ok: boolean;
  /** Set if the step is a test runner that left a report. */
  tests?: TestCount;
  /** What a step that failed has printed, if it was collected. */
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
