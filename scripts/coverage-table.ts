/**
 * A row of docs/spec-coverage.md: a statement, the files that implement it, the tests that hold it.
 */
export interface CoverageRow {
  /** The section and the position in it: "2.14". */
  number: string;
  statement: string;
  files: string[];
  tests: { file: string; titles: string[] }[];
}

const ROW = /^\| *(\d+\.\d+) *\|/;
const CELL_END = /(?<!\\)\|/;

/** The cells of a table's row; a bar within a cell is written `\|`. */
function cellsOf(line: string): string[] {
  return line
    .split(CELL_END)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** Parses `file`: "title", "title". */
function readTests(cell: string): CoverageRow["tests"] {
  return cell
    .split("<br>")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [, file = "", titles = ""] = /^`([^`]+)`: (.+)$/.exec(part.trim()) ?? [];
      return { file, titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title) };
    });
}

/** The rows of the tables in `markdown`, in order. */
export function readCoverage(markdown: string): CoverageRow[] {
  return markdown
    .split("\n")
    .filter((line) => ROW.test(line))
    .map((line) => {
      const [number = "", statement = "", files = "", tests = ""] = cellsOf(line);
      return {
        number,
        statement,
        files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
        tests: readTests(tests),
      };
    });
}

/** Whether `source` calls something (`test`, `test.step`, `test.each(…)`) with this title first. */
function hasTitle(source: string, title: string): boolean {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`\(\s*(["'\`])${literal}\1\s*,`).test(source);
}

function checkRow(row: CoverageRow, read: (path: string) => string | null): string[] {
  const found: string[] = [];
  if (row.statement === "") found.push("has no statement");
  if (row.files.length === 0) found.push("names no file");
  if (row.tests.length === 0) found.push("names no test");
  for (const file of row.files) if (read(file) === null) found.push(`${file} does not exist`);
  for (const { file, titles } of row.tests) {
    if (titles.length === 0) {
      found.push('has a test that is not `file`: "title"');
      continue;
    }
    const source = read(file);
    if (source === null) found.push(`${file} does not exist`);
    else {
      for (const title of titles) {
        if (!hasTitle(source, title)) found.push(`${file} has no test "${title}"`);
      }
    }
  }
  return found.map((problem) => `${row.number} ${problem}`);
}

/**
 * The problems of a table that should have these sections: empty cells, missing files, tests with
 * another title, dropped rows. `read` returns a file's text by its path in the project, or null.
 */
export function coverageProblems(
  rows: readonly CoverageRow[],
  sections: readonly number[],
  read: (path: string) => string | null,
): string[] {
  const missing = sections.flatMap((section) => {
    const numbers = rows.map(({ number }) => number).filter((n) => n.startsWith(`${section}.`));
    if (numbers.length === 0) return [`${section} has no rows`];
    const at = numbers.findIndex((number, index) => number !== `${section}.${index + 1}`);
    return at < 0 ? [] : [`${section}.${at + 1} is missing before ${numbers[at]}`];
  });
  return [...missing, ...rows.flatMap((row) => checkRow(row, read))];
}
