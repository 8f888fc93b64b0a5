import { expect, test } from "vitest";

import { STEP_MAX } from "#domain/limits.ts";

import { nameInstead } from "./name-instead.ts";

const INGREDIENTS = [
  ["50 g", "unsalted butter"],
  ["200 ml", "double cream"],
  ["2", "leeks, sliced"],
  ["1", "lemon"],
  ["1", "red pepper"],
].map(([amount = "", name = ""]) => ({ amount, name }));

const without = (food: string, instead: string, step: string) =>
  nameInstead(
    [step],
    {
      ingredients: INGREDIENTS,
      missing: new Set([INGREDIENTS.findIndex(({ name }) => name.includes(food))]),
    },
    instead,
  )[0];

test.each([
  ["unsalted", "coconut oil", "Melt half the butter.", "Melt half the coconut oil."],
  ["unsalted", "coconut oil", "Butter goes in first.", "Coconut oil goes in first."],
  ["cream", "crème fraîche", "Add the double cream; simmer.", "Add the crème fraîche; simmer."],
  [
    "cream",
    "oat cream",
    "Stir in the cream for 2 minutes.",
    "Stir in the oat cream for 2 minutes.",
  ],
  ["leeks", "onions", "Soften the leeks.", "Soften the onions."],
  ["leeks", "onions", "Slice a leek.", "Slice an onion."],
  ["lemon", "limes", "Zest a lemon.", "Zest a lime."],
])("without %s, with %s: %s", (food, instead, step, expected) => {
  expect(without(food, instead, step)).toBe(expected);
});

test.each([
  ["unsalted", "Butter a dish."],
  ["unsalted", "Tip it into a buttered dish."],
  ["red pepper", "Season with salt and pepper."],
  ["cream", "Beat until creamy."],
])("what is no %s stays: %s", (food, step) => {
  expect(without(food, "chard", step)).toBe(step);
});

test("what names another ingredient stays", () => {
  const ingredients = [...INGREDIENTS, { amount: "1 tin", name: "butter beans" }];
  const steps = ["Drain the butter beans.", "Melt the butter."];
  expect(nameInstead(steps, { ingredients, missing: new Set([0]) }, "ghee")[0]).toBe(steps[0]);
});

test("a step that would become too long stays", () => {
  const step = `${"x ".repeat(STEP_MAX / 2 - 10)}butter`;
  expect(without("unsalted", "a spread made of oats and oil", step)).toBe(step);
});
