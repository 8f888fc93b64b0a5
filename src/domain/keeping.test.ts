import fc from "fast-check";
import { expect, test } from "vitest";

import { STORAGE_PLACES, type StoragePlace, type StoredMeal } from "./entities.ts";
import { ageInDays, inEatingOrder, KEEPING_DAYS, keepingOf } from "./keeping.ts";

const day = 86_400_000;

test("age is in whole days, and never negative", () => {
  expect(ageInDays(0, day - 1)).toBe(0);
  expect(ageInDays(0, day)).toBe(1);
  expect(ageInDays(10 * day, 3 * day)).toBe(0);
});

test.each([
  ["fridge", 0, "fresh", 4],
  ["fridge", 2, "fresh", 2],
  ["fridge", 3, "soon", 1],
  ["fridge", 4, "past", 0],
  ["fridge", 400, "past", 0],
  ["freezer", 37, "fresh", 53],
  ["freezer", 60, "soon", 30],
  ["freezer", 89, "soon", 1],
  ["freezer", 90, "past", 0],
] as const)("in the %s after %i days: %s, %i days left", (storage, age, stage, daysLeft) => {
  expect(keepingOf(storage, age)).toEqual({ stage, daysLeft });
});

test("a portion never gets fresher with age, and has days left until it is past", () => {
  const stages = ["fresh", "soon", "past"];
  fc.assert(
    fc.property(fc.constantFrom(...STORAGE_PLACES), fc.nat({ max: 200 }), (storage, age) => {
      const [today, tomorrow] = [keepingOf(storage, age), keepingOf(storage, age + 1)];
      expect(stages.indexOf(tomorrow.stage)).toBeGreaterThanOrEqual(stages.indexOf(today.stage));
      expect(today.daysLeft > 0).toBe(today.stage !== "past");
      expect(today.daysLeft).toBeLessThanOrEqual(KEEPING_DAYS[storage].to);
    }),
  );
});

test("what keeps shortest is eaten first: the fridge before the freezer, the older before the newer", () => {
  const stored = (title: string, storage: StoragePlace, days: number): StoredMeal => ({
    title,
    storage,
    storedAt: (100 - days) * day,
    imageUrl: "",
    recipeId: title,
    planId: "",
    count: 1,
  });
  const meals = [
    stored("frozen long ago", "freezer", 95),
    stored("frozen", "freezer", 30),
    stored("of today", "fridge", 0),
    stored("of three days", "fridge", 3),
    stored("too old", "fridge", 9),
  ];
  const order = inEatingOrder(meals, 100 * day);
  expect(order.map(({ stored: { title }, keeping }) => [title, keeping.stage])).toEqual([
    ["frozen long ago", "past"],
    ["too old", "past"],
    ["of three days", "soon"],
    ["of today", "fresh"],
    ["frozen", "fresh"],
  ]);
  expect(order.map(({ age }) => age)).toEqual([95, 9, 3, 0, 30]);
});
