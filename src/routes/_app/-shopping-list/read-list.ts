import { getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import {
  getShopping,
  mayAskFirstStaples,
  type Shopping,
} from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { readFoodLine } from "#domain/amounts/food-line.ts";
import type { ShoppingList } from "#domain/user-document.ts";

import { inSteps } from "../../-common/in-steps.ts";

/** The list, the cook's shopping settings, and whether they may be asked for their first staples. */
export interface ListToShop {
  list: ShoppingList;
  shopping: Shopping;
  mayAsk: boolean;
}

/**
 * Reads the list for its first paint. Parsing the lines takes longer than rendering them, so it is
 * done here in time slices rather than all at once while rendering.
 *
 * @throws StorageError if the list can't be read
 */
export async function openList(db: SimmerDb): Promise<ListToShop> {
  const opened = await readList(db);
  await inSteps(opened.list.ingredients, readFoodLine);
  return opened;
}

/** @throws StorageError if the list can't be read */
export async function readList(db: SimmerDb): Promise<ListToShop> {
  const [list, shopping, mayAsk] = await Promise.all([
    getShoppingList(db),
    getShopping(db),
    mayAskFirstStaples(db),
  ]);
  return { list, shopping, mayAsk };
}
