import { readOrSay } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";
import { KITCHEN_UNREADABLE } from "#failure-words/storage-words.ts";

import { findUser } from "./user-repository.ts";

/** The cook's kitchen as this device has it, for a file of their own. */
export interface KitchenCopy {
  kitchen: object | null;
  plans: object[];
  ownRecipes: object[];
  favorites: object[];
  /** What the cook rated, reported or hid. */
  marks: object[];
  cooking: object[];
}

/**
 * Everything of the cook's on this device, changes that were not sent included. Documents are
 * copied as they are stored: a damaged one is better than none.
 * @throws StorageError if it can't be read: a copy must not look whole when it is not
 */
export function copyKitchen(db: SimmerDb): Promise<KitchenCopy> {
  return readOrSay(db, KITCHEN_UNREADABLE, async () => {
    const user = await findUser(db);
    const [kitchen, plans, ownRecipes, marks, cooking, favorites] = await Promise.all([
      db.users.get(db.uid),
      db.aiMealPlans.toArray(),
      db.personalRecipes.toArray(),
      db.mealMarks.toArray(),
      db.cookSessions.toArray(),
      db.aiMeals.bulkGet(user?.favorites ?? []),
    ]);
    return {
      kitchen: kitchen ?? null,
      plans,
      ownRecipes,
      favorites: favorites.filter((meal) => meal !== undefined),
      marks,
      cooking,
    };
  });
}
