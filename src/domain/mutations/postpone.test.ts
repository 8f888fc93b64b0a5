import { expect, test } from "vitest";

import { emptyUser, type Meal } from "#domain/entities.ts";

import type { LogMealArgs } from "./cooked-meals.ts";
import type { Invocation } from "./define.ts";
import {
  applyInvocation,
  areAboutSameMeal,
  hasOwnPart,
  lostPartOf,
  postpone,
  touchedBy,
} from "./registry.ts";

const soup: Meal = {
  id: "soup",
  title: "Soup",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer for 20 minutes."],
  mealType: "dinner",
  blurb: "Green.",
  equipment: ["pot"],
};
const logArgs: LogMealArgs = {
  meal: soup,
  planId: null,
  portions: { fridge: 1, freezer: 0 },
  stars: 5,
  imageUrl: "",
  at: 9,
};
const call = (name: string, args: unknown): Invocation => ({ name, version: 1, args });
const log = call("logMeal", logArgs);
const rate = call("rateMeal", { meal: soup, stars: 5, at: 9 });
const heart = call("setFavorite", { mealId: "soup", on: true, at: 9 });
const tick = call("setCurrentMeal", { mealId: "soup", on: true, at: 9 });

test.each([
  rate,
  heart,
  call("hideMeal", { mealId: "soup", hides: "meal", at: 9 }),
  call("reportMeal", { mealId: "soup", on: true, at: 9 }),
])("[S3.6] $name is about a shared meal alone: all of it can be done later", (invocation) => {
  expect(postpone(invocation)).toEqual({ now: null, later: invocation });
});

test("[S3.6] of a logged meal the rating can be done later, the portions can't", () => {
  expect(postpone(log)).toEqual({ now: { ...log, ownOnly: true }, later: rate });
  expect(lostPartOf(log)).toEqual(rate);
});

test("[S3.12] what says nothing to others can't be put off, nor what this version does not know", () => {
  expect(postpone(tick)).toBeNull();
  expect(lostPartOf(tick)).toBeNull();
  expect(postpone(call("logMeal", { ...logArgs, stars: 3 }))).toBeNull();
  expect(postpone(call("fromTheFuture", {}))).toBeNull();
  expect(postpone({ ...rate, version: 99 })).toBeNull();
});

test("[S3.8] changes are about the same shared meal only where that is all they are about", () => {
  expect(areAboutSameMeal(rate, heart)).toBe(true);
  expect(areAboutSameMeal(heart, { ...heart, args: { mealId: "soup", on: false, at: 9 } })).toBe(
    true,
  );
  expect(areAboutSameMeal(rate, call("setFavorite", { mealId: "stew", on: true, at: 9 }))).toBe(
    false,
  );
  expect(areAboutSameMeal(tick, heart)).toBe(false);
  expect(areAboutSameMeal(tick, tick)).toBe(false);
  expect(areAboutSameMeal(log, rate)).toBe(false);
});

test.each([null, undefined, "text", {}, { meal: null }, { meal: {} }])(
  "[S3.8] a change of a shared meal that names none, %j, is about no other's",
  (args) => {
    const broken = call("rateMeal", args);
    expect(areAboutSameMeal(broken, broken)).toBe(false);
    expect(areAboutSameMeal(broken, rate)).toBe(false);
    expect(areAboutSameMeal(rate, broken)).toBe(false);
  },
);

test("[S7.23] a log whose rating is withheld stores its portions and touches no shared meal", () => {
  const ownOnly = { ...log, ownOnly: true };
  const all = touchedBy(log, "cook").map(({ collection }) => collection);
  expect(all).toContain("aiMeals");
  expect(touchedBy(ownOnly, "cook")).toEqual(
    touchedBy(log, "cook").filter(({ collection }) => collection !== "aiMeals"),
  );
  const docs = { users: { cook: emptyUser(1) } };
  const changed = applyInvocation(ownOnly, docs, "cook");
  expect(Object.keys(changed)).toEqual(["users"]);
  expect(changed.users?.["cook"]?.storedMeals).toMatchObject([{ recipeId: "soup", count: 1 }]);
  expect(applyInvocation(log, docs, "cook")).toHaveProperty("aiMeals");
});

test("[S7.23] only of what is said to everyone and is the cook's own too, an own part is left", () => {
  expect(hasOwnPart(log, "cook")).toBe(true);
  expect(hasOwnPart(heart, "cook")).toBe(true);
  expect(hasOwnPart({ ...log, ownOnly: true }, "cook")).toBe(false);
  expect(hasOwnPart(call("logMeal", { ...logArgs, stars: 2 }), "cook")).toBe(false);
  expect(hasOwnPart(tick, "cook")).toBe(false);
  // Without its public part, nothing is left of a rating.
  expect(hasOwnPart(rate, "cook")).toBe(false);
  expect(() => applyInvocation({ ...tick, ownOnly: true }, {}, "cook")).toThrow(
    "Nothing of setCurrentMeal is the cook's own",
  );
});
