/**
 * Checks docs/spec-coverage.md against the project: every file and every test that it names must
 * exist.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { PROJECT_ROOT } from "./command.ts";
import { coverageProblems, readCoverage } from "./coverage-table.ts";

const TABLE = "docs/spec-coverage.md";
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function readProjectFile(path: string): string | null {
  try {
    return readFileSync(join(PROJECT_ROOT, path), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

const rows = readCoverage(readProjectFile(TABLE) ?? "");
const problems = coverageProblems(rows, SECTIONS, readProjectFile);
for (const problem of problems) console.error(`${TABLE}: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${TABLE}: ${rows.length} statements, each with its file and its test`);
