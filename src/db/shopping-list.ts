import type { ShoppingList } from "#domain/entities.ts";
import type { ItemName, ListedMeal } from "#domain/shopping-list.ts";

import { command } from "./command.ts";
import { mutate } from "./mutate.ts";
import type { SimmerDb } from "./schema.ts";
import { getUser } from "./user.ts";

export async function getShoppingList(db: SimmerDb): Promise<ShoppingList> {
  return (await getUser(db)).shoppingList;
}

/** Ticks or unticks the named items, all in one step. */
export function setBought(db: SimmerDb, items: ItemName[], bought: boolean): Promise<void> {
  const names = items.map(({ mealId, name, amount }) => ({ mealId, name, amount }));
  return command("Failed to update shopping list", () =>
    mutate(db, "setBought", { items: names, bought, at: Date.now() }),
  );
}

/** Merges the meals' ingredients in, bought or not as they come; meals already listed are skipped. */
export function addMeals(db: SimmerDb, meals: ListedMeal[]): Promise<void> {
  const listed = meals.map(({ id, title, ingredients }) => ({ id, title, ingredients }));
  return command("Failed to add to shopping list", () =>
    mutate(db, "addMealsToList", { meals: listed, at: Date.now() }),
  );
}

export function removeMeal(db: SimmerDb, mealId: string): Promise<void> {
  return command("Failed to remove meal from shopping list", () =>
    mutate(db, "removeMealFromList", { mealId, at: Date.now() }),
  );
}

/** Takes several meals off, each by itself. */
export async function removeMeals(db: SimmerDb, mealIds: readonly string[]): Promise<void> {
  for (const mealId of mealIds) await removeMeal(db, mealId);
}
