import { expect, test } from "vitest";

import type { Meal } from "./entities.ts";
import { isRatingShared, isShareable } from "./shareable.ts";

const meal: Meal = {
  id: "soup",
  title: "Soup",
  ingredients: [{ name: "leek", amount: "1" }],
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
};
const many = <T>(count: number, each: T) => Array.from({ length: count }, () => each);
const leek = { name: "leek", amount: "1" };

test.each<[string, Partial<Meal>, Partial<Meal>]>([
  ["ingredients", { ingredients: many(24, leek) }, { ingredients: many(25, leek) }],
  ["steps", { instructions: many(20, "Stir.") }, { instructions: many(21, "Stir.") }],
  [
    "bytes of steps",
    { instructions: many(4, "x".repeat(2_000)) },
    { instructions: [...many(3, "x".repeat(2_000)), `${"x".repeat(1_999)}é`] },
  ],
  [
    "bytes of an ingredient",
    { ingredients: [{ name: "é".repeat(100), amount: "x".repeat(80) }] },
    { ingredients: [{ name: "é".repeat(100), amount: "€".repeat(27) }] },
  ],
  ["letters of a title", { title: "x".repeat(120) }, { title: "x".repeat(121) }],
])(
  "a meal with as many %s as rules allow is shareable, and one with more is not",
  (_, most, more) => {
    expect(isShareable({ ...meal, ...most })).toBe(true);
    expect(isShareable({ ...meal, ...more })).toBe(false);
  },
);

test("only a good rating of such a meal is shared", () => {
  expect([3, 4, 5, null].map((stars) => isRatingShared(meal, stars))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isRatingShared({ ...meal, title: "" }, 5)).toBe(false);
});
