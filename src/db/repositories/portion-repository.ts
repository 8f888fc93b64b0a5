import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import type { StoredMeal } from "#domain/entities.ts";
import type { LogMealArgs } from "#domain/mutations/cooked-meals.ts";
import { mealOf } from "#domain/mutations/shared-meals.ts";
import type { StoredMealName } from "#domain/mutations/shelf.ts";

import { readUser } from "./user-repository.ts";

/** @throws StorageError if the device can't be read */
export async function listStoredMeals(db: SimmerDb): Promise<StoredMeal[]> {
  return (await readUser(db, "Failed to read your stored meals")).storedMeals;
}

/**
 * Logs a cooked meal: portions, cooked mark, rating, current meals and shopping list, all or
 * nothing.
 */
export function logMeal(db: SimmerDb, log: Omit<LogMealArgs, "at">): Promise<void> {
  return command("Failed to log this meal", () =>
    mutate(db, "logMeal", { ...log, meal: mealOf(log.meal), at: Date.now() }),
  );
}

/** Takes one portion out of an entry. */
export function eatPortion(db: SimmerDb, stored: StoredMealName): Promise<void> {
  const { recipeId, storage, storedAt } = stored;
  return command("Failed to update stored meals", () =>
    mutate(db, "eatPortion", { stored: { recipeId, storage, storedAt }, at: Date.now() }),
  );
}

/** Restores a portion that was taken out by mistake. */
export function restorePortion(db: SimmerDb, meal: StoredMeal): Promise<void> {
  // The rules judge a new entry as a whole, so fields that only another version knows are lost with
  // the eaten entry.
  const { title, imageUrl, recipeId, planId, storedAt, storage } = meal;
  const stored = { title, imageUrl, recipeId, planId, storedAt, storage };
  return command("Failed to update stored meals", () =>
    mutate(db, "restorePortion", { stored, at: Date.now() }),
  );
}
