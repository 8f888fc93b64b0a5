import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const readme = readFileSync(join(root, "README.md"), "utf8");

/** The files of the numbered steps below a line of the README, in order. */
function readWalk(after: string): string[] {
  const [, rest = ""] = readme.split(after);
  const [steps = ""] = rest.trimStart().split("\n\n");
  return [...steps.matchAll(/\]\((src\/[^)]+)\)/g)].map(([, path = ""]) => path);
}

/** The files of src that a file imports for more than their types. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*?\bfrom "([.#][^"]+)"/gm)].map(
    ([, specifier = ""]) =>
      specifier.startsWith("#")
        ? `src/${specifier.slice(1)}`
        : posix.normalize(posix.join(posix.dirname(path), specifier)),
  );
}

/** What keeps a reader from visiting each file once, downwards. */
function findSteps(walk: readonly string[]): string[] {
  return walk.flatMap((path, at) => {
    const before = walk.slice(0, at);
    const isReached = at === 0 || before.some((each) => importsOf(each).includes(path));
    return [
      ...(before.includes(path) ? [`${path} comes twice`] : []),
      ...(isReached ? [] : [`${path}: no file above imports it`]),
      ...importsOf(path)
        .filter((each) => before.includes(each))
        .map((each) => `${path} leads back to ${each}`),
    ];
  });
}

/** What a newcomer reads of an action, and no more. */
const FILES_MOST = 8;

test("the README's walk from tap to server visits each file once, downwards", () => {
  const parts = ["an item of the shopping list is ticked.", "Later, in a worker:"].map(readWalk);
  for (const walk of parts) {
    expect(walk.length).toBeGreaterThan(2);
    expect(walk.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(findSteps(walk)).toEqual([]);
  }
  expect(parts.flat().length).toBeLessThanOrEqual(FILES_MOST);
});
