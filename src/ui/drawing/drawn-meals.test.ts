import { expect, test } from "vitest";

import { isMealDrawn, mealDrawing } from "./drawn-meals.ts";

const subject = (seed: string) => ({ seed, words: ["Greek salad"], kind: "lunch" });

test("draws a meal once", () => {
  expect(isMealDrawn(subject("once"))).toBe(false);
  const first = mealDrawing(subject("once"));
  expect(isMealDrawn(subject("once"))).toBe(true);
  expect(mealDrawing(subject("once"))).toBe(first);
});

test("keeps the ones last used", () => {
  mealDrawing(subject("old"));
  mealDrawing(subject("kept"));
  for (let index = 0; index < 199; index++) {
    mealDrawing(subject(`more ${index}`));
    mealDrawing(subject("kept"));
  }
  expect(isMealDrawn(subject("kept"))).toBe(true);
  expect(isMealDrawn(subject("old"))).toBe(false);
});
