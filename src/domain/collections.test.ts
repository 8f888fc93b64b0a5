import { expect, test } from "vitest";

import {
  isStored,
  OWN_COLLECTIONS,
  STORED_COLLECTIONS,
  VERSIONED_COLLECTIONS,
} from "./collections.ts";

test("all of a cook's data is stored on the device, except feedback", () => {
  expect(STORED_COLLECTIONS.every(isStored)).toBe(true);
  expect(isStored("feedback")).toBe(false);
});

test("a cook's own documents are versioned, except the one that holds the version", () => {
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
