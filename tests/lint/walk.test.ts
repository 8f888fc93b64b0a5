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

/** The port that a file is behind: whoever imports the port leads to it. */
const PORTS: Readonly<Record<string, string>> = {
  "src/sync/remotes/firestore-remote.ts": "src/sync/remotes/remote.ts",
};

/** What keeps a reader from visiting each file once, downwards. */
function findSteps(walk: readonly string[]): string[] {
  return walk.flatMap((path, at) => {
    const before = walk.slice(0, at);
    const isReached =
      at === 0 || before.some((each) => importsOf(each).includes(PORTS[path] ?? path));
    return [
      ...(before.includes(path) ? [`${path} comes twice`] : []),
      ...(isReached ? [] : [`${path}: no file above imports it`]),
      ...importsOf(path)
        .filter((each) => before.includes(each))
        .map((each) => `${path} leads back to ${each}`),
    ];
  });
}

const AT_ONCE = "an item of the shopping list is ticked.";
const LATER = "Later, away from the screen:";

test.each([
  [AT_ONCE, 8],
  [LATER, 6],
])("the README's walk after “%s” visits each file once, downwards", (after, length) => {
  const walk = readWalk(after);
  expect(walk.length).toBeGreaterThanOrEqual(length);
  expect(walk.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(findSteps(walk)).toEqual([]);
});
