import { BLURB_MAX } from "../../../src/domain/limits.ts";
import {
  type Cook,
  type FullRecipe,
  isIdeaSafe,
  isRecipeSafe,
} from "../../../src/domain/recipe-service.ts";
import { conflicts } from "../../../src/domain/screen.ts";
import { COOKBOOK } from "./cookbook.ts";
import type { CookbookIngredient, CookbookRecipe } from "./format.ts";
import { markTitle } from "./marks.ts";
import { nameOf, renderRecipe, stepNameOf } from "./render.ts";
import { SUBSTITUTIONS } from "./substitutions.ts";

/** A recipe as this cook may have it, and what it was made from. */
export interface Adapted {
  base: CookbookRecipe;
  recipe: FullRecipe;
  /** Whether an ingredient was replaced. */
  isChanged: boolean;
}

/** The ingredient on its own, as a recipe the screen can look at. */
function isFoodSafe(name: string, cook: Cook): boolean {
  const recipe = { title: "", ingredients: [{ name, amount: "" }], instructions: [], equipment: [] };
  return isRecipeSafe(recipe, cook);
}

/** The ingredient, or what stands in for it where this cook can't have it; undefined: nothing can. */
function replaceFood(item: CookbookIngredient, cook: Cook): CookbookIngredient | undefined {
  const [key, amount] = item;
  if (isFoodSafe(nameOf(item), cook) && isFoodSafe(key.replaceAll("-", " "), cook)) return item;
  const name = SUBSTITUTIONS[key]?.find((candidate) => isFoodSafe(candidate, cook));
  return name === undefined ? undefined : [key, amount, name];
}

/** Title and blurb of a changed dish say what it is now. */
function describe(base: CookbookRecipe, changed: CookbookRecipe, cook: Cook): CookbookRecipe {
  const against = conflicts(renderRecipe(base), cook);
  const title = markTitle(base.title, {
    diets: against.diets.map(({ id }) => id),
    allergens: against.allergens.map(({ id }) => id),
  });
  const instead = changed.ingredients.filter((item) => !base.ingredients.includes(item));
  const blurb = `Made with ${new Intl.ListFormat("en-GB").format(instead.map(stepNameOf))}.`;
  const both = `${base.blurb} ${blurb}`;
  const isBlurbSafe = isIdeaSafe({ title: "", blurb: renderRecipe({ ...changed, blurb: base.blurb }).blurb }, cook);
  return { ...changed, title, blurb: isBlurbSafe && both.length <= BLURB_MAX ? both : blurb };
}

function adaptFor(base: CookbookRecipe, cook: Cook): Adapted | undefined {
  const original = renderRecipe(base);
  if (isRecipeSafe(original, cook)) {
    return isIdeaSafe(original, cook) ? { base, recipe: original, isChanged: false } : undefined;
  }
  const ingredients: CookbookIngredient[] = [];
  for (const item of base.ingredients) {
    const replaced = replaceFood(item, cook);
    if (!replaced) return undefined;
    ingredients.push(replaced);
  }
  const recipe = renderRecipe(describe(base, { ...base, ingredients }, cook));
  return isRecipeSafe(recipe, cook) && isIdeaSafe(recipe, cook)
    ? { base, recipe, isChanged: true }
    : undefined;
}

/** Answers kept: cooks ask again with the same preferences, and screening the whole book costs. */
const KEPT_MAX = 50;
const kept = new Map<string, readonly Adapted[]>();

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
