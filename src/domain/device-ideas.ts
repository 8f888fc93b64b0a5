import { mealOf } from "#domain/mutations/shared-meals.ts";

import type { MealType } from "./catalogue.ts";
import type { Meal } from "./entities.ts";
import type { Preferences } from "./preferences.ts";
import { isRecipeSafe, type MealIdeasAnswer } from "./recipe-service.ts";
import { titleKey } from "./titles.ts";

/** Who an idea or a recipe comes from: the recipe service, by its own word, or this device. */
export type MealSource = MealIdeasAnswer["source"] | "device";

export interface DeviceIdeasAsk {
  mealType: MealType;
  preferences: Preferences;
  /** Titles shown, rejected or chosen already. */
  exclude: readonly string[];
  /** The most to pick. */
  count: number;
}

/**
 * Ideas without a network: of the meals kept on the device, in the order given, those that make
 * one for this cook, each dish once. They keep their ids, so that a heart or a rating goes on
 * counting for the dish they came from.
 */
export function pickDeviceMeals(meals: Iterable<Meal>, ask: DeviceIdeasAsk): Meal[] {
  const titles = new Set(ask.exclude.map(titleKey));
  const picked: Meal[] = [];
  for (const meal of meals) {
    if (picked.length >= ask.count) break;
    const key = titleKey(meal.title);
    const isWhole = key !== "" && meal.ingredients.length > 0 && meal.instructions.length > 0;
    if (!isWhole || meal.mealType !== ask.mealType || titles.has(key)) continue;
    if (!isRecipeSafe(meal, ask.preferences)) continue;
    titles.add(key);
    picked.push(mealOf(meal));
  }
  return picked;
}
