import { readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** Test code, and files whose names a tool gives: an address, a folder's entry, its settings. */
const IS_LEFT_OUT =
  /\.(test|fixture)\.tsx?$|\/doubles\/|^src\/routes\/(?!.*-[^/]*\/)|\/index\.ts$|\.config\.ts$/;

/** The groups of files that differ in their folder or extension alone. */
function findNamesakes(paths: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    if (IS_LEFT_OUT.test(path)) continue;
    const name = basename(path).replace(/\..*$/, "");
    groups.set(name, [...(groups.get(name) ?? []), path]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function listProduction(): string[] {
  return ["src", "sw", "functions/src", "scripts"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/")),
  );
}

test("no two production files share a name", () => {
  const paths = listProduction();
  expect(paths.length).toBeGreaterThan(500);
  expect(findNamesakes(paths)).toEqual([]);
});
