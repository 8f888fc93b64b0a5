import { expect, test } from "vitest";

import {
  countPlaywright,
  describePlaywrightFailures,
  describeVitestFailures,
  sumOutcomes,
} from "./count-tests.ts";

test("a failed step always shows in the sum, once, and a flaky test is a failure", () => {
  expect(
    sumOutcomes([
      { name: "unit", ok: true, tests: { passed: 10, failed: 0 } },
      {
        name: "e2e",
        ok: false,
        tests: countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } }),
      },
      { name: "types", ok: false },
      { name: "emulator", ok: false, tests: { passed: 5, failed: 0 } },
    ]),
  ).toEqual({ passed: 18, failed: 4 });
});

test("a browser test that failed is named with its place, its error and its page, however deep it stands", () => {
  const failed = {
    errors: [{ message: "no milk" }],
    attachments: [{ name: "error-context", path: "shop.md" }],
  };
  const spec = (title: string, ok: boolean) => ({
    title,
    file: "shop.spec.ts",
    line: 7,
    ok,
    tests: [{ results: [ok ? { errors: [] } : failed] }],
  });
  const suites = [{ specs: [spec("a", true)], suites: [{ specs: [spec("b", false)] }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 0 };
  const pages = {
    "shop.md": `# Page
\`\`\`yaml
- generic [ref=e1]:
  - link "Back" [ref=e2] [cursor=pointer]:
    - /url: /
\`\`\`
# Source`,
  };
  expect(describePlaywrightFailures({ stats, suites }, (path) => pages[path as "shop.md"])).toBe(
    'shop.spec.ts:7 b\nno milk\n  - link "Back":\n',
  );
});

test("a unit test that failed is named with its file and its error, and so is a file that can't be loaded", () => {
  const file = (name: string, status: string, message = "") => ({
    name: `${process.cwd()}/src/${name}`,
    message,
    assertionResults:
      status === "" ? [] : [{ fullName: "adds", status, failureMessages: ["\u001B[31mno milk"] }],
  });
  const testResults = [
    file("a.test.ts", "passed"),
    file("b.test.ts", "failed"),
    file("c.test.ts", "", "no such module"),
  ];
  expect(describeVitestFailures({ numPassedTests: 1, numFailedTests: 1, testResults })).toBe(
    "src/b.test.ts adds\nno milk\nsrc/c.test.ts\nno such module\n",
  );
});
