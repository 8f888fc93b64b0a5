import {
  type Cook,
  type FullRecipe,
  isIdeaSafe,
  isRecipeSafe,
} from "../../../src/domain/recipe-service.ts";
import { COOKBOOK } from "./cookbook.ts";
import type { CookbookRecipe } from "./format.ts";
import { renderRecipe } from "./render.ts";

/** A recipe as this cook may have it, and what it was made from. */
export interface Adapted {
  base: CookbookRecipe;
  recipe: FullRecipe;
}

/** Answers kept: cooks ask again with the same preferences, and screening the whole book costs. */
const KEPT_MAX = 50;
const kept = new Map<string, readonly Adapted[]>();

function adaptFor(base: CookbookRecipe, cook: Cook): Adapted | undefined {
  const recipe = renderRecipe(base);
  return isRecipeSafe(recipe, cook) && isIdeaSafe(recipe, cook) ? { base, recipe } : undefined;
}

/** Every recipe of the cookbook that this cook may have, in the book's order. */
export function recipesFor(cook: Cook): readonly Adapted[] {
  const key = [cook.allergies, cook.diet, cook.equipment]
    .map((ids) => [...ids].sort().join())
    .join(";");
  const known = kept.get(key);
  if (known) return known;
  const found = COOKBOOK.flatMap((base) => adaptFor(base, cook) ?? []);
  if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value ?? "");
  kept.set(key, found);
  return found;
}
