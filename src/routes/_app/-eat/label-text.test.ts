import { expect, test } from "vitest";

import { screen } from "#domain/dietary-check/check.ts";
import { kindOf } from "#domain/dish-kinds.ts";
import type { Meal } from "#domain/entities.ts";
import { keepingOf } from "#domain/keeping.ts";
import type { StoredMeal } from "#domain/stored-portions.ts";

import { formatDate } from "../../-common/formats.ts";
import { contentLines, labelLines, reheatWords } from "./label-text.ts";

const soup: Meal = {
  id: "soup",
  title: "Leek soup",
  blurb: "",
  mealType: "dinner",
  equipment: [],
  ingredients: [
    { name: "leeks", amount: "3" },
    { name: "butter", amount: "50 g" },
    { name: "vegetable stock cubes", amount: "1" },
  ],
  instructions: ["Simmer for 20 minutes.", "Let it cool. To reheat, warm gently; don’t boil it!"],
};
const storedAt = new Date(2026, 10, 22, 12).getTime();
const stored: StoredMeal = {
  title: "Leek soup",
  imageUrl: "",
  recipeId: "soup",
  planId: "",
  storage: "freezer",
  storedAt,
  count: 3,
};
const keptAs = (more: Partial<StoredMeal>, isThawed = false) => {
  const entry = { ...stored, ...more };
  const rule = { kind: kindOf(entry.title, []), isThawed };
  return { stored: entry, age: 0, keeping: keepingOf(entry.storage, 0, rule) };
};
const after = (days: number) => formatDate(new Date(2026, 10, 22 + days, 12).getTime());

test("a label has the name, the day, until when, what it contains, and how to reheat it", () => {
  const lines = labelLines(keptAs({}), soup, screen(soup));
  expect(lines).toEqual([
    "Leek soup",
    `Frozen ${after(0)}`,
    `Best by about ${after(90)} (a guide: FoodSafety.gov)`,
    "Contains dairy",
    expect.stringMatching(/^Some kinds contain .*gluten/),
    "To reheat, warm gently; don’t boil it!",
  ]);
});

test("in the fridge, and thawed there, it says so, with the source of that", () => {
  expect(labelLines(keptAs({ storage: "fridge" }), soup, null).slice(1, 3)).toEqual([
    `In the fridge since ${after(0)}`,
    `Eat by about ${after(4)} (a guide: FoodSafety.gov)`,
  ]);
  expect(labelLines(keptAs({ storage: "fridge" }, true), soup, null).slice(1, 3)).toEqual([
    `Thawed from ${after(0)}`,
    `Eat by about ${after(2)} (a guide: UK Food Standards Agency)`,
  ]);
});

test("without a recipe it doesn't claim to know what is in it, and says nothing of reheating", () => {
  const lines = labelLines(keptAs({ title: "Gran’s pie" }), null, null);
  expect(lines.slice(3)).toEqual(["What is in it isn’t known here: no recipe"]);
});

test("finding nothing is not presented as a promise, and unreadable words are named", () => {
  const none = { allergens: [], diets: [], equipment: [], unchecked: [] };
  expect(contentLines(none)).toEqual(["No allergen found in the recipe: check the labels"]);
  const unchecked = [{ because: "zorblax" }];
  // "No allergen found" beside it would speak for words that nobody has read.
  expect(contentLines({ ...none, unchecked })).toEqual(["Not checked: zorblax"]);
});

test.each<[string[], string]>([
  [[], ""],
  [["Heat the oven. Preheat the pan."], ""],
  [["Re-heat in the oven", "Re-heat in the oven"], "Re-heat in the oven"],
  [
    ["Serve. Reheat on the hob. Enjoy? Reheated once only."],
    "Reheat on the hob. Reheated once only.",
  ],
])("of %j, what says how to reheat is: %s", (instructions, words) => {
  expect(reheatWords({ instructions })).toBe(words);
});

test("a long step is cut short", () => {
  expect(reheatWords({ instructions: [`Reheat ${"x".repeat(5_000)}`] })).toHaveLength(240);
});
