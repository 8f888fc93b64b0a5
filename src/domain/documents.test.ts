import { expect, test } from "vitest";

import { STORED_COLLECTIONS } from "./collections.ts";
import { readDocument } from "./documents.ts";
import { NO_SETTINGS } from "./reading-settings.ts";
import { emptyUser } from "./user-document.ts";

test("any stored value is read as a document, without its invalid parts", () => {
  for (const collection of STORED_COLLECTIONS) {
    const empty = readDocument(collection, "id", {}, 5);
    for (const stored of [null, undefined, "soup", 3, true]) {
      expect(readDocument(collection, "id", stored, 5)).toEqual(empty);
    }
  }
});

test("each collection has documents of its own shape, under the id they are kept at", () => {
  const stored = { id: "elsewhere", title: "Pie" };
  expect(readDocument("users", "cook", {}, 5)).toEqual(emptyUser(5));
  expect(readDocument("aiMealPlans", "p", stored, 5)).toMatchObject({ id: "p", recipes: [] });
  const shared = readDocument("aiMeals", "m", stored, 5);
  expect(shared).toMatchObject({ id: "m", title: "Pie", ratingCount: expect.any(Number) });
  const own = readDocument("personalRecipes", "r", stored, 5);
  expect(own).toMatchObject({ id: "r", title: "Pie", ingredients: [] });
  expect(own).not.toHaveProperty("ratingCount");
  const mark = readDocument("mealMarks", "m", stored, 5);
  expect(mark).toMatchObject({ id: "m", stars: 0, hides: "nothing" });
  expect(mark).not.toHaveProperty("ratingCount");
  const notes = readDocument("portionChanges", "recent", stored, 5);
  expect(notes).toMatchObject({ id: "recent", changes: [], updatedAt: 0 });
  const shopping = readDocument("shoppingSettings", "own", { shops: [{ id: "" }, 7] }, 5);
  expect(shopping).toMatchObject({ id: "own", shops: [], staples: [], updatedAt: 0 });
  const note = readDocument("recipeNotes", "m", stored, 5);
  expect(note).toMatchObject({ id: "m", text: "", updatedAt: 0 });
  const settings = readDocument("settings", "own", stored, 5);
  // A choice that can't be read counts as off.
  expect(settings).toMatchObject({ ...NO_SETTINGS, sharing: false, updatedAt: 0 });
});
