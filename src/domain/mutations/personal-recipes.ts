import { openObject } from "#domain/open-object.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn, type DocRef } from "./define.ts";
import { mealOf } from "./shared-meals.ts";

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
    const before = docIn(docs, "personalRecipes", recipe.id);
    const { userId, createdAt, updatedAt } = recipe;
    // Unknown fields stay in an existing document. The rules allow none in a new one, so a deleted
    // recipe is restored without them.
    const stored = before
      ? { ...before, ...recipe, createdAt: before.createdAt }
      : { ...mealOf(recipe), userId, createdAt, updatedAt };
    return { personalRecipes: { [recipe.id]: stored } };
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
    docIn(docs, "personalRecipes", recipeId) === null
      ? {}
      : { personalRecipes: { [recipeId]: null } },
  deletes: ({ recipeId }) => [recipeRef(recipeId)],
  words: (_, meal) =>
    meal === undefined ? "Deleted a recipe of your own" : `Deleted your recipe ${meal}`,
  namesMeal: ({ recipeId }) => recipeId,
});
