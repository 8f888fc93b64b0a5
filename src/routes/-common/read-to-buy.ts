import { readOr } from "#db/connection.ts";
import { getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";

import { loadLines } from "./load-lines.ts";

/**
 * How many items are still to buy, excluding staples that are at home. Null if the list is empty or
 * can't be read; the list reports an error itself when it is opened.
 */
export function readToBuy(db: SimmerDb): Promise<number | null> {
  return readOr(db, "Error counting what is to buy", null, async () => {
    const [{ ingredients }, { settings }] = await Promise.all([
      getShoppingList(db),
      getShopping(db),
    ]);
    if (ingredients.length === 0) return null;
    return (await loadLines(ingredients)).countToBuy(ingredients, settings);
  });
}

/** How many of a meal's ingredients are still to buy; null if it isn't on the list, or that can't be read. */
export function readToBuyFor(db: SimmerDb, mealId: string): Promise<number | null> {
  return readOr(db, "Error counting what a meal needs", null, async () => {
    const [list, { settings }] = await Promise.all([getShoppingList(db), getShopping(db)]);
    if (!list.meals.some(({ id }) => id === mealId)) return null;
    return (await loadLines(list.ingredients)).countForMeal(list, settings, { id: mealId });
  });
}
