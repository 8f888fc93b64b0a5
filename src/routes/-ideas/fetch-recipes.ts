import { fetchFullRecipes, type CallOptions } from "#api/recipe-client.ts";
import { awaitUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { SelectedMeal } from "#domain/draft.ts";
import type { MealType } from "#domain/meal-types.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { NO_RECIPE } from "#failure-words/screen-words.ts";

import type { Idea, IdeaRecipe } from "./idea.ts";

/**
 * Fetches the full recipes of these meals, by meal id, for the cook's current settings. A meal
 * without a safe recipe is missing from the result; `note` is what the service says about it.
 * @throws RecipeServiceError in the cook's words
 */
export async function fetchRecipes(
  db: SimmerDb,
  uid: string,
  meals: readonly Omit<SelectedMeal, "servings">[],
  options: CallOptions,
) {
  const preferences = preferencesOf(await awaitUser(db, options.signal));
  const { recipes, note, source } = await fetchFullRecipes(
    {
      uid,
      ideas: meals.map(({ title, blurb, mealType }) => ({ title, blurb, mealType })),
      preferences,
    },
    options,
  );
  const made: Record<string, IdeaRecipe> = {};
  // A recipe matters more than its picture: if this module can't be loaded, the picture is derived
  // from the recipe's own words.
  const drawing = await import("#pictures/drawing/written-picture.ts").catch(() => undefined);
  for (const [index, meal] of meals.entries()) {
    const recipe = recipes[index];
    const { id } = meal;
    // The recipe keeps the idea's picture and its random id, which decides the table and the dish.
    const picture = recipe?.picture ?? meal.picture ?? drawing?.writePicture(meal);
    if (recipe) made[id] = { recipe: { ...recipe, id, picture }, source };
  }
  return { made, note };
}

/**
 * Fetches the full recipe of one idea.
 * @throws Error in the cook's words, also if there is no safe recipe for it
 */
export async function fetchRecipe(
  db: SimmerDb,
  uid: string,
  { id, title, blurb, picture }: Idea,
  mealType: MealType,
  options: CallOptions,
): Promise<IdeaRecipe> {
  const { made, note } = await fetchRecipes(
    db,
    uid,
    [{ id, title, blurb, picture, mealType }],
    options,
  );
  const recipe = made[id];
  if (!recipe) throw new Error(note ?? NO_RECIPE);
  return recipe;
}
