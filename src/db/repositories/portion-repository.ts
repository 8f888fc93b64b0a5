import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import type { StoredMeal } from "#domain/entities.ts";
import type { LogMealArgs, StoredMealName } from "#domain/mutations/cooked-meals.ts";
import { mealOf } from "#domain/mutations/shared-meals.ts";
import {
  MEAL_NOT_LOGGED,
  PORTIONS_NOT_UPDATED,
  PORTIONS_UNREADABLE,
} from "#failure-words/storage-words.ts";

import { readUser } from "./user-repository.ts";

/** @throws StorageError if the device can't be read */
export async function listStoredMeals(db: SimmerDb): Promise<StoredMeal[]> {
  return (await readUser(db, PORTIONS_UNREADABLE)).storedMeals;
}

/**
 * Logs a cooked meal: portions, cooked mark, rating, current meals and shopping list, all or
 * nothing.
 */
export function logMeal(db: SimmerDb, log: Omit<LogMealArgs, "at">): Promise<void> {
  return command(MEAL_NOT_LOGGED, () =>
    mutate(db, "logMeal", { ...log, meal: mealOf(log.meal), at: Date.now() }),
  );
}

/** Takes one portion out of an entry. */
export function eatPortion(db: SimmerDb, stored: StoredMealName): Promise<void> {
  const { recipeId, storage, storedAt } = stored;
  return command(PORTIONS_NOT_UPDATED, () =>
    mutate(db, "eatPortion", { stored: { recipeId, storage, storedAt }, at: Date.now() }),
  );
}

/** Restores a portion that was taken out by mistake. */
export function restorePortion(db: SimmerDb, meal: StoredMeal): Promise<void> {
  // The rules judge a new entry as a whole, so fields that only another version knows are lost with
  // the eaten entry.
  const { title, imageUrl, recipeId, planId, storedAt, storage } = meal;
  const stored = { title, imageUrl, recipeId, planId, storedAt, storage };
  return command(PORTIONS_NOT_UPDATED, () =>
    mutate(db, "restorePortion", { stored, at: Date.now() }),
  );
}
