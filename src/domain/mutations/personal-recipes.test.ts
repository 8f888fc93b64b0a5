import { expect, test } from "vitest";

import type { PersonalRecipe } from "#domain/entities.ts";

import {
  deletePersonalRecipe,
  savePersonalRecipe,
  savePersonalRecipes,
} from "./personal-recipes.ts";

const pie: PersonalRecipe = {
  id: "pie",
  title: "Pie",
  ingredients: [],
  instructions: [],
  mealType: "dinner",
  blurb: "",
  equipment: [],
  userId: "cook",
  createdAt: 3,
  updatedAt: 3,
  source: "Old book",
  tags: ["quick"],
  photo: "ab".repeat(32),
};

test("a new recipe is stored as it is", () => {
  const stored = { personalRecipes: { pie } };
  expect(savePersonalRecipe.apply({}, { recipe: pie }, "cook")).toEqual(stored);
  const none = { personalRecipes: { pie: null } };
  expect(savePersonalRecipe.apply(none, { recipe: pie }, "cook")).toEqual(stored);
});

test("a recipe that comes back has what this version knows: no more is let into a new document", () => {
  const newer = { ...pie, spice: "hot" };
  const none = { personalRecipes: { pie: null } };
  expect(savePersonalRecipe.apply(none, { recipe: newer }, "cook")).toEqual({
    personalRecipes: { pie },
  });
});

test("an edited recipe keeps when it was made, and what this version doesn't know of it", () => {
  const before = { personalRecipes: { pie: { ...pie, spice: "hot" } } };
  const edited = { ...pie, title: "Apple pie", createdAt: 9, updatedAt: 9 };
  expect(savePersonalRecipe.apply(before, { recipe: edited }, "cook")).toEqual({
    personalRecipes: { pie: { ...edited, spice: "hot", createdAt: 3 } },
  });
});

test("an edited recipe keeps how often it was cooked; one that comes back has it again", () => {
  const cooked = { ...pie, timesCooked: 7 };
  const saved = (before: PersonalRecipe | null, recipe: PersonalRecipe) =>
    savePersonalRecipe.apply({ personalRecipes: { pie: before } }, { recipe }, "cook")
      .personalRecipes?.["pie"];
  expect(saved(cooked, pie)).toEqual(cooked);
  // Cooked on another device while the form, or an undo, had the recipe as it was before.
  expect(saved(cooked, { ...pie, timesCooked: 6 })).toEqual(cooked);
  expect(saved(pie, pie)).toEqual(pie);
  expect(saved(null, cooked)).toEqual(cooked);
});

test("several recipes are saved as each would be by itself", () => {
  const docs = { personalRecipes: { pie: { ...pie, spice: "hot" }, stew: null } };
  const recipes = [
    { ...pie, title: "Apple pie", createdAt: 9 },
    { ...pie, id: "stew" },
  ];
  const each = recipes.map((recipe) => savePersonalRecipe.apply(docs, { recipe }, "cook"));
  expect(savePersonalRecipes.apply(docs, { recipes }, "cook")).toEqual({
    personalRecipes: Object.assign({}, ...each.map((changed) => changed.personalRecipes)),
  });
});

test("a recipe is deleted once", () => {
  const gone = { personalRecipes: { pie: null } };
  expect(
    deletePersonalRecipe.apply({ personalRecipes: { pie } }, { recipeId: "pie" }, "c"),
  ).toEqual(gone);
  expect(deletePersonalRecipe.apply({}, { recipeId: "pie" }, "c")).toEqual(gone);
  expect(deletePersonalRecipe.apply(gone, { recipeId: "pie" }, "c")).toEqual({});
});
