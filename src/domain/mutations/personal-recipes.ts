import * as v from "valibot";

import { withTag } from "#domain/cooks-tags.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import { RECIPES_SAVED_AT_ONCE } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { mealOf } from "#domain/sound-meal.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn, type DocRef, type Docs } from "./define.ts";
import { tagArgs, tagWords } from "./recipe-notes.ts";

export function recipeRef(id: string): DocRef {
  return { collection: "personalRecipes", id };
}

/** A recipe as it is stored when the cook saves it: new, or over what is there. */
function stored(docs: Docs, recipe: PersonalRecipe): PersonalRecipe {
  const before = docIn(docs, "personalRecipes", recipe.id);
  const { userId, createdAt, updatedAt, note, source, tags, photo = "" } = recipe;
  const timesCooked = before?.timesCooked ?? recipe.timesCooked;
  const counted = timesCooked === undefined ? {} : { timesCooked };
  // Unknown fields stay in an existing document. The rules allow none in a new one, so a deleted
  // recipe is restored without them.
  return before
    ? { ...before, ...recipe, ...counted, createdAt: before.createdAt }
    : {
        ...mealOf(recipe),
        ...(note === undefined ? {} : { note }),
        ...(source === undefined ? {} : { source }),
        ...(tags === undefined ? {} : { tags }),
        ...(photo === "" ? {} : { photo }),
        ...counted,
        userId,
        createdAt,
        updatedAt,
      };
}

/** Stores a recipe of the cook's own, new or edited. */
export const savePersonalRecipe = defineMutation({
  name: "savePersonalRecipe",
  version: 1,
  scope: "kitchen",
  args: openObject({ recipe: arg.personalRecipe }),
  touches: ({ recipe }) => [recipeRef(recipe.id)],
  apply: (docs, { recipe }) => ({ personalRecipes: { [recipe.id]: stored(docs, recipe) } }),
  words: ({ recipe }) => `Saved your recipe ${recipe.title}`,
});

/**
 * Stores several recipes of the cook's own at once, as an import does: all of them, or none. With `isAdding`
 * those that are there already stay as they are, also if this device has not fetched them yet.
 */
export const savePersonalRecipes = defineMutation({
  name: "savePersonalRecipes",
  version: 1,
  scope: "kitchen",
  args: openObject({
    recipes: v.pipe(
      v.array(arg.personalRecipe),
      v.check((recipes) => recipes.length <= RECIPES_SAVED_AT_ONCE),
    ),
    isAdding: v.optional(v.boolean()),
  }),
  isBulk: true,
  touches: ({ recipes }) => recipes.map(({ id }) => recipeRef(id)),
  apply: (docs, { recipes, isAdding = false }) => {
    const saved = recipes.filter(({ id }) => !(isAdding && docIn(docs, "personalRecipes", id)));
    if (saved.length === 0) return {};
    return {
      personalRecipes: Object.fromEntries(saved.map((recipe) => [recipe.id, stored(docs, recipe)])),
    };
  },
  words: ({ recipes }) =>
    `Saved recipes of your own: ${recipes.map(({ title }) => title).join(", ")}`,
});

/** Adds a tag to one of the cook's own recipes, or takes it away. */
export const tagOwnRecipe = defineMutation({
  name: "tagOwnRecipe",
  version: 1,
  scope: "kitchen",
  args: tagArgs,
  touches: ({ recipeId }) => [recipeRef(recipeId)],
  apply: (docs, { recipeId, tag, on, at }) => {
    const recipe = docIn(docs, "personalRecipes", recipeId);
    const before = recipe?.tags ?? [];
    const tags = withTag(before, tag, on);
    if (!recipe || tags === before) return {};
    return { personalRecipes: { [recipeId]: { ...recipe, tags: [...tags], updatedAt: at } } };
  },
  words: tagWords,
  namesMeal: ({ recipeId }) => recipeId,
});

/** Deletes one of the cook's own recipes; a recipe that is already gone stays gone. */
export const deletePersonalRecipe = defineMutation({
  name: "deletePersonalRecipe",
  version: 1,
  scope: "kitchen",
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
