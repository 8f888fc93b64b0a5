/**
 * Holds what documents say of tests to the project: every file and every test that they name is
 * there.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { PROJECT_ROOT } from "./command.ts";
import { coverageProblems, readCoverage } from "./coverage-table.ts";

const TABLES = [
  { table: "docs/spec-coverage.md", sections: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { table: "src/sync/SPEC.md", sections: [1] },
];

function readProjectFile(path: string): string | null {
  try {
    return readFileSync(join(PROJECT_ROOT, path), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

for (const { table, sections } of TABLES) {
  const rows = readCoverage(readProjectFile(table) ?? "");
  const problems = coverageProblems(rows, sections, readProjectFile);
  for (const problem of problems) console.error(`${table}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${table}: ${rows.length} statements, each with its file and its test`);
}
