import { readdirSync, readFileSync } from "node:fs";

import * as v from "valibot";
import { expect, test } from "vitest";

import { COOKBOOK } from "../../../src/cookbook/cookbook.ts";
import type { CookbookRecipe } from "../../../src/cookbook/format.ts";
import { nameOf, PLACEHOLDER, renderRecipe } from "../../../src/cookbook/render.ts";
import { EQUIPMENT_IDS } from "../../../src/domain/catalogue.ts";
import { screen } from "../../../src/domain/dietary-check/check.ts";
import { boundTexts, SHARED_READ_MAX } from "../../../src/domain/dietary-check/texts.ts";
import { MEAL_TYPES } from "../../../src/domain/meal-types.ts";
import { FullRecipe } from "../../../src/domain/recipe-service.ts";
import { findTimers } from "../../../src/domain/timers/find-timers.ts";
import { titleKey } from "../../../src/domain/titles.ts";
import { readAmount } from "./amount.ts";
import { FOOD_WORDS } from "./food-words.fixture.ts";

/** Collects a check's findings for every recipe, so that one run shows them all. */
function findings(check: (recipe: CookbookRecipe) => string[]): string[] {
  return COOKBOOK.flatMap((recipe) => check(recipe).map((finding) => `${recipe.id}: ${finding}`));
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const keysIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, key]) => key ?? "");

test("every group file is in the cookbook", () => {
  const folder = new URL("../../../src/cookbook/", import.meta.url);
  const groups = MEAL_TYPES.flatMap((group) =>
    readdirSync(new URL(group, folder))
      .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
      .map((name) => `./${group}/${name}`),
  );
  const source = readFileSync(new URL("cookbook.ts", folder), "utf8");
  expect(groups.filter((path) => !source.includes(`"${path}"`))).toEqual([]);
});

test("ids are unique kebab-case, titles unique", () => {
  expect(findings(({ id }) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : ["id"]))).toEqual([]);
  expect(duplicates(COOKBOOK.map(({ id }) => id))).toEqual([]);
  expect(duplicates(COOKBOOK.map(({ title }) => titleKey(title)))).toEqual([]);
  expect(duplicates(COOKBOOK.map(({ blurb }) => blurb))).toEqual([]);
});

test("every recipe renders to a valid response of the service", () => {
  expect(
    findings((recipe) => {
      const parsed = v.safeParse(FullRecipe, renderRecipe(recipe));
      return parsed.success ? [] : parsed.issues.map(({ message }) => message);
    }),
  ).toEqual([]);
});

test("amounts can be read, and are for 4 serves", () => {
  expect(
    findings(({ ingredients }) =>
      ingredients
        .filter(([, amount]) => !readAmount(amount))
        .map(([key, amount]) => `${key} ${amount}`),
    ),
  ).toEqual([]);
  // Four serves never need more than 3 kg or litres of one ingredient.
  const tooMuch = ({ ingredients }: CookbookRecipe) =>
    ingredients.flatMap(([key, text]) => {
      const amount = readAmount(text);
      const grams = /^(kg|litre)/.test(amount?.unit ?? "")
        ? 1_000
        : /^(g|ml)$/.test(amount?.unit ?? "")
          ? 1
          : 0;
      return (amount?.value ?? 0) * grams > 3_000 ? [`${key} ${text}`] : [];
    });
  expect(findings(tooMuch)).toEqual([]);
});

test("every ingredient is used in a step, and every step's ingredient is listed", () => {
  expect(
    findings(({ ingredients, steps }) => {
      const listed = ingredients.map(([key]) => key);
      const used = new Set(steps.flatMap(keysIn));
      return [
        ...duplicates(listed).map((key) => `${key} listed twice`),
        ...listed.filter((key) => !used.has(key)).map((key) => `${key} never used`),
        ...[...used].filter((key) => !listed.includes(key)).map((key) => `${key} not listed`),
        ...steps.filter((step) => /[{}]/.test(step.replaceAll(PLACEHOLDER, ""))),
      ];
    }),
  ).toEqual([]);
});

test("steps name no food that is not listed", () => {
  const patterns = FOOD_WORDS.map((word) => {
    const anyNumber = word.endsWith("y") ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:s|es)?`;
    return [word, new RegExp(`\\b${anyNumber}\\b`, "i")] as const;
  });
  expect(
    findings((recipe) => {
      const listed = recipe.ingredients.map((item) => `${item[0]} ${nameOf(item)}`).join(" ");
      return recipe.steps.flatMap((step) => {
        const bare = step.replaceAll(PLACEHOLDER, "…").replaceAll("rice cooker", "…");
        return patterns
          .filter(([, pattern]) => pattern.test(bare) && !pattern.test(listed.replaceAll("-", " ")))
          .map(([word]) => `"${word}" in: ${bare}`);
      });
    }),
  ).toEqual([]);
});

test("4 to 10 steps, with times and temperatures a kitchen knows", () => {
  expect(
    findings(({ steps, minutes }) => {
      // "7 hours on low, or 4 hours on high": the recipe's time is that of the faster way.
      const timers = steps.flatMap((step) => {
        const found = findTimers(step);
        return / or /.test(step)
          ? found.sort((a, b) => a.minSeconds - b.minSeconds).slice(0, 1)
          : found;
      });
      const total = timers.reduce((sum, { minSeconds }) => sum + minSeconds, 0) / 60;
      const longest = Math.max(0, ...timers.map(({ minSeconds }) => minSeconds)) / 60;
      const degrees = steps.flatMap((step) =>
        [...step.matchAll(/(\d+) ?°C/g)].map(([, n]) => Number(n)),
      );
      return [
        ...(steps.length < 4 || steps.length > 10 ? [`${steps.length} steps`] : []),
        ...(longest > minutes ? [`a timer of ${longest} in ${minutes} minutes`] : []),
        // Steps may overlap, so the timers may add up to more than the total time, but not by much.
        ...(total > minutes * 1.6 + 10 ? [`timers of ${total} in ${minutes} minutes`] : []),
        ...(minutes < 5 || minutes > 24 * 60 ? [`${minutes} minutes`] : []),
        ...degrees.filter((n) => n < 40 || n > 260).map((n) => `${n} °C`),
      ];
    }),
  ).toEqual([]);
});

test("equipment exists, is listed once, and covers what the steps need", () => {
  expect(
    findings((recipe) => {
      const needed = screen(renderRecipe(recipe)).equipment.map(({ id }) => id);
      return [
        ...recipe.equipment.filter((id) => !EQUIPMENT_IDS.includes(id)),
        ...duplicates(recipe.equipment).map((id) => `${id} twice`),
        ...needed.filter((id) => !recipe.equipment.includes(id)).map((id) => `needs ${id}`),
      ];
    }),
  ).toEqual([]);
});

test("what a cook shares of it is read whole, with a third to spare", () => {
  const short = (3 / 4) * SHARED_READ_MAX;
  expect(
    findings((recipe) => (boundTexts(renderRecipe(recipe), short).isCut ? ["cut"] : [])),
  ).toEqual([]);
});
