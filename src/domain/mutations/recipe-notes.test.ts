import { expect, test } from "vitest";

import { overlay, type Docs } from "./define.ts";
import { tagOwnRecipe } from "./personal-recipes.ts";
import { tagRecipe, writeRecipeNote } from "./recipe-notes.ts";

const noted = (text: string, more: object = {}) => ({
  recipeNotes: { soup: { id: "soup", text, updatedAt: 1, ...more } },
});
const write = (docs: Docs, before: string, text: string) =>
  writeRecipeNote.apply(docs, { recipeId: "soup", before, text, at: 5 }, "cook");

test("a note is written, deleted, and nothing is written that stands there already", () => {
  expect(write({}, "", "salt")).toEqual(noted("salt", { updatedAt: 5 }));
  expect(write({ recipeNotes: { soup: null } }, "", "salt")).toEqual(
    noted("salt", { updatedAt: 5 }),
  );
  expect(write(noted("salt"), "salt", "")).toEqual(noted("", { updatedAt: 5 }));
  expect(write(noted("salt"), "salt", "salt")).toEqual({});
  expect(write({}, "", "")).toEqual({});
  expect(
    writeRecipeNote.touches({ recipeId: "soup", before: "", text: "salt", at: 5 }, "cook"),
  ).toEqual([{ collection: "recipeNotes", id: "soup" }]);
});

test("what another device has written stays, and so does what a newer app stored with it", () => {
  const newer = { ofTheFuture: 1 };
  expect(write(noted("salt\ntheirs", newer), "salt", "less salt")).toEqual(
    noted("less salt\ntheirs", { ...newer, updatedAt: 5 }),
  );
});

test("of two devices that wrote apart, neither loses a line, whichever is first", () => {
  const start = write({}, "", "Less salt");
  const both = (first: string, second: string) => {
    const one = overlay(start, write(start, "Less salt", first));
    return overlay(one, write(one, "Less salt", second)).recipeNotes?.["soup"]?.text.split("\n");
  };
  for (const texts of [
    both("Less salt\nSmall tin", "More dill\nLess salt"),
    both("More dill\nLess salt", "Less salt\nSmall tin"),
  ]) {
    expect(texts).toEqual(expect.arrayContaining(["More dill", "Less salt", "Small tin"]));
  }
});

const tag = (docs: Docs, word: string, on: boolean) =>
  tagRecipe.apply(docs, { recipeId: "soup", tag: word, on, at: 7 }, "cook");

test("a recipe is tagged beside its note, and the tag taken away", () => {
  const tagged = noted("salt", { tags: ["Quick"], updatedAt: 7 });
  expect(tag(noted("salt"), "Quick", true)).toEqual(tagged);
  expect(tag({}, "Quick", true)).toEqual(noted("", { tags: ["Quick"], updatedAt: 7 }));
  expect(tag(tagged, "quick", true)).toEqual({});
  expect(tag(tagged, "quick", false)).toEqual(noted("salt", { tags: [], updatedAt: 7 }));
  expect(tag({}, "quick", false)).toEqual({});
  expect(write(tagged, "salt", "")).toEqual(noted("", { tags: ["Quick"], updatedAt: 5 }));
});

test("a recipe of the cook's own has its tags in its own document, and one that is gone none", () => {
  const pie = { id: "pie", title: "Pie", tags: ["Quick"], spice: "hot" } as never;
  const args = { recipeId: "pie", tag: "winter", on: true, at: 7 };
  const personalRecipes = { pie: { ...(pie as object), tags: ["Quick", "winter"], updatedAt: 7 } };
  expect(tagOwnRecipe.apply({ personalRecipes: { pie } }, args, "cook")).toEqual({
    personalRecipes,
  });
  expect(tagOwnRecipe.apply({ personalRecipes: { pie: null } }, args, "cook")).toEqual({});
  const again = { ...args, tag: "QUICK" };
  expect(tagOwnRecipe.apply({ personalRecipes: { pie } }, again, "cook")).toEqual({});
});
