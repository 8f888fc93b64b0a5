import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const src = join(dirname(fileURLToPath(import.meta.url)), "../../src");

/** Elements whose text is a cook's or a recipe's words, without a direction of their own. */
function findUndirected(markup: string): string[] {
  const words =
    /<(?!bdi\b)[a-z]\w*\b(?![^>]*\bdir=)[^>]*>\s*\{(?:[a-z]\w*\.)+(?:title|blurb|label)\}\s*<\/(?!a\b|button\b)/g;
  return [...markup.matchAll(words)].map(([found]) => found);
}

test("what a cook or a recipe has named stands in its own direction", () => {
  const found = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !/\.(?:test|fixture)\.tsx$/.test(path))
    .flatMap((path) =>
      findUndirected(readFileSync(join(src, path), "utf8")).map((place) => `${path}: ${place}`),
    );
  expect(found).toEqual([]);
});

test("a title without a direction is found", () => {
  expect(findUndirected("<h3 className={styles.title}>{meal.title}</h3>")).toHaveLength(1);
  expect(findUndirected('<h3 dir="auto">{meal.title}</h3><bdi>{dish.title}</bdi>')).toEqual([]);
});
