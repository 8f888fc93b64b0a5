import { expect, test } from "vitest";

import { coverageProblems, readCoverage } from "./coverage-table.ts";

const FILES: Record<string, string> = {
  "src/a.ts": "export const a = 1;",
  "src/a.test.ts": `
    test("adds (one) to a", () => {});
    test.each([1, 2])("%i is \`a\` number", () => {});
    // "is only spoken of"
    await test.step(
      "a step of a long test",
      async () => {},
    );`,
};
const read = (path: string) => FILES[path] ?? null;

function row(number: string, cells: { statement?: string; file?: string; tests?: string } = {}) {
  const { statement = "It adds", file = "`src/a.ts`" } = cells;
  const tests = cells.tests ?? '`src/a.test.ts`: "adds (one) to a"';
  return `| ${number} | ${statement} | ${file} | ${tests} |`;
}

const SECTIONS = [1, 2, 3];

/** A table with one good row in each section, and the rows `more` after that of section 2. */
function problemsWith(...more: string[]): string[] {
  const rows = SECTIONS.flatMap((section) =>
    section === 2 ? [row("2.1"), ...more] : [row(`${section}.1`)],
  );
  const table = ["# Title", "| # | What | File | Test |", "| --- | --- | --- | --- |", ...rows];
  return coverageProblems(readCoverage(table.join("\n")), SECTIONS, read);
}

test("a table whose files and tests are there passes", () => {
  const tests = '`src/a.test.ts`: "%i is `a` number", "a step of a long test"';
  expect(problemsWith(row("2.2", { statement: "a \\| b", tests }))).toEqual([]);
});

test.each([
  [{ statement: "" }, "2.2 has no statement"],
  [{ file: "" }, "2.2 names no file"],
  [{ tests: " " }, "2.2 names no test"],
  [{ file: "`src/b.ts`" }, "2.2 src/b.ts does not exist"],
  [{ tests: '`src/b.test.ts`: "adds"' }, "2.2 src/b.test.ts does not exist"],
  [{ tests: '`src/a.test.ts`: "adds"' }, '2.2 src/a.test.ts has no test "adds"'],
  [
    { tests: '`src/a.test.ts`: "is only spoken of"' },
    '2.2 src/a.test.ts has no test "is only spoken of"',
  ],
])("a row with %o fails", (cells, problem) => {
  expect(problemsWith(row("2.2", cells))).toEqual([problem]);
});

test("a test without its title fails", () => {
  for (const tests of ["`src/a.test.ts`", "to do", "`src/a.test.ts`: adds"]) {
    expect(problemsWith(row("2.2", { tests }))).toEqual([
      '2.2 has a test that is not `file`: "title"',
    ]);
  }
});

test("a row left out shows, and so does a section", () => {
  expect(problemsWith(row("2.3"))).toEqual(["2.2 is missing before 2.3"]);
  expect(coverageProblems(readCoverage(row("1.1")), SECTIONS, read)).toContain("3 has no rows");
});
