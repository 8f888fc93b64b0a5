/**
 * `npm run docs`: writes the generated parts of the documents: the README's picture of the layers,
 * drawn from imports, and the index of the decisions. With `--check` it writes nothing, and fails
 * if they are out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { PROJECT_ROOT } from "./command.ts";
import { listDecisions, readDecision } from "./decisions.ts";
import { drawLayers, readLayers } from "./layers.ts";
import { putGenerated } from "./measured.ts";

const DECISIONS = "docs/decisions";

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), "utf8");

function listFiles(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PROJECT_ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes("node_modules"))
    .toSorted();
}

const sources = ["src", "sw", "functions/src"]
  .flatMap(listFiles)
  .filter((path) => /\.tsx?$/.test(path));
const decisions = readdirSync(join(PROJECT_ROOT, DECISIONS))
  .filter((file) => /^\d/.test(file))
  .toSorted();

const GENERATED = {
  "README.md": drawLayers(readLayers(sources.map((path) => ({ path, text: read(path) })))),
  [`${DECISIONS}/README.md`]: listDecisions(
    decisions.map((file) => readDecision(file, read(join(DECISIONS, file)))),
  ),
};

for (const [path, text] of Object.entries(GENERATED)) {
  const before = read(path);
  const after = putGenerated(before, text);
  if (after === before) continue;
  if (process.argv.includes("--check")) {
    console.error(`${path} is stale: npm run docs writes it.`);
    process.exitCode = 1;
  } else {
    writeFileSync(join(PROJECT_ROOT, path), after);
  }
}
