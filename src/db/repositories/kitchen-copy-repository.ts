import { readOrSay } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";
import { OWN_COLLECTIONS, type StoredCollection } from "#domain/collections.ts";
import { KITCHEN_UNREADABLE } from "#failure-words/storage-words.ts";

import { findUser } from "./user-repository.ts";

/** The cook's kitchen as this device has it, for a file of their own. */
export interface KitchenCopy {
  kitchen: object | null;
  favorites: object[];
  cooking: object[];
  /** Every other collection of the cook's, under its name in `NAMES` or its own. */
  [collection: string]: object | null;
}

/** What cooks call the collections. */
const NAMES: Partial<Record<StoredCollection, string>> = {
  aiMealPlans: "plans",
  personalRecipes: "ownRecipes",
  mealMarks: "marks",
  portionChanges: "portions",
  shoppingSettings: "shopping",
  recipeNotes: "notes",
};

/**
 * Everything of the cook's on this device, changes that were not sent included. Documents are
 * copied as they are stored: a damaged one is better than none.
 * @throws StorageError if it can't be read: a copy must not look whole when it is not
 */
export function copyKitchen(db: SimmerDb): Promise<KitchenCopy> {
  return readOrSay(db, KITCHEN_UNREADABLE, async () => {
    const user = await findUser(db);
    const names = OWN_COLLECTIONS.filter((name) => name !== "users");
    const [kitchen, cooking, favorites, rows] = await Promise.all([
      db.users.get(db.uid),
      db.cookSessions.toArray(),
      db.aiMeals.bulkGet(user?.favorites ?? []),
      Promise.all(names.map((name) => db.table<object>(name).toArray())),
    ]);
    return {
      kitchen: kitchen ?? null,
      ...Object.fromEntries(names.map((name, at) => [NAMES[name] ?? name, rows[at] ?? []])),
      favorites: favorites.filter((meal) => meal !== undefined),
      cooking,
    };
  });
}
