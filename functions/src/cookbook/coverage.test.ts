import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { IDEAS_UI_COUNT } from "../../../src/domain/limits.ts";
import { cookbookProvider } from "./cookbook-provider.ts";
import { listCooks, measureCoverage, writeCoverage } from "./coverage.ts";

const coverage = measureCoverage();

test("every cook with up to two restrictions, and every kitchen, has ten dishes of each meal", () => {
  const short = coverage.filter(({ count }) => count < IDEAS_UI_COUNT);
  expect(short.map(({ mealType, label, count }) => `${mealType}, ${label}: ${count}`)).toEqual([]);
  // 1 without, 13 allergens, 6 diets, 78 pairs of allergens, 78 of both, 10 kitchens; three meals.
  expect(listCooks()).toHaveLength(186);
  expect(coverage).toHaveLength(558);
}, 60_000);

test("docs/cookbook-coverage.md names what is short; write it anew with write-coverage.ts", () => {
  const file = new URL("../../../docs/cookbook-coverage.md", import.meta.url);
  // Counts of ten or more are not compared, so a new recipe or a sharper check need not change the
  // page.
  const withoutPlenty = (page: string) => page.replaceAll(/(?<=\| )\d{2,}(?= \|)/g, "plenty");
  expect(withoutPlenty(readFileSync(file, "utf8"))).toBe(withoutPlenty(writeCoverage(coverage)));
});

test("ten ideas and their recipes can be requested", async () => {
  const signal = new AbortController().signal;
  for (const { preferences } of listCooks().filter((_, index) => index % 9 === 0)) {
    for (const mealType of ["breakfast", "lunch", "dinner"] as const) {
      const wanted = {
        preferences,
        count: IDEAS_UI_COUNT,
        mealType,
        exclude: [],
        leftovers: [],
        seed: 0.3,
        signal,
      };
      const ideas = await cookbookProvider.ideas(wanted);
      expect(ideas).toHaveLength(IDEAS_UI_COUNT);
      const chosen = ideas.map((idea) => ({ ...idea, mealType }));
      const recipes = await cookbookProvider.recipes({ preferences, ideas: chosen, signal });
      expect(recipes.map((recipe) => recipe?.title)).toEqual(ideas.map(({ title }) => title));
    }
  }
});
