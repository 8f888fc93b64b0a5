import { expect, test } from "vitest";

import { countPlaywright, countVitest, sumOutcomes } from "./count-tests.ts";

test("Vitest's tests are counted one by one, neither skipped ones nor suites", () => {
  const assertionResults = ["passed", "passed", "failed", "skipped"].map((status) => ({ status }));
  expect(countVitest({ testResults: [{ status: "failed", assertionResults }] })).toEqual({
    passed: 2,
    failed: 1,
  });
});

test("a test file that does not load is a failure", () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  expect(countVitest({ testResults })).toEqual({ passed: 0, failed: 1 });
});

test("Playwright's flaky tests and errors outside tests are failures", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  expect(countPlaywright({ stats, errors: [{ message: "no such file" }] })).toEqual({
    passed: 7,
    failed: 4,
  });
});

test("a failed step always shows in the sum, once", () => {
  expect(
    sumOutcomes([
      { name: "unit", ok: true, tests: { passed: 10, failed: 0 } },
      { name: "e2e", ok: false, tests: { passed: 3, failed: 2 } },
      { name: "types", ok: false },
      { name: "emulator", ok: false, tests: { passed: 5, failed: 0 } },
    ]),
  ).toEqual({ passed: 18, failed: 4 });
});
