import { expect, test } from "vitest";

import {
  isStored,
  OWN_COLLECTIONS,
  STORED_COLLECTIONS,
  VERSIONED_COLLECTIONS,
} from "./collections.ts";

test("all that a cook has is kept on the device, but for what they write to us", () => {
  expect(STORED_COLLECTIONS.every(isStored)).toBe(true);
  expect(isStored("feedback")).toBe(false);
});

test("what a cook has by themselves is versioned, but for the document that says the version", () => {
  expect(VERSIONED_COLLECTIONS).toEqual([
    "aiMealPlans",
    "personalRecipes",
    "mealMarks",
    "portionChanges",
    "shoppingSettings",
    "recipeNotes",
    "settings",
  ]);
  expect(OWN_COLLECTIONS).toEqual(["users", ...VERSIONED_COLLECTIONS]);
  expect(STORED_COLLECTIONS).toEqual([...OWN_COLLECTIONS, "aiMeals"]);
});
