import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface TestCount {
  passed: number;
  failed: number;
}

/** The parts of Vitest's JSON report that this file reads. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: readonly {
    name: string;
    /** What a file that could not be loaded says. */
    message?: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
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
    tests: readonly { results: readonly PlaywrightResult[] }[];
  }[];
}

interface PlaywrightResult {
  errors: readonly { message?: string }[];
  attachments?: readonly { name: string; path?: string }[];
}

export function countVitest({ numPassedTests, numFailedTests }: VitestReport): TestCount {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A flaky test counts as a failure. */
export function countPlaywright({ stats }: PlaywrightReport): TestCount {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** How much of a failed test's error is shown at the end of a run, in characters. */
const ERROR_MAX = 400;

function describeFailure(place: string, errors: readonly (string | undefined)[]): string {
  const error = stripVTControlCharacters(errors.filter(Boolean).join("\n"));
  return `${place}\n${error.slice(0, ERROR_MAX)}\n`;
}

/** Each failed test with its file and the beginning of its error; "" if none failed. */
export function describeVitestFailures({ testResults = [] }: VitestReport): string {
  return testResults
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(".", name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0 && message) return describeFailure(file, [message]);
      return failed.map(({ fullName, failureMessages }) =>
        describeFailure(`${file} ${fullName}`, failureMessages ?? []),
      );
    })
    .join("");
}

/**
 * Each failed test with its place, the beginning of its errors, and of what the page showed; "" if none
 * failed. `readText` reads a file that the report names.
 */
export function describePlaywrightFailures(
  { suites = [] }: PlaywrightReport,
  readText: (path: string) => string,
): string {
  return suites.map((suite) => describeSuite(suite, readText)).join("");
}

/** How much of the page's snapshot is shown, in characters. */
const PAGE_MAX = 2_000;

/**
 * What the page showed when a test failed, from the file that Playwright attaches: names, roles and texts,
 * without the lines and marks that name nothing.
 */
function describePage(
  { attachments = [] }: PlaywrightResult,
  readText: (path: string) => string,
): string {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  if (path === undefined) return "";
  const [, snapshot = ""] = readText(path).split("```yaml\n");
  return (snapshot.split("```")[0] ?? "")
    .replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, "")
    .replaceAll(/^ *- (?:generic:?|\/url: .*)\n/gm, "")
    .slice(0, PAGE_MAX);
}

function describeSuite(
  { suites = [], specs }: PlaywrightSuite,
  readText: (path: string) => string,
): string {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors);
      const failure = describeFailure(
        `${file}:${line} ${title}`,
        errors.map(({ message }) => message),
      );
      return failure + results.map((result) => describePage(result, readText)).join("");
    });
  return [...failed, ...suites.map((suite) => describeSuite(suite, readText))].join("");
}

/** How one step of a run ended. */
export interface Outcome {
  name: string;
  ok: boolean;
  /** Set if the step is a test runner that left a report. */
  tests?: TestCount;
  /** The tests that failed, if the step is a test runner; else what the failed step has printed. */
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
