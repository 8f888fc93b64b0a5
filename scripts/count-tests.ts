import { stripVTControlCharacters } from "node:util";

export interface TestCount {
  passed: number;
  failed: number;
  /** What failed, a text each: the test's name, and how it failed. */
  failures: readonly string[];
}

/** How much of one failure is told again at a run's end. */
const MOST_OF_A_FAILURE = 6_000;

const failure = (name: string, ...texts: (string | undefined)[]) =>
  stripVTControlCharacters([name, ...texts.filter(Boolean)].join("\n")).slice(0, MOST_OF_A_FAILURE);

/** The parts of Vitest's JSON report that this file reads. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** The parts of Playwright's JSON report that this file reads. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  errors: { message?: string }[];
  /** `body` is in base64. */
  attachments: { contentType: string; body?: string }[];
}

/** A file that fails as a whole, for instance because it does not load, counts as one failure. */
export function countVitest(report: VitestReport): TestCount {
  let passed = 0;
  const failures: string[] = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === "failed");
    passed += assertionResults.filter((test) => test.status === "passed").length;
    for (const { fullName, failureMessages } of failed) {
      failures.push(failure(`${name} › ${fullName}`, ...(failureMessages ?? [])));
    }
    if (failed.length === 0 && status === "failed") failures.push(failure(name, message));
  }
  return { passed, failed: failures.length, failures };
}

/** A flaky test counts as a failure, and so does an error outside any test. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): TestCount {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...errors.map(({ message }) => failure("Outside any test", message)),
      ...suites.flatMap(listPlaywrightFailures),
    ],
  };
}

function listPlaywrightFailures({ suites = [], specs }: PlaywrightSuite): string[] {
  const failures = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ errors }) => errors.length > 0)
      .map(({ errors, attachments }) =>
        failure(
          `${file}:${line} › ${title}`,
          ...errors.map(({ message }) => message),
          ...attachments
            .filter(({ contentType }) => contentType === "text/plain")
            .map(({ body }) => Buffer.from(body ?? "", "base64").toString()),
        ),
      ),
  );
  return [...failures, ...suites.flatMap(listPlaywrightFailures)];
}

/** How one step of a run ended; `tests` is set if the step is a test runner that left a report. */
export interface Outcome {
  name: string;
  ok: boolean;
  tests?: TestCount;
}

/** Adds up a whole run. A step that failed without a failed test counts as one failure. */
export function sumOutcomes(outcomes: readonly Outcome[]): TestCount {
  const sum = { passed: 0, failed: 0, failures: [] as string[] };
  for (const { name, ok, tests } of outcomes) {
    const failed = tests?.failed ?? 0;
    sum.passed += tests?.passed ?? 0;
    sum.failed += !ok && failed === 0 ? 1 : failed;
    sum.failures.push(...(tests?.failures ?? []).map((text) => `${name}: ${text}`));
  }
  return sum;
}
