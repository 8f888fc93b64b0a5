import { expect, test } from "vitest";

import { kindOf } from "#domain/dish-kinds.ts";
import { keepingOf } from "#domain/keeping.ts";

import { guidanceWords, keepingWords } from "./keeping-words.ts";

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

const ruleOf = (title: string, isThawed = false) => ({ kind: kindOf(title, []), isThawed });

test.each([
  ["Fried rice", false, "fridge", 0, "Eat within 1 day"],
  ["Fried rice", false, "fridge", 1, "Over 1 day old: don’t rely on it"],
  ["Lasagne", true, "fridge", 0, "Eat within 2 days"],
  ["Lasagne", true, "fridge", 1, "Eat today"],
  ["Lasagne", true, "fridge", 2, "Thawed over 2 days ago: don’t rely on it"],
  ["Pizza", false, "freezer", 60, "Past its best, over 2 months old"],
] as const)(
  "%s, thawed: %s, in the %s after %i days: %s",
  (title, isThawed, storage, age, words) => {
    expect(keepingWords(storage, keepingOf(storage, age, ruleOf(title, isThawed)))).toBe(words);
  },
);

test.each([
  ["Leek soup", false, "fridge", "Soups and stews: 3 to 4 days in a cold fridge (FoodSafety.gov)."],
  [
    "Leek soup",
    false,
    "freezer",
    "Soups and stews: best within 2 to 3 months from a freezer (FoodSafety.gov).",
  ],
  [
    "Potato salad",
    false,
    "freezer",
    "Salads: best within 2 to 3 months from a freezer, though they don’t freeze well (FoodSafety.gov).",
  ],
  ["Risotto", true, "fridge", "Rice dishes: 1 day in a cold fridge (UK Food Standards Agency)."],
  [
    "Leek soup",
    true,
    "fridge",
    "Thawed dishes: 1 to 2 days in a cold fridge, the time to thaw included (UK Food Standards Agency).",
  ],
] as const)(
  "%s, thawed: %s, in the %s, is said with its source: %s",
  (title, isThawed, storage, words) => {
    expect(guidanceWords(storage, ruleOf(title, isThawed))).toBe(words);
  },
);
