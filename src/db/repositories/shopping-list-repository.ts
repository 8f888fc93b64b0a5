import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command, NoRoomError } from "#db/storage-command.ts";
import { SHOPPING_ITEMS_MAX } from "#domain/limits.ts";
import {
  hasRoomFor,
  type ItemName,
  type ListedMeal,
  ownItemId,
} from "#domain/mutations/shopping-list.ts";
import type { OwnItem } from "#domain/shopping/own-item.ts";
import type { ShoppingIngredient, ShoppingList, ShoppingMeal } from "#domain/user-document.ts";
import {
  ITEM_NOT_LISTED,
  ITEMS_NOT_CLEARED,
  LIST_FULL,
  LIST_NOT_UPDATED,
  LIST_UNREADABLE,
  MEALS_NOT_LISTED,
  MEAL_NOT_UNLISTED,
} from "#failure-words/storage-words.ts";

import { readUserLists } from "./user-repository.ts";

/** @throws StorageError if the device can't be read */
export async function getShoppingList(db: SimmerDb): Promise<ShoppingList> {
  return (await readUserLists(db, LIST_UNREADABLE)).shoppingList;
}

function nameOf({ mealId, name, amount }: ItemName): ItemName {
  return { mealId, name, amount };
}

/** Ticks or unticks the named items, all in one step. */
export function setBought(db: SimmerDb, items: ItemName[], bought: boolean): Promise<void> {
  return command(LIST_NOT_UPDATED, () =>
    mutate(db, "setBought", { items: items.map(nameOf), bought, at: Date.now() }),
  );
}

/**
 * Adds items that belong to no meal. Resolves to the items as they are named on the list.
 * @throws StorageError also if the list has no room for all of them: then none is added
 */
export function addOwnItems(db: SimmerDb, items: readonly OwnItem[]): Promise<ItemName[]> {
  return command(ITEM_NOT_LISTED, async () => {
    const { ingredients } = await getShoppingList(db);
    if (ingredients.length + items.length > SHOPPING_ITEMS_MAX) throw new NoRoomError(LIST_FULL);
    const added: ItemName[] = [];
    for (const { name, amount } of items) {
      const id = crypto.randomUUID();
      await mutate(db, "addOwnItem", { id, name, amount, at: Date.now() });
      added.push({ mealId: ownItemId(id), name, amount });
    }
    return added;
  });
}

export function editOwnItem(
  db: SimmerDb,
  item: ItemName,
  { name, amount }: OwnItem,
): Promise<void> {
  return command(LIST_NOT_UPDATED, () =>
    mutate(db, "editOwnItem", { item: nameOf(item), name, amount, at: Date.now() }),
  );
}

export function removeOwnItem(db: SimmerDb, item: ItemName): Promise<void> {
  return command(LIST_NOT_UPDATED, () =>
    mutate(db, "removeOwnItem", { item: nameOf(item), at: Date.now() }),
  );
}

/** Takes several items off the list, each with a change of its own. */
export async function removeOwnItems(db: SimmerDb, items: readonly ItemName[]): Promise<void> {
  for (const item of items) await removeOwnItem(db, item);
}

/**
 * Takes bought lines off the list, and notes what they were, to offer it again.
 * @param foods what was bought: each thing's key on the list and its name
 */
export function clearBought(
  db: SimmerDb,
  items: readonly ItemName[],
  foods: readonly { food: string; name: string }[],
): Promise<void> {
  const named = foods.map(({ food, name }) => ({ food, name }));
  return command(ITEMS_NOT_CLEARED, () =>
    mutate(db, "clearBought", { items: items.map(nameOf), foods: named, at: Date.now() }),
  );
}

/** Puts lines back that were taken off, with their ticks, and meals that went with them. */
export function putBackItems(
  db: SimmerDb,
  items: readonly ShoppingIngredient[],
  meals: readonly ShoppingMeal[] = [],
): Promise<void> {
  const lines = items.map((item) => ({ ...nameOf(item), bought: item.bought }));
  const titles = meals.map(({ id, title }) => ({ id, title }));
  return command(LIST_NOT_UPDATED, () =>
    mutate(db, "putBackItems", { items: lines, meals: titles, at: Date.now() }),
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
