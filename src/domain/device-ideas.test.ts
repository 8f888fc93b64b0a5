import { expect, test } from "vitest";

import { pickDeviceMeals, type DeviceIdeasAsk } from "./device-ideas.ts";
import type { Meal } from "./entities.ts";
import { NO_PREFERENCES } from "./preferences.ts";

function meal(title: string, change: Partial<Meal> = {}): Meal {
  return {
    id: title.toLowerCase(),
    title,
    ingredients: [{ name: "rice", amount: "200 g" }],
    instructions: ["Boil the rice for 12 minutes."],
    mealType: "dinner",
    blurb: "Plain and good.",
    equipment: [],
    ...change,
  };
}

function pick(meals: Meal[], change: Partial<DeviceIdeasAsk> = {}): string[] {
  return pickDeviceMeals(meals, {
    mealType: "dinner",
    preferences: NO_PREFERENCES,
    exclude: [],
    count: 10,
    ...change,
  }).map(({ id }) => id);
}

test("picks meals of the meal type alone, in their order, at most as many as asked for", () => {
  const meals = [meal("Porridge", { mealType: "breakfast" }), meal("A"), meal("B"), meal("C")];
  expect(pick(meals, { count: 2 })).toEqual(["a", "b"]);
});

test("a dish comes once, and not when its title was shown, rejected or chosen", () => {
  const meals = [
    meal("Pea Soup"),
    meal(" pea  soup ", { id: "twin" }),
    meal("Stew"),
    meal("Pilaf"),
  ];
  expect(pick(meals, { exclude: ["STEW"] })).toEqual(["pea soup", "pilaf"]);
});

test("what the cook avoids, anywhere in the full recipe, is not an idea", () => {
  const satay = meal("Satay", { ingredients: [{ name: "peanut butter", amount: "3 tbsp" }] });
  const dressed = meal("Slaw", { instructions: ["Scatter over the peanuts."] });
  const baked = meal("Bake", { equipment: ["oven"] });
  const meals = [satay, dressed, baked, meal("Rice")];
  const preferences = { allergies: ["peanuts" as const], diet: [], equipment: ["pot" as const] };
  expect(pick(meals, { preferences })).toEqual(["rice"]);
  expect(pick(meals)).toHaveLength(4);
});

test("the safe one of two dishes of one title is picked", () => {
  const nutty = meal("Curry", { ingredients: [{ name: "peanuts", amount: "1 cup" }] });
  const preferences = { allergies: ["peanuts" as const], diet: [], equipment: [] };
  expect(pick([nutty, meal("Curry", { id: "safe" })], { preferences })).toEqual(["safe"]);
});

test("a recipe that can't be cooked is not an idea", () => {
  const meals = [
    meal("Empty", { ingredients: [] }),
    meal("Unwritten", { instructions: [] }),
    meal(" "),
  ];
  expect(pick(meals)).toEqual([]);
});

test("what is picked is the meal alone, under its own id", () => {
  const cooked = { ...meal("Pilaf"), cooked: true, userId: "ana" };
  const ask = { mealType: "dinner" as const, exclude: [], count: 1 };
  expect(pickDeviceMeals([cooked], { ...ask, preferences: NO_PREFERENCES })).toEqual([
    meal("Pilaf"),
  ]);
});

test("a stranger's meal is read no further than where it is shown, and is no idea if there is more", () => {
  const long = meal("Long Stew", { instructions: ["Stir the rice. ".repeat(200)] });
  const preferences = { allergies: ["peanuts" as const], diet: [], equipment: [] };
  expect(pick([long], { preferences })).toEqual(["long stew"]);
  expect(pick([{ ...long, ratingCount: 1 } as Meal], { preferences })).toEqual([]);
});
