import { copyOf } from "#domain/mutations/shared-meals.ts";

import type { Meal } from "./entities.ts";
import type { MealType } from "./meal-types.ts";
import type { MealIdeasAnswer } from "./recipe-service.ts";
import { titleKey } from "./titles.ts";

/**
 * Where an idea or a recipe comes from: the recipe service, which states how it was made, or this
 * device.
 */
export type MealSource = MealIdeasAnswer["source"] | "device";

export interface DeviceIdeasAsk {
  mealType: MealType;
  /** Whether a meal has no conflict with the cook's settings and could be checked completely. */
  isSafe: (meal: Meal) => boolean;
  /** Titles that were already shown, rejected or chosen. */
  exclude: readonly string[];
  /** The most meals to pick. */
  count: number;
}

/**
 * Ideas without a network: picks meals stored on the device, in the given order, that are suitable
 * as ideas for this cook, each dish once. They keep their ids, so that a favourite mark or a rating
 * still counts for the dish they came from.
 */
export function pickDeviceMeals(meals: Iterable<Meal>, ask: DeviceIdeasAsk): Meal[] {
  const titles = new Set(ask.exclude.map(titleKey));
  const picked: Meal[] = [];
  for (const meal of meals) {
    if (picked.length >= ask.count) break;
    const key = titleKey(meal.title);
    const isWhole = key !== "" && meal.ingredients.length > 0 && meal.instructions.length > 0;
    if (!isWhole || meal.mealType !== ask.mealType || titles.has(key)) continue;
    if (!ask.isSafe(meal)) continue;
    titles.add(key);
    picked.push(copyOf(meal));
  }
  return picked;
}
