import { expect, test } from "vitest";

import type { Meal } from "./entities.ts";
import { mealsOfAll, SHELF_MAX, shelvesOf, type MealSources } from "./meal-shelves.ts";

function meal(id: string, minutes = 60, more: Partial<Meal> = {}): Meal {
  return {
    id,
    title: id,
    blurb: "",
    mealType: "dinner",
    equipment: [],
    ingredients: [{ name: "rice", amount: "200 g" }],
    instructions: [`Simmer for ${minutes} minutes.`],
    ...more,
  };
}

const none: MealSources = { favorites: [], own: [], others: [], planned: [], cookbook: [] };
const choice = { atHome: [], today: "2026-11-26" };
const shelves = (some: Partial<MealSources>, more = {}) => {
  const sources = { ...none, ...some };
  return shelvesOf(sources, { ...choice, offered: mealsOfAll(sources), ...more });
};
const idsOn = (name: string, sources: Partial<MealSources>, more = {}) =>
  shelves(sources, more)
    .find((shelf) => shelf.name === name)
    ?.meals.map(({ id }) => id);

test("a shelf without a meal is none", () => {
  expect(shelves({})).toEqual([]);
  expect(shelves({ own: [meal("a")] }).map(({ name }) => name)).toEqual(["own"]);
});

test("what is quick is for tonight, wherever it comes from, but for breakfast", () => {
  const quick = meal("quick", 10);
  expect(
    idsOn("tonight", {
      own: [meal("slow", 45), quick],
      planned: [quick, meal("porridge", 5, { mealType: "breakfast" })],
      cookbook: [meal("noodles", 12)],
    }),
  ).toEqual(["quick", "noodles"]);
});

test("what uses most of what is at home comes first; what uses nothing stays away", () => {
  const leeks = meal("leeks", 60, { ingredients: [{ name: "leek", amount: "2" }] });
  const both = meal("both", 60, {
    ingredients: [
      { name: "leek", amount: "2" },
      { name: "cream", amount: "100 ml" },
    ],
  });
  const sources = { cookbook: [meal("rice"), leeks, both] };
  expect(idsOn("atHome", sources, { atHome: ["half a leek", "cream"] })).toEqual(["both", "leeks"]);
  expect(idsOn("atHome", sources)).toBeUndefined();
});

test("a dish is on a shelf once, also if it has been planned from the cookbook", () => {
  const planned = meal("copy", 10, { title: "Soba noodles" });
  const cookbook = [meal("soba", 10, { title: "Soba Noodles" }), meal("dal", 15)];
  expect(idsOn("tonight", { planned: [planned], cookbook })).toEqual(["copy", "dal"]);
  expect(idsOn("cookbook", { planned: [planned], cookbook })).toEqual(["soba", "dal"]);
});

test("what may not be offered is on no shelf", () => {
  const peanuts = [meal("peanuts", 10)];
  const sources = { favorites: peanuts, own: peanuts, others: peanuts, cookbook: peanuts };
  expect(shelves(sources, { offered: [], atHome: ["rice"] })).toEqual([]);
});

test("a favorite of another cook's is on both shelves, as the meal that was checked", () => {
  const [chosen, shared] = [meal("a"), meal("a")];
  const [favorites, others] = shelves({ favorites: [chosen], others: [shared] });
  expect(favorites?.meals[0]).toBe(chosen);
  expect(others?.meals[0]).toBe(chosen);
});

test("the cookbook begins with others each day, and comes round", () => {
  const cookbook = Array.from({ length: 30 }, (_, index) => meal(`${index}`));
  const first = idsOn("cookbook", { cookbook });
  const next = idsOn("cookbook", { cookbook }, { today: "2026-11-27" });
  expect(first).toHaveLength(SHELF_MAX);
  expect(next?.filter((id) => first?.includes(id))).toEqual([]);
});

test("a meal of several sources is one, as the cook chose it", () => {
  const [chosen, shared] = [meal("a"), meal("a")];
  expect(mealsOfAll({ ...none, favorites: [chosen], others: [shared] })).toEqual([chosen]);
});
