import fc from "fast-check";
import { expect, test } from "vitest";

import { screen } from "#domain/dietary-check/check.ts";
import { SHARED_READ_MAX } from "#domain/dietary-check/texts.ts";
import type { SharedMeal } from "#domain/entities.ts";

import { read, screenOnce, textsOf } from "./checked-meals.ts";

const WORDS = [
  "peanuts ",
  "milk, ",
  "p.e.a.n.u.t ",
  "арахис ",
  "🥜",
  "carrots ",
  "x",
  "\ud83e",
  "",
];
const text = (most: number) =>
  fc
    .tuple(fc.constantFrom(...WORDS), fc.nat(most), fc.constantFrom(...WORDS))
    .map(([word, times, last]) => word.repeat(times) + last);

const EMPTY = {
  title: "",
  blurb: "",
  ingredients: [],
  instructions: [],
  equipment: [],
  ratingCount: 0,
};
const meals = fc.record({
  id: fc.uuid(),
  title: text(12),
  blurb: text(30),
  ingredients: fc.array(fc.record({ name: text(25), amount: text(9) }), { maxLength: 24 }),
  instructions: fc.array(text(400), { maxLength: 20 }),
  equipment: fc.subarray(["oven" as const, "pot" as const]),
  ratingCount: fc.nat(3),
}) as unknown as fc.Arbitrary<SharedMeal>;

test("text beyond the check's limit changes nothing, except that it is reported", () => {
  fc.assert(
    fc.property(meals, (meal) => {
      read(meal);
      expect(screenOnce(meal)).toEqual(screen(meal, SHARED_READ_MAX));
    }),
  );
  // From exactly at the limit to a few characters beyond it.
  const isTooLong = Array.from({ length: 6 }, (_, more) => {
    const meal = { ...EMPTY, instructions: ["x".repeat(SHARED_READ_MAX - 4 + more)] };
    const found = read(meal);
    expect(found).toEqual(screen(meal, SHARED_READ_MAX));
    return found.unchecked.some(({ because }) => because.includes("too long to read"));
  });
  expect(new Set(isTooLong)).toEqual(new Set([false, true]));
});

test("however long a stranger's meal is, hardly more of it is traversed than is read", () => {
  fc.assert(
    fc.property(meals, (meal) => {
      const written = JSON.parse(textsOf(meal)) as unknown[];
      const [ingredients, steps] = [written[2], written[3]] as [
        SharedMeal["ingredients"],
        string[],
      ];
      const lines = ingredients.map(({ name, amount }) => name + amount);
      const { length } = [meal.title, meal.blurb, ...lines, ...steps].join("");
      expect(length).toBeLessThanOrEqual(SHARED_READ_MAX + 1);
    }),
  );
});
