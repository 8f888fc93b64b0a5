import { expect, test } from "vitest";

import { keepingOf } from "#domain/keeping.ts";

import { keepingWords } from "./keeping-words.ts";

test.each([
  ["fridge", 0, "Eat within 4 days"],
  ["fridge", 2, "Eat within 2 days"],
  ["fridge", 3, "Eat today"],
  ["fridge", 4, "Over 4 days old: don’t rely on it"],
  ["freezer", 0, "Best within 12 weeks"],
  ["freezer", 80, "Best within 1 week"],
  ["freezer", 86, "Best this week"],
  ["freezer", 90, "Past its best, over 3 months old"],
] as const)("in the %s after %i days: %s", (storage, age, words) => {
  expect(keepingWords(storage, keepingOf(storage, age))).toBe(words);
});
