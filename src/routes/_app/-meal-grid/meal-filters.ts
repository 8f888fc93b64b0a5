import * as v from "valibot";

import { DIET_IDS, MEAL_TYPES } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import type { Preferences } from "#domain/preferences.ts";
import { plainText } from "#domain/titles.ts";

import { conflictsOf } from "../../-meals/meal-warnings.ts";

/** What a grid of meals is narrowed to; every part given must hold. */
export const MealFilters = v.object({
  text: v.string(),
  mealTypes: v.array(v.picklist(MEAL_TYPES)),
  diets: v.array(v.picklist(DIET_IDS)),
  /** Only what the cook's equipment suffices for. */
  equipped: v.boolean(),
  /** Only what holds none of the cook's allergens and keeps their diets. */
  edible: v.boolean(),
});
export type MealFilters = v.InferOutput<typeof MealFilters>;

export const NO_FILTERS: MealFilters = {
  text: "",
  mealTypes: [],
  diets: [],
  equipped: false,
  edible: false,
};

export function isFiltering({ text, mealTypes, diets, equipped, edible }: MealFilters): boolean {
  return text.trim() !== "" || mealTypes.length + diets.length > 0 || equipped || edible;
}

/**
 * What is looked through, by meal: each letter typed asks for it again. Plain text, not stems: what
 * is typed may be half a word.
 */
const texts = new WeakMap<Meal, string>();

function textOf(meal: Meal): string {
  const { title, blurb, ingredients } = meal;
  const text =
    texts.get(meal) ?? plainText([title, blurb, ...ingredients.map(({ name }) => name)].join("\n"));
  texts.set(meal, text);
  return text;
}

/** Every word typed is somewhere in the title, the blurb or an ingredient; accents don't matter. */
function hasWords(meal: Meal, words: readonly string[]): boolean {
  return words.every((word) => textOf(meal).includes(word));
}

export interface FilteredMeals<M extends Meal> {
  /** The meals that pass, in their order. */
  meals: M[];
  /** How many others are left out only because not all of them could be checked. */
  unchecked: number;
}

/** The meals that pass. What costs little is asked first. */
export function filterMeals<M extends Meal>(
  meals: readonly M[],
  filters: MealFilters,
  preferences: Preferences,
): FilteredMeals<M> {
  const { mealTypes, diets, equipped, edible } = filters;
  const words = plainText(filters.text).split(/\s+/u).filter(Boolean);
  const asked = {
    allergies: edible ? preferences.allergies : [],
    diet: [...new Set([...diets, ...(edible ? preferences.diet : [])])],
    equipment: equipped ? preferences.equipment : [],
  };
  let unchecked = 0;
  const found = meals.filter((meal) => {
    if (mealTypes.length > 0 && !mealTypes.includes(meal.mealType)) return false;
    if (!hasWords(meal, words)) return false;
    const against = conflictsOf(meal, asked);
    if (against.allergens.length + against.diets.length + against.equipment.length > 0)
      return false;
    if (against.unchecked.length === 0) return true;
    unchecked += 1;
    return false;
  });
  return { meals: found, unchecked };
}

/** `list` with `item` in it, or without it where it was. */
export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
