import { expect, test } from "vitest";

import { titleKey } from "./titles.ts";

test.each([
  ["Pea Soup", "  pea \n soup "],
  ["Crème brûlée", "CREME BRULEE"],
  ["Crème brûlée", "Cre\u0300me bru\u0302le\u0301e"],
  ["Mac & Cheese", "Mac, cheese!"],
  ["Shepherd’s Pie", "Shepherd's pie"],
  ["Stir-Fry", "stir fry"],
  ["Mac & Cheese", "Mac and cheese"],
  ["Smørrebrød", "Smorrebrod"],
])("%j and %j are one dish", (one, other) => {
  expect(titleKey(one)).toBe(titleKey(other));
});

test.each([
  ["Pea Soup", "Pea Soup 2"],
  ["🍕", "🍔"],
  // Vowels of other scripts are combining marks too.
  ["दाल", "दल"],
])("%j and %j are two", (one, other) => {
  expect(titleKey(one)).not.toBe(titleKey(other));
});

test("only a blank title has no key", () => {
  expect(titleKey(" \n")).toBe("");
  expect(titleKey("🍕")).not.toBe("");
});
