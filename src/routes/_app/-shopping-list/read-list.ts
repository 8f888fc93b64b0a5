import { getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import { getShopping, type Shopping } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { ShoppingList } from "#domain/entities.ts";

/** The list, and how the cook shops. */
export interface ListToShop {
  list: ShoppingList;
  shopping: Shopping;
}

/** @throws StorageError if the list can't be read */
export async function readList(db: SimmerDb): Promise<ListToShop> {
  const [list, shopping] = await Promise.all([getShoppingList(db), getShopping(db)]);
  return { list, shopping };
}
