import { findMeal, getSharedMeal, type FoundMeal } from "#db/repositories/meal-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";

import { planIdOf, type CookPlace } from "../../../-common/cook-place.ts";

export interface LogSubject {
  found: FoundMeal | null;
  /** Whether the meal exists among the shared ones. */
  isShared: boolean;
  isFavorite: boolean;
}

export async function readLog(db: SimmerDb, place: CookPlace): Promise<LogSubject> {
  const [found, shared, user] = await Promise.all([
    findMeal(db, place.recipeId, planIdOf(place)),
    getSharedMeal(db, place.recipeId),
    getUser(db),
  ]);
  return { found, isShared: shared !== null, isFavorite: user.favorites.includes(place.recipeId) };
}
