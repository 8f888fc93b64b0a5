import { BLURB_MAX } from "../../../src/domain/limits.ts";
import {
  asIdea,
  type Cook,
  type FullRecipe,
  isIdeaSafe,
  isRecipeSafe,
  isUnrestricted,
} from "../../../src/domain/recipe-service.ts";
import { conflicts, screen, type ScreenResult } from "../../../src/domain/screen.ts";
import { readAmount } from "./amount.ts";
import { COOKBOOK } from "./cookbook.ts";
import type { CookbookIngredient, CookbookRecipe } from "./format.ts";
import { markTitle } from "./marks.ts";
import { nameOf, renderRecipe, stepNameOf } from "./render.ts";
import { MADE_OF_GRAMS, namesFood, NUTS, replaceInTitle, SUBSTITUTIONS } from "./substitutions.ts";

/** A recipe as this cook may have it, and what it was made from. */
export interface Adapted {
  base: CookbookRecipe;
  recipe: FullRecipe;
  /** Whether an ingredient was replaced. */
  isChanged: boolean;
}

/** The book as written and what the screen says of it: for every cook the same, so found once. */
const screenedBook = new Map<CookbookRecipe, { recipe: FullRecipe; found: ScreenResult[] }>();
const screenedFoods = new Map<string, ScreenResult>();

function isAgainst({ allergens, diets }: ScreenResult, cook: Cook): boolean {
  return (
    allergens.some(({ id }) => cook.allergies.includes(id)) ||
    diets.some(({ id }) => cook.diet.includes(id))
  );
}

/** The recipe as written, if this cook may have it so. */
function takeAsWritten(base: CookbookRecipe, cook: Cook): FullRecipe | undefined {
  if (isUnrestricted(cook)) return renderRecipe(base);
  let known = screenedBook.get(base);
  if (!known) {
    const recipe = renderRecipe(base);
    known = { recipe, found: [screen(recipe), screen(asIdea(recipe))] };
    screenedBook.set(base, known);
  }
  const { recipe, found } = known;
  if (found.some((each) => isAgainst(each, cook))) return undefined;
  if (cook.equipment.length === 0) return recipe;
  return isRecipeSafe(recipe, cook) && isIdeaSafe(recipe, cook) ? recipe : undefined;
}

/** Whether the cook may have this food on its own. */
function isFoodSafe(name: string, amount: string, cook: Cook): boolean {
  const food = `${name}|${amount}`;
  let known = screenedFoods.get(food);
  if (!known) {
    known = screen({ title: "", ingredients: [{ name, amount }], instructions: [], equipment: [] });
    screenedFoods.set(food, known);
  }
  return !isAgainst(known, cook);
}

/** The ingredient, or what stands in for it where this cook can't have it; undefined: nothing can. */
function replaceFood(item: CookbookIngredient, cook: Cook): CookbookIngredient | undefined {
  const [key, amount] = item;
  if (isFoodSafe(nameOf(item), amount, cook)) return item;
  const { value = 0, unit } = readAmount(amount) ?? {};
  if (NUTS.has(key) && unit === "g" && value >= MADE_OF_GRAMS) return undefined;
  const kept: readonly string[] = [...cook.allergies, ...cook.diet];
  const found = SUBSTITUTIONS[key]?.find(
    ([name, ...unfit]) => !unfit.some((id) => kept.includes(id)) && isFoodSafe(name, amount, cook),
  );
  return found && [key, amount, found[0]];
}

/** The dish's name with what is in it now in place of what was. */
function retitle(
  base: CookbookRecipe,
  replaced: readonly CookbookIngredient[],
  cook: Cook,
): string {
  const title = replaced.reduce(
    (text, item) => replaceInTitle(text, item[0], stepNameOf(item)),
    base.title,
  );
  const against = conflicts(renderRecipe(base), cook);
  return markTitle(title, {
    diets: against.diets.map(({ id }) => id),
    allergens: against.allergens.map(({ id }) => id),
  });
}

/** The blurb as long as it is still true of the dish, and what was changed. */
function reblurb(
  changed: CookbookRecipe,
  replaced: readonly CookbookIngredient[],
  cook: Cook,
): string {
  if (replaced.length === 0) return changed.blurb;
  const names = [...new Set(replaced.map(stepNameOf))];
  const madeWith = `Made with ${new Intl.ListFormat("en-GB").format(names)}.`;
  const isNamed = replaced.some(([key]) => namesFood(changed.blurb, key));
  const both = `${changed.blurb} ${madeWith}`;
  const isTrue = !isNamed && isIdeaSafe({ title: "", blurb: renderRecipe(changed).blurb }, cook);
  return isTrue && both.length <= BLURB_MAX ? both : madeWith;
}

function adaptFor(base: CookbookRecipe, cook: Cook): Adapted | undefined {
  const asWritten = takeAsWritten(base, cook);
  if (asWritten) return { base, recipe: asWritten, isChanged: false };
  const ingredients: CookbookIngredient[] = [];
  for (const item of base.ingredients) {
    const replaced = replaceFood(item, cook);
    if (!replaced) return undefined;
    ingredients.push(replaced);
  }
  const replaced = ingredients.filter((item) => !base.ingredients.includes(item));
  const title = retitle(base, replaced, cook);
  // Nothing to change: it is the kitchen that lacks something.
  if (title === base.title) return undefined;
  const changed = { ...base, ingredients };
  const recipe = renderRecipe({ ...changed, title, blurb: reblurb(changed, replaced, cook) });
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
