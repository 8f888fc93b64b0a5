import { readOrSay } from "#db/connection.ts";
import { getDocuments } from "#db/document-store.ts";
import type { DocumentRow, SimmerDb } from "#db/schema.ts";
import { OWN_COLLECTIONS, type StoredCollection } from "#domain/collections.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import { KITCHEN_UNREADABLE } from "#failure-words/storage-words.ts";

import { findUser } from "./user-repository.ts";

/** The batch size of reads: small enough that a kitchen of any size fits in memory. */
const PAGE = 250;

/** The cook's kitchen as stored on this device but for own recipes, for export to a file. */
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
  mealMarks: "marks",
  portionChanges: "portions",
  shoppingSettings: "shopping",
  recipeNotes: "notes",
};

/**
 * Everything of the cook's on this device, including unsent changes, but for their own recipes, of which
 * there may be thousands (`copyOwnRecipes`). Documents are copied as they
 * are stored: a damaged one is better than none.
 * @throws StorageError if it can't be read: an incomplete copy must not look complete
 */
export function copyKitchen(db: SimmerDb): Promise<KitchenCopy> {
  return readOrSay(db, KITCHEN_UNREADABLE, async () => {
    const user = await findUser(db);
    const names = OWN_COLLECTIONS.filter((name) => name !== "users" && name !== "personalRecipes");
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

/** A recipe of the cook's own as it is stored, with the cook's note on it. */
export interface OwnRecipeCopy {
  recipe: DocumentRow;
  /** Empty for none. */
  cookNote: string;
}

/**
 * The cook's own recipes, as they are stored, page by page; `total` is how many there are.
 * @throws StorageError if they can't be read
 */
export async function* copyOwnRecipes(
  db: SimmerDb,
): AsyncGenerator<{ page: OwnRecipeCopy[]; total: number }> {
  const read = <T>(job: () => Promise<T>) => readOrSay(db, KITCHEN_UNREADABLE, job);
  const ids = await read(() => db.personalRecipes.toCollection().primaryKeys());
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = ids.slice(from, from + PAGE);
    const [recipes, notes] = await read(() =>
      Promise.all([
        db.personalRecipes.bulkGet(some),
        getDocuments(db, "recipeNotes", some.map(dishIdOf)),
      ]),
    );
    const page = recipes.flatMap((recipe, nth) =>
      // One may have been deleted since the ids were read.
      recipe === undefined ? [] : [{ recipe, cookNote: notes[nth]?.text ?? "" }],
    );
    yield { page, total: ids.length };
  }
}
