import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { TITLE_MAX } from "#domain/limits.ts";

import { PROJECT_ROOT } from "./command.ts";
import { withValues } from "./rules-values.ts";

test("firestore.rules hold what the domain says; write it anew with scripts/write-rules.ts", () => {
  const rules = readFileSync(join(PROJECT_ROOT, "firestore.rules"), "utf8");
  expect(withValues(rules)).toBe(rules);
});

test("a number or list behind a name becomes the domain's, and nothing else is touched", () => {
  const rule = (max: number, types: string) =>
    `n <= /* TITLE_MAX */ ${max} && n <= 7 && t in /* MEAL_TYPES */ ${types};`;
  expect(withValues(rule(7, "['supper']"))).toBe(
    rule(TITLE_MAX, "['breakfast', 'lunch', 'dinner']"),
  );
});

test("where the rules have a text, a list's words are in one", () => {
  const rule = (words: string) => `t in /* MEAL_TYPES */ '${words}'.split(' ');`;
  expect(withValues(rule("supper"))).toBe(rule("breakfast lunch dinner"));
});

test("a list that is too long for its line goes over several, none of them too long", () => {
  const start = `        return isSubset(value, /* EQUIPMENT_IDS */ `;
  const written = withValues(`${start}[]);\n`);
  const [first, ...lines] = written.split("\n");
  expect(first).toBe(`${start}[`);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every((line) => line.length <= 100)).toBe(true);
  // Writing the result again changes nothing.
  expect(withValues(written)).toBe(written);
});

test("a name that the domain doesn't have is an error, not a rule left as it was", () => {
  expect(() => withValues("/* TITLE_MAXX */ 120")).toThrow("src/domain has no TITLE_MAXX.");
});
