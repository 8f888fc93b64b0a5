import { openObject } from "#domain/open-object.ts";

import * as arg from "./args.ts";
import { defineMutation, type DocRef } from "./define.ts";

function recipeRef(id: string): DocRef {
  return { collection: "personalRecipes", id };
}

/** Stores a recipe of the cook's own, new or edited. */
export const savePersonalRecipe = defineMutation({
  name: "savePersonalRecipe",
  version: 1,
  args: openObject({ recipe: arg.personalRecipe }),
  touches: ({ recipe }) => [recipeRef(recipe.id)],
  apply: (docs, { recipe }) => {
    const before = docs.personalRecipes?.[recipe.id];
    const createdAt = before?.createdAt ?? recipe.createdAt;
    // Fields that this version doesn't know are kept.
    return { personalRecipes: { [recipe.id]: { ...before, ...recipe, createdAt } } };
  },
  words: ({ recipe }) => `Saved your recipe ${recipe.title}`,
});

/** Deletes one of the cook's own recipes; a recipe that is already gone stays gone. */
export const deletePersonalRecipe = defineMutation({
  name: "deletePersonalRecipe",
  version: 1,
  args: openObject({ recipeId: arg.id }),
  touches: ({ recipeId }) => [recipeRef(recipeId)],
  apply: (docs, { recipeId }) =>
    docs.personalRecipes?.[recipeId] === null ? {} : { personalRecipes: { [recipeId]: null } },
  deletes: ({ recipeId }) => [recipeRef(recipeId)],
  words: (_, meal) =>
    meal === undefined ? "Deleted a recipe of your own" : `Deleted your recipe ${meal}`,
  namesMeal: ({ recipeId }) => recipeId,
});
