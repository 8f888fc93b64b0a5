import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "./days.ts";
import { DISH_KINDS, kindOf } from "./dish-kinds.ts";
import type { Meal } from "./entities.ts";
import { ageInDays, inEatingOrder, isToEatFirst, keepingOf, spanOf } from "./keeping.ts";
import {
  STORAGE_PLACES,
  type PortionChange,
  type StoragePlace,
  type StoredMeal,
} from "./stored-portions.ts";

const day = 86_400_000;
const place = fc.constantFrom(...STORAGE_PLACES);
const anyRule = fc.record({ kind: fc.constantFrom(...DISH_KINDS), isThawed: fc.boolean() });

test("age is in whole days, and never negative", () => {
  expect(ageInDays("2026-11-23", "2026-11-23")).toBe(0);
  expect(ageInDays("2026-11-22", "2026-11-23")).toBe(1);
  expect(ageInDays("2026-10-24", "2026-10-26")).toBe(2);
  expect(ageInDays("2026-11-22", "2026-11-12")).toBe(0);
});

/** Days that begin at midnight UTC. */
const dayOf = (at: number) => addDays("1970-01-01", Math.floor(at / day));

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
  expect(keepingOf(storage, age)).toMatchObject({ stage, daysLeft });
});

test.each([
  ["Fried rice", false, "fridge", 0, "soon", 1],
  ["Fried rice", false, "fridge", 1, "past", 0],
  ["Fried rice", false, "freezer", 30, "fresh", 60],
  ["Pizza", false, "freezer", 30, "soon", 30],
  ["Pizza", false, "freezer", 60, "past", 0],
  ["Lasagne", true, "fridge", 0, "fresh", 2],
  ["Lasagne", true, "fridge", 1, "soon", 1],
  ["Lasagne", true, "fridge", 2, "past", 0],
  // Food that keeps shorter than thawed food isn't extended.
  ["Fried rice", true, "fridge", 1, "past", 0],
  ["Lasagne", true, "freezer", 30, "fresh", 60],
] as const)(
  "%s, thawed: %s, in the %s after %i days: %s, %i days left",
  (title, isThawed, storage, age, stage, daysLeft) => {
    const rule = { kind: kindOf(title, []), isThawed };
    expect(keepingOf(storage, age, rule)).toEqual({ stage, daysLeft, rule });
  },
);

test("a portion never gets fresher with age, and has days left until it is past", () => {
  const stages = ["fresh", "soon", "past"];
  fc.assert(
    fc.property(place, fc.nat({ max: 200 }), anyRule, (storage, age, rule) => {
      const [today, tomorrow] = [keepingOf(storage, age, rule), keepingOf(storage, age + 1, rule)];
      expect(stages.indexOf(tomorrow.stage)).toBeGreaterThanOrEqual(stages.indexOf(today.stage));
      expect(today.daysLeft > 0).toBe(today.stage !== "past");
      expect(today.daysLeft).toBeLessThanOrEqual(spanOf(storage, rule).to);
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
  const order = inEatingOrder(meals, 100 * day, dayOf);
  expect(order.map(({ stored: { title }, keeping }) => [title, keeping.stage])).toEqual([
    ["frozen long ago", "past"],
    ["too old", "past"],
    ["of three days", "soon"],
    ["of today", "fresh"],
    ["frozen", "fresh"],
  ]);
  expect(order.map(({ age }) => age)).toEqual([95, 9, 3, 0, 30]);
});

const pie: StoredMeal = {
  title: "Pie",
  imageUrl: "",
  recipeId: "pie",
  planId: "",
  storage: "fridge",
  storedAt: 90 * day,
  count: 2,
};
test("to eat first is what must be eaten today or tomorrow, nothing frozen and nothing past", () => {
  const today = 100;
  const ages: [StoragePlace, number][] = [
    ["fridge", 1],
    ["fridge", 2],
    ["fridge", 3],
    ["fridge", 4],
    ["freezer", 89],
  ];
  const stored = ages.map(([storage, age]): StoredMeal => ({
    recipeId: "",
    planId: "",
    imageUrl: "",
    title: "Stew",
    storage,
    count: 1,
    storedAt: (today - age) * day,
  }));
  const first = inEatingOrder(stored, today * day, dayOf).filter(isToEatFirst);
  expect(first.map(({ stored: { storage }, age }) => [storage, age])).toEqual([
    ["fridge", 3],
    ["fridge", 2],
  ]);
});

test("last night's dinner is a day old in the morning", () => {
  const ageAt = (now: number) => inEatingOrder([pie], now, dayOf)[0]?.age;
  const dinner = pie.storedAt + (20 / 24) * day;
  const [evening, morning] = [{ ...pie, storedAt: dinner }].flatMap((stored) =>
    [dinner + 1, dinner + (11 / 24) * day].map(
      (now) => inEatingOrder([stored], now, dayOf)[0]?.age,
    ),
  );
  expect([evening, morning]).toEqual([0, 1]);
  expect(ageAt(pie.storedAt - day)).toBe(0);
});

const moved = (
  kind: PortionChange["kind"],
  [from, storedFrom]: [StoragePlace, number],
  [to, storedAt]: [StoragePlace, number],
): PortionChange => ({
  id: "c",
  kind,
  from: { ...pie, storage: from, storedAt: storedFrom * day },
  to: { storage: to, storedAt: storedAt * day, count: 2 },
});
const thawedAfter = (...changes: PortionChange[]) =>
  inEatingOrder([pie], 90 * day, dayOf, { changes })[0]?.keeping.rule.isThawed;

test("what came from the freezer is thawed, also in part, and when its date is corrected", () => {
  expect(thawedAfter()).toBe(false);
  expect(thawedAfter(moved("moved", ["freezer", 1], ["fridge", 90]))).toBe(true);
  expect(thawedAfter(moved("split", ["freezer", 1], ["fridge", 90]))).toBe(true);
  const dated = moved("edited", ["fridge", 89], ["fridge", 90]);
  expect(thawedAfter(moved("moved", ["freezer", 1], ["fridge", 89]), dated)).toBe(true);
  expect(thawedAfter(dated)).toBe(false);
});

test("portions that were never frozen don't count as thawed: a corrected place, another entry, freezing undone", () => {
  expect(thawedAfter(moved("edited", ["freezer", 90], ["fridge", 90]))).toBe(false);
  expect(thawedAfter(moved("moved", ["freezer", 1], ["fridge", 80]))).toBe(false);
  const other = moved("moved", ["freezer", 1], ["fridge", 90]);
  expect(thawedAfter({ ...other, from: { ...other.from, recipeId: "soup" } })).toBe(false);
  expect(thawedAfter(moved("undone", ["freezer", 95], ["fridge", 90]))).toBe(false);
});

test("a recipe's ingredients say what kind a dish is, where its title doesn't", () => {
  const meal: Meal = {
    id: "pie",
    title: "Pie",
    blurb: "",
    mealType: "dinner",
    ingredients: [{ name: "rice", amount: "1 cup" }],
    instructions: [],
    equipment: [],
  };
  const kindIn = (known: ReadonlyMap<string, Meal> | null) =>
    inEatingOrder([pie], 90 * day, dayOf, { known })[0]?.keeping.rule.kind.id;
  expect(kindIn(new Map([["pie", meal]]))).toBe("rice");
  expect(kindIn(new Map())).toBe("other");
  expect(kindIn(null)).toBe("other");
});
