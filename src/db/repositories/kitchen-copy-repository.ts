import { readOrSay } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";
import { OWN_COLLECTIONS, type StoredCollection } from "#domain/collections.ts";
import { KITCHEN_UNREADABLE } from "#failure-words/storage-words.ts";

import { findUser } from "./user-repository.ts";

/** The cook's kitchen as stored on this device, for export to a file. */
export interface KitchenCopy {
  kitchen: object | null;
  favorites: object[];
  cooking: object[];
  /** Every other collection of the cook's, under its name in `NAMES` or its own. */
  [collection: string]: object | null;
}

/** User-facing names of the collections. */
const NAMES: Partial<Record<StoredCollection, string>> = {
  aiMealPlans: "plans",
  personalRecipes: "ownRecipes",
  mealMarks: "marks",
  portionChanges: "portions",
  shoppingSettings: "shopping",
  recipeNotes: "notes",
};

/**
 * Everything of the cook's on this device, including unsent changes. Documents are copied as they
 * are stored: a damaged one is better than none.
 * @throws StorageError if it can't be read: an incomplete copy must not look complete
 */
export function copyKitchen(db: SimmerDb): Promise<KitchenCopy> {
  return readOrSay(db, KITCHEN_UNREADABLE, async () => {
    const user = await findUser(db);
    const names = OWN_COLLECTIONS.filter((name) => name !== "users");
    const [kitchen, cooking, favorites, rows] = await Promise.all([
      db.users.get(db.kitchenId),
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
