import type { Meal } from "#domain/entities.ts";

import { COOKBOOK } from "./cookbook.ts";
import { renderRecipe } from "./render.ts";

/** The cookbook's recipes as written, as meals for 4 serves; each keeps its id in the cookbook. */
export const COOKBOOK_MEALS: readonly Meal[] = COOKBOOK.map((recipe) => ({
  id: recipe.id,
  ...renderRecipe(recipe),
}));
