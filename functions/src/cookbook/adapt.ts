import { COOKBOOK } from "../../../src/cookbook/cookbook.ts";
import type { CookbookIngredient, CookbookRecipe } from "../../../src/cookbook/format.ts";
import { nameOf, renderRecipe, stepNameOf } from "../../../src/cookbook/render.ts";
import {
  isFree,
  screen,
  type ScreenedRecipe,
  type ScreenResult,
  selectConflicts,
} from "../../../src/domain/dietary-check/check.ts";
import { BLURB_MAX } from "../../../src/domain/limits.ts";
import { isUnrestricted, type Preferences } from "../../../src/domain/preferences.ts";
import { asIdea, type FullRecipe } from "../../../src/domain/recipe-service.ts";
import { readAmount } from "./amount.ts";
import { markTitle } from "./marks.ts";
import { MADE_OF_GRAMS, namesFood, NUTS, replaceInTitle, SUBSTITUTIONS } from "./substitutions.ts";

/** A recipe that this cook may have, and the recipe it was made from. */
export interface Adapted {
  base: CookbookRecipe;
  recipe: FullRecipe;
  /** Whether an ingredient was replaced. */
  isChanged: boolean;
}

/**
 * How many texts are cached: the book, its foods, and the usual adaptations, at about 3 KB each.
 */
const SCREENED_MAX = 4_000;
const screened = new Map<string, ScreenResult>();

/** The check's result for a text: equal for every cook, and most of the cost of a request. */
function screenOnce(text: ScreenedRecipe): ScreenResult {
  const key = JSON.stringify([
    text.title,
    text.blurb,
    text.ingredients,
    text.instructions,
    text.equipment,
  ]);
  const known = screened.get(key);
  if (known) return known;
  if (screened.size >= SCREENED_MAX) screened.clear();
  const found = screen(text);
  screened.set(key, found);
  return found;
}

function isSafe(text: ScreenedRecipe, preferences: Preferences): boolean {
  return isFree(selectConflicts(screenOnce(text), text, preferences));
}

/** Whether this cook may have the dish, and may be shown its title and blurb. */
function isDishSafe(recipe: FullRecipe, preferences: Preferences): boolean {
  return isSafe(recipe, preferences) && isSafe(asIdea(recipe), preferences);
}

/** Whether the cook may have this food on its own. */
function isFoodSafe(name: string, amount: string, preferences: Preferences): boolean {
  return isSafe(
    { title: "", blurb: "", ingredients: [{ name, amount }], instructions: [], equipment: [] },
    preferences,
  );
}

/** The ingredient, or a substitute if this cook can't have it; undefined if there is none. */
function replaceFood(
  item: CookbookIngredient,
  preferences: Preferences,
): CookbookIngredient | undefined {
  const [key, amount] = item;
  if (isFoodSafe(nameOf(item), amount, preferences)) return item;
  const { value = 0, unit } = readAmount(amount) ?? {};
  if (NUTS.has(key) && unit === "g" && value >= MADE_OF_GRAMS) return undefined;
  const kept: readonly string[] = [...preferences.allergies, ...preferences.diet];
  const found = SUBSTITUTIONS[key]?.find(
    ([name, ...unfit]) =>
      !unfit.some((id) => kept.includes(id)) && isFoodSafe(name, amount, preferences),
  );
  return found && [key, amount, found[0]];
}

/** The dish's name, with the replaced ingredients renamed. */
function retitle(
  base: CookbookRecipe,
  replaced: readonly CookbookIngredient[],
  preferences: Preferences,
): string {
  const title = replaced.reduce(
    (text, item) => replaceInTitle(text, item[0], stepNameOf(item)),
    base.title,
  );
  const written = renderRecipe(base);
  const against = selectConflicts(screenOnce(written), written, preferences);
  return markTitle(title, {
    diets: against.diets.map(({ id }) => id),
    allergens: against.allergens.map(({ id }) => id),
  });
}

/** The blurb, if it is still true of the dish, and what was changed. */
function reblurb(
  changed: CookbookRecipe,
  replaced: readonly CookbookIngredient[],
  preferences: Preferences,
): string {
  if (replaced.length === 0) return changed.blurb;
  const names = [...new Set(replaced.map(stepNameOf))];
  const madeWith = `Made with ${new Intl.ListFormat("en-GB").format(names)}.`;
  const isNamed = replaced.some(([key]) => namesFood(changed.blurb, key));
  const both = `${changed.blurb} ${madeWith}`;
  const isTrue =
    !isNamed && isSafe(asIdea({ title: "", blurb: renderRecipe(changed).blurb }), preferences);
  return isTrue && both.length <= BLURB_MAX ? both : madeWith;
}

/** The picture, with each replaced food swapped for its substitute. */
function redraw(
  { picture, ingredients: written }: CookbookRecipe,
  ingredients: readonly CookbookIngredient[],
): CookbookRecipe["picture"] {
  const foods = picture.foods.map((food) => {
    const place = written.findIndex((item) => nameOf(item).includes(food));
    const [before, now] = [written[place], ingredients[place]];
    return now === undefined || before === now ? food : stepNameOf(now);
  });
  return { form: picture.form, foods: [...new Set(foods)] };
}

function adaptFor(base: CookbookRecipe, preferences: Preferences): Adapted | undefined {
  const asWritten = renderRecipe(base);
  if (isUnrestricted(preferences) || isDishSafe(asWritten, preferences)) {
    return { base, recipe: asWritten, isChanged: false };
  }
  const ingredients: CookbookIngredient[] = [];
  for (const item of base.ingredients) {
    const replaced = replaceFood(item, preferences);
    if (!replaced) return undefined;
    ingredients.push(replaced);
  }
  const replaced = ingredients.filter((item) => !base.ingredients.includes(item));
  const title = retitle(base, replaced, preferences);
  // No ingredient was changed: the kitchen lacks something.
  if (title === base.title) return undefined;
  const changed = { ...base, ingredients, picture: redraw(base, ingredients) };
  const recipe = renderRecipe({
    ...changed,
    title,
    blurb: reblurb(changed, replaced, preferences),
  });
  return isDishSafe(recipe, preferences) ? { base, recipe, isChanged: true } : undefined;
}

/**
 * How many answers are cached: cooks repeat their preferences, and checking the whole book is
 * costly.
 */
const KEPT_MAX = 50;
const kept = new Map<string, readonly Adapted[]>();

/** Every recipe in the cookbook that this cook may have, in the book's order. */
export function recipesFor(preferences: Preferences): readonly Adapted[] {
  const key = [preferences.allergies, preferences.diet, preferences.equipment]
    .map((ids) => [...ids].sort().join())
    .join(";");
  const known = kept.get(key);
  if (known) return known;
  const found = COOKBOOK.flatMap((base) => adaptFor(base, preferences) ?? []);
  if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value ?? "");
  kept.set(key, found);
  return found;
}
