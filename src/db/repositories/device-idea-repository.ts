import type { SimmerDb } from "#db/schema.ts";
import { pickDeviceMeals, type DeviceIdeasAsk } from "#domain/device-ideas.ts";
import type { Meal } from "#domain/entities.ts";
import { byWhatIsThere } from "#domain/leftovers.ts";
import { preferencesOf, type Preferences } from "#domain/preferences.ts";

import { listKitchenMeals } from "./kitchen-meals-repository.ts";
import { requireUser } from "./user-repository.ts";

/** Finds the meals without a conflict with these preferences; unchecked meals are left out. */
export type FindSafe = (
  meals: readonly Meal[],
  preferences: Preferences,
) => Promise<ReadonlySet<Meal>>;

/**
 * Meals on this device that can be planned and that `findSafe` finds safe for the cook's current
 * preferences: those that use up most of `leftovers` first, then favourites, the cook's own
 * recipes, shared meals, and meals of earlier plans.
 */
export async function listDeviceIdeas(
  db: SimmerDb,
  ask: Omit<DeviceIdeasAsk, "isSafe"> & { leftovers?: readonly string[] },
  findSafe: FindSafe,
): Promise<Meal[]> {
  const user = await requireUser(db);
  const { favorites, own, others, planned } = await listKitchenMeals(db, user);
  const meals = [...favorites, ...own, ...others, ...planned];
  const ofType = meals.filter(({ mealType }) => mealType === ask.mealType);
  const fitting = byWhatIsThere(ofType, ask.leftovers ?? []);
  const safe = await findSafe(fitting, preferencesOf(user));
  return pickDeviceMeals(fitting, { ...ask, isSafe: (meal) => safe.has(meal) });
}
