import type { PersonalRecipe } from "./entities.ts";
import type { Mutation } from "./mutation.ts";

/** Stores a recipe of the cook's own, new or edited. */
export const savePersonalRecipe: Mutation<{ recipe: PersonalRecipe }> = {
  touches: ({ recipe }) => [{ collection: "personalRecipes", id: recipe.id }],
  apply: (docs, { recipe }) => {
    const createdAt = docs.personalRecipes?.[recipe.id]?.createdAt ?? recipe.createdAt;
    return { personalRecipes: { [recipe.id]: { ...recipe, createdAt } } };
  },
};

/** Deletes a recipe of the cook's own; one already gone stays gone. */
export const deletePersonalRecipe: Mutation<{ recipeId: string }> = {
  touches: ({ recipeId }) => [{ collection: "personalRecipes", id: recipeId }],
  apply: (docs, { recipeId }) =>
    docs.personalRecipes?.[recipeId] === null ? {} : { personalRecipes: { [recipeId]: null } },
};
