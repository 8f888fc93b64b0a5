import * as v from "valibot";
import { expect, test } from "vitest";

import type { Meal } from "#domain/entities.ts";
import { NO_PREFERENCES, type Preferences } from "#domain/preferences.ts";

import {
  countFilters,
  filterMeals,
  isFiltering,
  NO_FILTERS,
  startingFilters,
  toggled,
  MealFilters,
} from "./meal-filters.ts";

function mealNamed(title: string, fields: Partial<Meal> = {}): Meal {
  return {
    id: title,
    title,
    ingredients: [],
    instructions: [],
    mealType: "dinner",
    blurb: "",
    equipment: [],
    ...fields,
  };
}

const MEALS = [
  mealNamed("Crème brûlée French toast", {
    mealType: "breakfast",
    ingredients: [
      { name: "eggs", amount: "4" },
      { name: "milk", amount: "200 ml" },
    ],
    equipment: ["frying_pan"],
  }),
  mealNamed("Grilled steak", {
    ingredients: [{ name: "beef sirloin steak", amount: "400 g" }],
    equipment: ["grill"],
  }),
  mealNamed("Lentil soup", {
    mealType: "lunch",
    blurb: "Warm and quick.",
    ingredients: [{ name: "red lentils", amount: "200 g" }],
    equipment: ["pot"],
  }),
];

function titles(filters: Partial<MealFilters>, preferences: Preferences = NO_PREFERENCES) {
  return filterMeals(MEALS, { ...NO_FILTERS, ...filters }, preferences).meals.map(
    ({ title }) => title,
  );
}

test("no filter lets everything through", () => {
  expect(titles({})).toEqual(MEALS.map(({ title }) => title));
  expect(isFiltering(NO_FILTERS)).toBe(false);
  expect(isFiltering({ ...NO_FILTERS, text: "  " })).toBe(false);
  expect(isFiltering({ ...NO_FILTERS, diets: ["vegan"] })).toBe(true);
});

test.each([
  ["creme BRULEE", ["Crème brûlée French toast"]],
  ["lentils", ["Lentil soup"]],
  ["quick soup", ["Lentil soup"]],
  ["quick steak", []],
])("the words %j find %j", (text, found) => {
  expect(titles({ text })).toEqual(found);
});

test("within 30 minutes: what is ready by then, and nothing whose time nobody can tell", () => {
  const meals = [
    mealNamed("Noodles", { instructions: ["Fry for 12 minutes."] }),
    mealNamed("Stew", { instructions: ["Simmer for 2 hours."] }),
    mealNamed("Bread", { instructions: ["Bake until brown."] }),
  ];
  const found = filterMeals(meals, { ...NO_FILTERS, quick: true }, NO_PREFERENCES).meals;
  expect(found.map(({ title }) => title)).toEqual(["Noodles"]);
});

test("filters that an older app has kept are read", () => {
  const { quick, ...older } = { ...NO_FILTERS, text: "soup" };
  expect(v.parse(MealFilters, older)).toEqual({ ...older, quick });
});

test("meal types add up, and diets all must hold", () => {
  expect(titles({ mealTypes: ["breakfast", "lunch"] })).toEqual([
    "Crème brûlée French toast",
    "Lentil soup",
  ]);
  expect(titles({ diets: ["vegetarian"] })).toEqual(["Crème brûlée French toast", "Lentil soup"]);
  expect(titles({ diets: ["vegetarian", "vegan"] })).toEqual(["Lentil soup"]);
});

test("what the cook can eat: allergies and diet, not equipment", () => {
  const preferences = { allergies: ["eggs" as const], diet: [], equipment: ["pot" as const] };
  expect(titles({ edible: true }, preferences)).toEqual(["Grilled steak", "Lentil soup"]);
  expect(titles({ edible: true }, { ...NO_PREFERENCES, diet: ["vegan"] })).toEqual(["Lentil soup"]);
  expect(titles({ edible: true })).toHaveLength(3);
});

test("counts what the cook can't eat among what else would be found", () => {
  const preferences = { ...NO_PREFERENCES, allergies: ["eggs" as const], diet: ["vegan" as const] };
  const count = (filters: Partial<MealFilters>) =>
    filterMeals(MEALS, { ...NO_FILTERS, ...filters }, preferences).avoided;
  expect(count({})).toBe(0);
  expect(count({ edible: true })).toBe(2);
  expect(count({ edible: true, mealTypes: ["dinner"] })).toBe(1);
  expect(count({ edible: true, diets: ["vegetarian"] })).toBe(1);
  expect(count({ edible: true, text: "lentil" })).toBe(0);
});

test("words are not counted among the filters that are set", () => {
  expect(countFilters({ ...NO_FILTERS, text: "soup" })).toBe(0);
  const filters = { mealTypes: ["lunch" as const], diets: ["vegan" as const, "paleo" as const] };
  expect(countFilters({ ...NO_FILTERS, ...filters, edible: true, equipped: true })).toBe(5);
});

test("what the cook's equipment suffices for; none listed restricts nothing", () => {
  const preferences = {
    ...NO_PREFERENCES,
    allergies: ["eggs" as const],
    equipment: ["pot" as const],
  };
  expect(titles({ equipped: true }, preferences)).toEqual(["Lentil soup"]);
  expect(titles({ equipped: true })).toHaveLength(3);
});

test("whoever avoids something starts with what they can eat, and anybody else with everything", () => {
  expect(startingFilters(NO_PREFERENCES)).toEqual(NO_FILTERS);
  expect(startingFilters({ ...NO_PREFERENCES, equipment: ["pot"] })).toEqual(NO_FILTERS);
  const edible = { ...NO_FILTERS, edible: true };
  expect(startingFilters({ ...NO_PREFERENCES, allergies: ["eggs"] })).toEqual(edible);
  expect(startingFilters({ ...NO_PREFERENCES, diet: ["vegan"] })).toEqual(edible);
});

test("a choice is toggled", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});

test("a meal that could not be checked fails every filter for food, and is counted", () => {
  const meals = [
    mealNamed("Roast carrots", { ingredients: [{ name: "carrots", amount: "1 kg" }] }),
    mealNamed("Crunchy salad", { ingredients: [{ name: "salted арахис", amount: "1" }] }),
    mealNamed("Cyrillic toast", { ingredients: [{ name: "bread с peanuts", amount: "1" }] }),
  ];
  const preferences = {
    ...NO_PREFERENCES,
    allergies: ["peanuts" as const],
    equipment: ["oven" as const],
  };
  const edible = filterMeals(meals, { ...NO_FILTERS, edible: true }, preferences);
  expect(edible).toEqual({ meals: [meals[0]], unchecked: 1, avoided: 1, marked: 0 });
  const vegan = filterMeals(meals, { ...NO_FILTERS, diets: ["vegan"] }, preferences);
  expect(vegan).toEqual({ meals: [meals[0]], unchecked: 2, avoided: 0, marked: 0 });
  // Where such a meal would be missed it stays, yet never as what keeps to a diet.
  const kept = filterMeals(meals, { ...NO_FILTERS, edible: true }, preferences, true);
  expect(kept).toEqual({ meals: meals.slice(0, 2), unchecked: 0, avoided: 1, marked: 1 });
  expect(filterMeals(meals, { ...NO_FILTERS, diets: ["vegan"] }, preferences, true)).toEqual(vegan);
  // In a meal that can't be read, the check finds no missing tool.
  expect(filterMeals(meals, { ...NO_FILTERS, equipped: true }, preferences).meals).toEqual(meals);
});

test("a meal is gone through once for all that is typed, and not at all before", () => {
  let reads = 0;
  const meal = mealNamed("Stew");
  Object.defineProperty(meal, "blurb", { get: () => `Read ${(reads += 1)} times` });
  const find = (text: string) =>
    filterMeals([meal], { ...NO_FILTERS, text }, NO_PREFERENCES).meals.length;
  expect(find("")).toBe(1);
  expect(reads).toBe(0);
  for (const text of ["s", "st", "stew", "read 1"]) expect(find(text)).toBe(1);
  expect(find("read 2")).toBe(0);
});
