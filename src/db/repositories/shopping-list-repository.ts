import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command, NoRoomError } from "#db/storage-command.ts";
import type { ShoppingList } from "#domain/entities.ts";
import { hasRoomFor, type ItemName, type ListedMeal } from "#domain/mutations/shopping-list.ts";
import {
  LIST_FULL,
  LIST_NOT_UPDATED,
  LIST_UNREADABLE,
  MEALS_NOT_LISTED,
  MEAL_NOT_UNLISTED,
} from "#failure-words/storage-words.ts";

import { readUser } from "./user-repository.ts";

/** @throws StorageError if the device can't be read */
export async function getShoppingList(db: SimmerDb): Promise<ShoppingList> {
  return (await readUser(db, LIST_UNREADABLE)).shoppingList;
}

/** Ticks or unticks the named items, all in one step. */
export function setBought(db: SimmerDb, items: ItemName[], bought: boolean): Promise<void> {
  const names = items.map(({ mealId, name, amount }) => ({ mealId, name, amount }));
  return command(LIST_NOT_UPDATED, () =>
    mutate(db, "setBought", { items: names, bought, at: Date.now() }),
  );
}

/**
 * Adds the meals' ingredients, bought or not as given; meals that are already listed are skipped.
 * @throws StorageError also if the list has no room for all of them: then none is added
 */
export function addMeals(db: SimmerDb, meals: ListedMeal[]): Promise<void> {
  const listed = meals.map(({ id, title, ingredients }) => ({ id, title, ingredients }));
  return command(MEALS_NOT_LISTED, async () => {
    if (!hasRoomFor(await getShoppingList(db), listed)) throw new NoRoomError(LIST_FULL);
    await mutate(db, "addMealsToList", { meals: listed, at: Date.now() });
  });
}

export function removeMeal(db: SimmerDb, mealId: string): Promise<void> {
  return command(MEAL_NOT_UNLISTED, () =>
    mutate(db, "removeMealFromList", { mealId, at: Date.now() }),
  );
}

/** Takes several meals off the list, each with a change of its own. */
export async function removeMeals(db: SimmerDb, mealIds: readonly string[]): Promise<void> {
  for (const mealId of mealIds) await removeMeal(db, mealId);
}
