import { expect, test } from "vitest";

import { pickDeviceMeals, type DeviceIdeasAsk } from "./device-ideas.ts";
import type { Meal } from "./entities.ts";

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
    isSafe: () => true,
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

test("meals that are not safe for the cook are not offered", () => {
  const isSafe = ({ title }: Meal) => title !== "Satay";
  expect(pick([meal("Satay"), meal("Rice")], { isSafe })).toEqual(["rice"]);
});

test("the safe one of two dishes of one title is picked", () => {
  const isSafe = ({ id }: Meal) => id === "safe";
  expect(pick([meal("Curry"), meal("Curry", { id: "safe" })], { isSafe })).toEqual(["safe"]);
});

test("a recipe that can't be cooked is not an idea", () => {
  const meals = [
    meal("Empty", { ingredients: [] }),
    meal("Unwritten", { instructions: [] }),
    meal(" "),
  ];
  expect(pick(meals)).toEqual([]);
});

test("what is picked is the meal and whose it is, under its own id", () => {
  const cooked = { ...meal("Pilaf"), cooked: true, userId: "ana" };
  const ask = { mealType: "dinner" as const, exclude: [], count: 1 };
  expect(pickDeviceMeals([cooked], { ...ask, isSafe: () => true })).toEqual([
    meal("Pilaf", { author: "self" }),
  ]);
});
