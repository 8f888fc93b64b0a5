import { expect, test } from "vitest";

import { countPlaywright, countVitest, sumOutcomes } from "./count-tests.ts";

const tested = (status: string) => ({
  status,
  fullName: `a test that ${status}`,
});

test("Vitest's tests are counted one by one, neither skipped ones nor suites", () => {
  const assertionResults = [
    ...["passed", "passed", "skipped"].map(tested),
    {
      ...tested("failed"),
      failureMessages: ["\u001b[31mexpected 1\u001b[39m"],
    },
  ];
  expect(
    countVitest({
      testResults: [{ name: "a.test.ts", status: "failed", assertionResults }],
    }),
  ).toEqual({
    passed: 2,
    failed: 1,
    failures: ["a.test.ts › a test that failed\nexpected 1"],
  });
});

test("a test file that does not load is a failure", () => {
  const file = {
    name: "a.test.ts",
    status: "failed",
    message: "no such module",
  };
  expect(countVitest({ testResults: [{ ...file, assertionResults: [] }] })).toEqual({
    passed: 0,
    failed: 1,
    failures: ["a.test.ts\nno such module"],
  });
});

test("Playwright's flaky tests and errors outside tests are failures, and say what they attached", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  const attachments = [
    {
      contentType: "text/plain",
      body: Buffer.from("12 click button").toString("base64"),
    },
    { contentType: "image/png", body: "" },
  ];
  const results = [
    { errors: [{ message: "not there" }], attachments },
    { errors: [], attachments },
  ];
  const spec = {
    title: "signs out",
    file: "a.spec.ts",
    line: 7,
    tests: [{ results }],
  };
  expect(
    countPlaywright({
      stats,
      errors: [{ message: "no such file" }],
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    }),
  ).toEqual({
    passed: 7,
    failed: 4,
    failures: [
      "Outside any test\nno such file",
      "a.spec.ts:7 › signs out\nnot there\n12 click button",
    ],
  });
});

test("a failed step always shows in the sum, once", () => {
  expect(
    sumOutcomes([
      {
        name: "unit",
        ok: true,
        tests: { passed: 10, failed: 0, failures: [] },
      },
      {
        name: "e2e",
        ok: false,
        tests: { passed: 3, failed: 2, failures: ["one", "two"] },
      },
      { name: "types", ok: false },
      {
        name: "emulator",
        ok: false,
        tests: { passed: 5, failed: 0, failures: [] },
      },
    ]),
  ).toEqual({ passed: 18, failed: 4, failures: ["e2e: one", "e2e: two"] });
});
