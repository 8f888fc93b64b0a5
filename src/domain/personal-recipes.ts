import type { PersonalRecipe } from "./entities.ts";
import type { Mutation } from "./mutation.ts";

/** Stores a recipe of the cook's own, new or edited. */
export const savePersonalRecipe: Mutation<{ recipe: PersonalRecipe }> = {
  touches: ({ recipe }) => [{ collection: "personalRecipes", id: recipe.id }],
  apply: (docs, { recipe }) => {
    const before = docs.personalRecipes?.[recipe.id];
    const createdAt = before?.createdAt ?? recipe.createdAt;
    // What this version doesn't know of it stays.
    return { personalRecipes: { [recipe.id]: { ...before, ...recipe, createdAt } } };
  },
};

/** Deletes a recipe of the cook's own; one already gone stays gone. */
export const deletePersonalRecipe: Mutation<{ recipeId: string }> = {
  touches: ({ recipeId }) => [{ collection: "personalRecipes", id: recipeId }],
  apply: (docs, { recipeId }) =>
    docs.personalRecipes?.[recipeId] === null ? {} : { personalRecipes: { [recipeId]: null } },
};
