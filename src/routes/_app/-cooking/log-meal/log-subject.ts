import { readOr } from "#db/connection.ts";
import { getDocument } from "#db/document-store.ts";
import { findMeal, getSharedMeal, type FoundMeal } from "#db/repositories/meal-repository.ts";
import { getPlan } from "#db/repositories/plan-repository.ts";
import { getServing, getSharing } from "#db/repositories/settings-repository.ts";
import { listRecipeTimers } from "#db/repositories/timer-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";

import { planIdOf, type CookPlace } from "../../../-common/cook-place.ts";

export interface LogSubject {
  found: FoundMeal | null;
  /** Whether the meal exists among the shared ones. */
  isShared: boolean;
  /** Whether the cook shares meals that they rate highly. */
  isSharing: boolean;
  isFavorite: boolean;
  /** Whether the meal's rating already includes the cook's: it counts only once. */
  hasRated: boolean;
  /** Whether the cook shared the meal and took it back. */
  isTakenBack: boolean;
  /** The serves for which the recipe was shown, and so most likely cooked. */
  serves: number;
  /** How many the plan feeds, by the cook's last setup of one; null if that is unknown. */
  people: number | null;
  /** The recipe's timers that are running, paused or ringing. */
  timers: KitchenTimer[];
}

export async function readLog(db: SimmerDb, place: CookPlace): Promise<LogSubject> {
  const [found, shared, isSharing, user, serving, timers, mark] = await Promise.all([
    findMeal(db, place.recipeId, planIdOf(place)),
    getSharedMeal(db, place.recipeId),
    getSharing(db),
    getUser(db),
    getServing(db, place.recipeId),
    listRecipeTimers(db, place.recipeId),
    // Only a hint depends on it.
    readOr(db, "Error fetching the mark", undefined, () =>
      getDocument(db, "mealMarks", dishIdOf(place.recipeId)),
    ),
  ]);
  const planId = found?.planId ?? null;
  const plan =
    planId === null
      ? null
      : await readOr(db, "Error fetching the plan", null, () => getPlan(db, planId));
  const { peopleCount } = user.lastPlanDefaults;
  const people = plan && plan.status !== "single" && peopleCount > 0 ? peopleCount : null;
  const isFavorite = user.favorites.includes(dishIdOf(place.recipeId));
  const hasRated = shared !== null && (mark?.stars ?? 0) > 0;
  const isShared = shared !== null;
  const isTakenBack = (shared?.takenBack ?? false) && (mark?.shared ?? false);
  const { serves } = serving;
  return {
    found,
    isShared,
    isSharing,
    isFavorite,
    hasRated,
    isTakenBack,
    serves,
    people,
    timers,
  };
}
