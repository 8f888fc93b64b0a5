import { expect, test } from "vitest";

import { NAME_MAX, NOTE_MAX, TITLE_MAX } from "#domain/limits.ts";

import { COPY_MARK, isKitchenFile, readExactRecipe, readKitchenFile } from "./kitchen-file.ts";

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
  source: "Old book, https://ida.example/soup",
  timesCooked: 3,
};

test("a recipe of a kitchen's file is read as it was written, without what the server keeps", () => {
  const stored = { ...soup, id: "r1", userId: "ana", createdAt: 1, updatedAt: 2, v: 7 };
  expect(readExactRecipe(stored)).toEqual({ recipe: { ...soup, id: "r1" }, problems: [] });
  // An id that names no document is none.
  expect(readExactRecipe({ ...soup, id: "a/b" })).toEqual({ recipe: soup, problems: [] });
});

test("the cook's own note on a recipe is added to the recipe's", () => {
  const read = readExactRecipe({ ...soup, cookNote: "Less salt" });
  expect(read?.recipe.note).toBe("From aunt Ida\n\nLess salt");
  const { note: _, ...plain } = soup;
  expect(readExactRecipe({ ...plain, cookNote: "Less salt" })?.recipe.note).toBe("Less salt");
  expect(readExactRecipe({ ...plain, cookNote: "" })?.recipe).toEqual(plain);
  const long = readExactRecipe({ ...soup, cookNote: "salt ".repeat(NOTE_MAX) });
  expect(long?.recipe.note?.length).toBeLessThanOrEqual(NOTE_MAX);
  expect(long?.problems).toContain("The note was too long, and its end is missing");
});

test("a recipe that was edited beyond the limits keeps every word, in the note if need be", () => {
  const title = "Soup ".repeat(TITLE_MAX).trim();
  const name = "leek ".repeat(NAME_MAX).trim();
  const read = readExactRecipe({ ...soup, title, ingredients: [{ amount: "2", name }] });
  expect(read?.recipe.title.length).toBeLessThanOrEqual(TITLE_MAX);
  expect(read?.recipe.note).toContain(title);
  expect(read?.recipe.note).toContain(name);
  expect(read?.recipe.note).toContain("From aunt Ida");
  expect(read?.recipe).toMatchObject({ source: soup.source, timesCooked: 3 });
});

test.each([
  ["half a character", { ...soup, title: "Soup \ud83c" }],
  ["another kind of meal", { ...soup, mealType: "brunch" }],
  ["equipment that nobody knows", { ...soup, equipment: ["replicator"] }],
  ["a count that is none", { ...soup, timesCooked: -1.5 }],
  ["no ingredients at all", { ...soup, ingredients: undefined }],
])("a recipe with %s is still read", (_, recipe) => {
  expect(readExactRecipe(recipe)?.recipe.instructions[0]).toBe("Soften.");
  expect(readExactRecipe(recipe)?.recipe.title).not.toMatch(/\p{Cs}/u);
});

test.each([null, 7, "soup", [soup]])("%j is no recipe", (value) => {
  expect(readExactRecipe(value)).toBeNull();
});

test("a kitchen's file is told by what it says of itself", () => {
  const read = (json: unknown) => readKitchenFile(JSON.stringify(json));
  const file = { format: "simmer-kitchen", version: 1, recipes: [soup] };
  expect(isKitchenFile(JSON.stringify(file, null, 2))).toBe(true);
  expect(isKitchenFile(JSON.stringify(soup))).toBe(false);
  expect(read(file)).toMatchObject({ recipes: [soup] });
  expect(read({ ...file, recipes: undefined })).toMatchObject({ recipes: [] });
  expect(read({ ...file, version: 2 })).toMatch(/newer Simmer/u);
  expect(read({ ...file, recipes: "many" })).toMatch(/no file of a kitchen/u);
  expect(() => readKitchenFile(JSON.stringify(file).slice(0, -9))).toThrow("It is broken.");
  // The copy for other apps, beside it in the zip.
  expect(read({ "@context": "https://schema.org", ...COPY_MARK, "@graph": [{}] })).toEqual({
    recipes: [],
    json: {},
  });
});
