import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * Folders that features share, each with the shared folders it may import; a feature may import
 * all.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  "-common": [],
  "-timer-alarms": ["-common"],
  "-stove": ["-common", "-timer-alarms"],
  "-account": ["-common"],
  "-sync-state": ["-common"],
  "-meals": ["-common"],
  "-ideas": ["-common", "-meals"],
  "-meal-grid": ["-common", "-meals", "-shell", "-sync-state"],
  "-recipes": ["-common", "-meals", "-meal-grid", "-sync-state"],
  "-shell": ["-common", "-account", "-meals", "-stove", "-sync-state"],
};

/** The folder of src/routes that contains a file: the first one with a dash; null for a page. */
function roomOf(path: string): string | null {
  return path.split("/").find((part) => part.startsWith("-") && !/\.\w+$/.test(part)) ?? null;
}

/** The imports between folders that are not allowed. */
function findTrespasses(files: readonly { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) => {
    const from = roomOf(path);
    if (from === null) return [];
    const allowed = SHARED[from] ?? Object.keys(SHARED);
    return [...text.matchAll(/\bfrom "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g)].flatMap(
      ([, late, early]) => {
        const target = posix.normalize(posix.join(posix.dirname(path), late ?? early ?? ""));
        const to = roomOf(target);
        if (to === from || (to !== null && allowed.includes(to))) return [];
        return [`${path} → ${target}`];
      },
    );
  });
}

test("screens share by named rooms: no feature imports another, and no shared room a feature or a page", () => {
  const files = readdirSync(join(root, "src/routes"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return {
        path: relative(root, path).replaceAll("\\", "/"),
        text: readFileSync(path, "utf8"),
      };
    });
  expect(files.length).toBeGreaterThan(100);
  expect(findTrespasses(files)).toEqual([]);
});
