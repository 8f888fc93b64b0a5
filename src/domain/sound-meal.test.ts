import { describe, expect, test } from "vitest";

import type { SharedMeal } from "./entities.ts";
import { BLURB_MAX, PICTURE_MAX, RATING_MAX, TITLE_MAX } from "./limits.ts";
import { isRatingShared, isShareable, isSoundSharedMeal } from "./sound-meal.ts";

const line = { name: "leek", amount: "3" };
const meal: SharedMeal = {
  id: "soup",
  title: "Soup",
  ingredients: [line],
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "",
  equipment: ["pot"],
  ratingAverage: 4.5,
  ratingCount: 2,
  favoriteCount: 0,
  createdAt: 1,
  updatedAt: 1,
  planId: "soup",
  recipeId: "soup",
};

function many<T>(count: number, one: T): T[] {
  return Array.from({ length: count }, () => one);
}

describe("what others have shared", () => {
  test.each<[string, Record<string, unknown>]>([
    ["as it is written today", {}],
    ["with a report, and what a newer app has added", { reportCount: 3, note: { of: "it" } }],
    ["with nothing in it", { ingredients: [], instructions: [], equipment: [] }],
    ["with the longest title and blurb", { title: "x".repeat(120), blurb: "x".repeat(280) }],
    [
      "of the most and longest parts that may be shared",
      { ingredients: many(24, line), instructions: many(20, "x".repeat(400)) },
    ],
    ["with a picture", { picture: "curry: chicken" }],
    ["with all equipment", { equipment: many(18, "pot") }],
    ["with the best rating, and none", { ratingAverage: RATING_MAX, ratingCount: 0 }],
  ])("is taken %s", (_, fields) => {
    expect(isSoundSharedMeal({ ...meal, ...fields })).toBe(true);
  });

  test.each<[string, Record<string, unknown>]>([
    ["no title", { title: " " }],
    ["a title that is none", { title: 7 }],
    ["a title as long as a book", { title: "x".repeat(TITLE_MAX + 1) }],
    ["no description", { blurb: null }],
    ["a description as long as a book", { blurb: "x".repeat(BLURB_MAX + 1) }],
    ["a picture as long as a book", { picture: "x".repeat(PICTURE_MAX + 1) }],
    ["a meal type nobody knows", { mealType: "brunch" }],
    ["no ingredients", { ingredients: null }],
    ["ingredients in words", { ingredients: "leek" }],
    ["a number among the ingredients", { ingredients: [line, 7] }],
    ["nothing among the ingredients", { ingredients: [line, null] }],
    ["an ingredient without a name", { ingredients: [{ amount: "3" }] }],
    ["an amount that is a number", { ingredients: [{ name: "leek", amount: 3 }] }],
    ["more in an ingredient", { ingredients: [{ ...line, more: many(9, null) }] }],
    ["too many ingredients", { ingredients: many(41, line) }],
    ["ingredients too long", { ingredients: many(24, { name: "x".repeat(281), amount: "" }) }],
    ["no steps", { instructions: {} }],
    ["a number among the steps", { instructions: ["Cook.", 7] }],
    ["too many steps", { instructions: many(41, "Cook.") }],
    ["steps too long", { instructions: ["x".repeat(4_000), "x".repeat(4_001)] }],
    ["equipment that is none", { equipment: "pot" }],
    ["a number among the equipment", { equipment: [7] }],
    ["too much equipment", { equipment: many(19, "pot") }],
    ["an average in words", { ratingAverage: "5" }],
    ["no average", { ratingAverage: null }],
    ["an average that is no number", { ratingAverage: Number.NaN }],
    ["an average below none", { ratingAverage: -1 }],
    ["an average above the best", { ratingAverage: RATING_MAX + 0.5 }],
    ["half a rating", { ratingCount: 0.5 }],
    ["fewer ratings than none", { ratingCount: -1 }],
    ["no hearts' count", { favoriteCount: undefined }],
    ["reports in words", { reportCount: "none" }],
    ["a time in words", { createdAt: "today" }],
    ["no time of its last change", { updatedAt: null }],
  ])("is left out with %s", (_, fields) => {
    expect(isSoundSharedMeal({ ...meal, ...fields })).toBe(false);
  });
});

describe("what this cook may share", () => {
  test("is as large as rules let through", () => {
    const ingredients = many(24, { name: "x".repeat(200), amount: "x".repeat(80) });
    expect(isShareable({ ...meal, ingredients, instructions: many(20, "x".repeat(400)) })).toBe(
      true,
    );
  });

  test.each<[string, Partial<SharedMeal>]>([
    ["has a title", { title: " " }],
    ["has no more equipment", { equipment: many(19, "pot" as const) }],
    ["has no more ingredients", { ingredients: many(25, line) }],
    [
      "has no longer ingredient, in bytes",
      { ingredients: [line, { name: "€".repeat(93), amount: "12" }, line] },
    ],
    ["has no more steps", { instructions: many(21, "Cook.") }],
    ["has no longer steps, in bytes", { instructions: many(20, "é".repeat(201)) }],
    ["counts characters of four bytes", { instructions: ["🥜".repeat(2_001)] }],
  ])("%s", (_, fields) => {
    expect(isShareable({ ...meal, ...fields })).toBe(false);
  });

  test("only by a good rating", () => {
    const shared = [3, 4, 5, null].map((stars) => isRatingShared(meal, stars));
    expect(shared).toEqual([false, true, true, false]);
    expect(isRatingShared({ ...meal, title: "" }, 5)).toBe(false);
  });
});
