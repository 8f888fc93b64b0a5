export interface TestCount {
  passed: number;
  failed: number;
}

/** The parts of Vitest's JSON report that this file reads. */
export interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The parts of Playwright's JSON report that this file reads. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A file that fails as a whole, for instance because it does not load, counts as one failure. */
export function countVitest(report: VitestReport): TestCount {
  const count = { passed: 0, failed: 0 };
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === "failed").length;
    count.passed += file.assertionResults.filter(({ status }) => status === "passed").length;
    count.failed += failed === 0 && file.status === "failed" ? 1 : failed;
  }
  return count;
}

/** A flaky test counts as a failure, and so does an error outside any test. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCount {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}

/** How one step of a run ended; `tests` is set if the step is a test runner that left a report. */
export interface Outcome {
  name: string;
  ok: boolean;
  tests?: TestCount;
}

/** Adds up a whole run. A step that failed without a failed test counts as one failure. */
export function sumOutcomes(outcomes: readonly Outcome[]): TestCount {
  const sum = { passed: 0, failed: 0 };
  for (const { ok, tests } of outcomes) {
    const failed = tests?.failed ?? 0;
    sum.passed += tests?.passed ?? 0;
    sum.failed += !ok && failed === 0 ? 1 : failed;
  }
  return sum;
}
