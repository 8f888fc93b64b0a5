import { expect, test } from "vitest";

import { emptyUser, type SharedMeal } from "#domain/entities.ts";

import type { Docs } from "./define.ts";
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
  const on = setFavorite.apply(docs, { mealId: "soup", on: true, at: 2 }, "cook");
  expect(on.users?.["cook"]?.favorites).toEqual(["soup"]);
  expect(on.aiMeals?.["soup"]?.favoriteCount).toBe(8);
  const off = setFavorite.apply(on, { mealId: "soup", on: false, at: 3 }, "cook");
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
