import { expect, test } from "vitest";

import type { SharedMeal } from "#domain/entities.ts";
import { emptyUser } from "#domain/user-document.ts";

import { overlay, type Docs } from "./define.ts";
import { applyInvocation, followUpOf } from "./registry.ts";
import { setFavorite } from "./shared-meals.ts";

const shared: SharedMeal = {
  id: "soup",
  title: "Soup",
  ingredients: [],
  instructions: [],
  mealType: "dinner",
  blurb: "",
  equipment: [],
  ratingAverage: 4,
  ratingCount: 1,
  favoriteCount: 7,
  createdAt: 1,
  updatedAt: 1,
  planId: "",
  recipeId: "soup",
};
const docs: Docs = { users: { cook: emptyUser(0) }, aiMeals: { soup: shared } };

test("a favourite moves the shared meal's count by one, and back", () => {
  const step = (before: Docs, on: boolean, at: number): Docs => {
    const set = setFavorite.invoke({ mealId: "soup", on, at });
    const own = overlay(before, applyInvocation(set, before, "cook"));
    const told = followUpOf(set);
    if (!told) throw new Error("A heart is told to everyone.");
    return overlay(own, applyInvocation(told, own, "cook"));
  };
  const on = step(docs, true, 2);
  expect(on.users?.["cook"]?.favorites).toEqual(["soup"]);
  expect(on.aiMeals?.["soup"]?.favoriteCount).toBe(8);
  const off = step(on, false, 3);
  expect(off.users?.["cook"]?.favorites).toEqual([]);
  expect(off.aiMeals?.["soup"]?.favoriteCount).toBe(7);
});

test("favouriting a favourite changes nothing", () => {
  const on = setFavorite.apply(docs, { mealId: "soup", on: true, at: 2 }, "cook");
  expect(setFavorite.apply(on, { mealId: "soup", on: true, at: 3 }, "cook")).toEqual({});
});

test("a meal that is not shared has no count to move, and a missing cook is created", () => {
  const on = setFavorite.apply({}, { mealId: "pie", on: true, at: 2 }, "cook");
  expect(on).toEqual({ users: { cook: { ...emptyUser(2), favorites: ["pie"] } } });
});
