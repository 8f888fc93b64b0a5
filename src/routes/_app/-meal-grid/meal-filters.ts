import * as v from "valibot";

import { DIET_IDS } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";
import { NO_PREFERENCES, type Preferences } from "#domain/preferences.ts";
import { isReadyWithin } from "#domain/recipe-time.ts";
import { findWords, searchableText, searchWords } from "#domain/text-search.ts";

import { conflictsOf } from "../../-meals/meal-warnings.ts";

export const QUICK_MINUTES = 30;

/** The filters of a meal grid; a meal must match all that are set. */
export const MealFilters = v.object({
  text: v.string(),
  mealTypes: v.array(v.picklist(MEAL_TYPES)),
  diets: v.array(v.picklist(DIET_IDS)),
  /**
   * Only meals that are ready within `QUICK_MINUTES`; missing in filters stored by an older app.
   */
  quick: v.optional(v.boolean(), false),
  /** Only meals for which the cook's equipment suffices. */
  equipped: v.boolean(),
  /** Only meals without the cook's allergens that keep to their diets. */
  edible: v.boolean(),
});
export type MealFilters = v.InferOutput<typeof MealFilters>;

export const NO_FILTERS: MealFilters = {
  text: "",
  mealTypes: [],
  diets: [],
  quick: false,
  equipped: false,
  edible: false,
};

/**
 * The default filters: cooks who avoid something see only what they can eat until they ask for the
 * rest.
 */
export function startingFilters({ allergies, diet }: Preferences): MealFilters {
  return { ...NO_FILTERS, edible: allergies.length + diet.length > 0 };
}

export function isFiltering(filters: MealFilters): boolean {
  return filters.text.trim() !== "" || countFilters(filters) > 0;
}

/** How many filters are set, not counting the words. */
export function countFilters({ mealTypes, diets, quick, equipped, edible }: MealFilters): number {
  return mealTypes.length + diets.length + Number(quick) + Number(equipped) + Number(edible);
}

/**
 * The searched text of each meal, cached because each typed letter searches again. Plain text, not
 * stems: the cook may have typed half a word.
 */
const texts = new WeakMap<Meal, string>();

function textOf(meal: Meal): string {
  const { title, blurb, ingredients } = meal;
  const text =
    texts.get(meal) ?? searchableText([title, blurb, ...ingredients.map(({ name }) => name)]);
  texts.set(meal, text);
  return text;
}

export interface FilteredMeals<M extends Meal> {
  /** The matching meals, in their original order. */
  meals: M[];
  /** How many meals are left out only because they could not be checked completely. */
  unchecked: number;
  /** How many of `meals` could not be checked completely: they must be shown with what warns of it. */
  marked: number;
  /** How many meals are left out only because the cook can't eat them. */
  avoided: number;
}

/**
 * Filters the meals, the cheapest filters first.
 * @param keepsUnchecked whether what could not be checked against what the cook avoids stays in, where
 *   they would miss it. What is asked for by a diet is never in doubt.
 */
export function filterMeals<M extends Meal>(
  meals: readonly M[],
  filters: MealFilters,
  preferences: Preferences,
  keepsUnchecked = false,
): FilteredMeals<M> {
  const { mealTypes, diets, quick, equipped, edible } = filters;
  const words = searchWords(filters.text);
  const asked = {
    allergies: [],
    diet: diets,
    equipment: equipped ? preferences.equipment : [],
  };
  const eaten = edible ? { ...preferences, equipment: [] } : NO_PREFERENCES;
  let [unchecked, avoided, marked] = [0, 0, 0];
  const named = words.length > 0 ? findWords(meals, words, textOf) : meals;
  const found = named.filter((meal) => {
    if (mealTypes.length > 0 && !mealTypes.includes(meal.mealType)) return false;
    if (quick && !isReadyWithin(meal, QUICK_MINUTES)) return false;
    const against = conflictsOf(meal, asked);
    if (against.diets.length + against.equipment.length > 0) return false;
    const inedible = conflictsOf(meal, eaten);
    if (inedible.allergens.length + inedible.diets.length > 0) {
      avoided += 1;
      return false;
    }
    if (against.unchecked.length + inedible.unchecked.length === 0) return true;
    const stays = keepsUnchecked && against.unchecked.length === 0;
    if (stays) marked += 1;
    else unchecked += 1;
    return stays;
  });
  return { meals: found, unchecked, avoided, marked };
}

/** `list` without `item` if it was there, otherwise with it. */
export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
