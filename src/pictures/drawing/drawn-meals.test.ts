import { expect, test } from "vitest";

import { findDrawing, keepDrawing } from "./drawn-meals.ts";
import { drawMeal } from "./meal.ts";

const subject = (seed: string) => ({ seed, meal: { title: "Greek salad" } });
const drawing = drawMeal({ title: "Greek salad" });

test("finds what was kept", () => {
  expect(findDrawing(subject("once"))).toBeUndefined();
  keepDrawing(subject("once"), drawing);
  expect(findDrawing(subject("once"))).toBe(drawing);
  expect(findDrawing({ ...subject("once"), meal: { title: "Greek" } })).toBeUndefined();
});

test("keeps the ones last used", () => {
  keepDrawing(subject("old"), drawing);
  keepDrawing(subject("used"), drawing);
  for (let index = 0; index < 199; index++) {
    keepDrawing(subject(`more ${index}`), drawing);
    findDrawing(subject("used"));
  }
  expect(findDrawing(subject("used"))).toBe(drawing);
  expect(findDrawing(subject("old"))).toBeUndefined();
});
