import { expect, test } from "vitest";

import { NAME_MAX, TITLE_MAX } from "#domain/limits.ts";

import { readExactRecipe, readKitchenFile } from "./kitchen-file.ts";

const soup = {
  title: "Leek & potato soup",
  blurb: "Green.",
  mealType: "lunch",
  equipment: ["stove"],
  // Read as another app's line, the first would be split otherwise.
  ingredients: [
    { amount: "", name: "2 leeks" },
    { amount: "a pinch", name: "salt" },
  ],
  instructions: ["Soften.", "Simmer\nfor long."],
  note: "From aunt Ida",
};

test("a recipe of a kitchen's file is read as it was written, without what the server keeps", () => {
  const stored = { ...soup, id: "r1", userId: "ana", createdAt: 1, updatedAt: 2, v: 7 };
  expect(readExactRecipe(stored)).toEqual({ recipe: soup, problems: [] });
});

test("a recipe that was edited beyond the limits keeps every word, in the note if need be", () => {
  const title = "Soup ".repeat(TITLE_MAX).trim();
  const name = "leek ".repeat(NAME_MAX).trim();
  const read = readExactRecipe({ ...soup, title, ingredients: [{ amount: "2", name }] });
  expect(read?.recipe.title.length).toBeLessThanOrEqual(TITLE_MAX);
  expect(read?.recipe.note).toContain(title);
  expect(read?.recipe.note).toContain(name);
  expect(read?.recipe.note).toContain("From aunt Ida");
});

test.each([
  ["half a character", { ...soup, title: "Soup \ud83c" }],
  ["another kind of meal", { ...soup, mealType: "brunch" }],
  ["equipment that nobody knows", { ...soup, equipment: ["replicator"] }],
  ["no ingredients at all", { ...soup, ingredients: undefined }],
])("a recipe with %s is still read", (_, recipe) => {
  expect(readExactRecipe(recipe)?.recipe.instructions[0]).toBe("Soften.");
  expect(readExactRecipe(recipe)?.recipe.title).not.toMatch(/\p{Cs}/u);
});

test.each([null, 7, "soup", [soup]])("%j is no recipe", (value) => {
  expect(readExactRecipe(value)).toBeNull();
});

test("a kitchen's file is told by what it says of itself", () => {
  const file = { format: "simmer-kitchen", version: 1, recipes: [soup] };
  expect(readKitchenFile(file)).toEqual({ recipes: [soup], isNewer: false });
  expect(readKitchenFile({ ...file, version: 2 })).toMatchObject({ isNewer: true });
  expect(readKitchenFile({ ...file, format: "paprika" })).toBeNull();
  expect(readKitchenFile({ ...file, recipes: "many" })).toBeNull();
});
