import { readOrSay } from "#db/connection.ts";
import { getDocuments } from "#db/document-store.ts";
import type { DocumentRow, SimmerDb } from "#db/schema.ts";
import { OWN_COLLECTIONS, type StoredCollection } from "#domain/collections.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import { KITCHEN_UNREADABLE } from "#failure-words/storage-words.ts";

import { findUser } from "./user-repository.ts";

/** The batch size of reads: small enough that a kitchen of any size fits in memory. */
const PAGE = 250;
/** A plan holds up to 50 recipes. */
const PLANS_PAGE = 50;

/** The cook's kitchen as stored on this device but for plans and own recipes, for export to a file. */
export interface KitchenCopy {
  kitchen: object | null;
  favorites: object[];
  cooking: object[];
  /** Every other collection of the cook's, under its name in `NAMES` or its own. */
  [collection: string]: object | null;
}

/** Of these there may be more than fit in memory at once. */
const PAGED: readonly StoredCollection[] = ["personalRecipes", "aiMealPlans"];

/** User-facing names of the collections. */
const NAMES: Partial<Record<StoredCollection, string>> = {
  mealMarks: "marks",
  portionChanges: "portions",
  shoppingSettings: "shopping",
  recipeNotes: "notes",
};

/**
 * Everything of the cook's on this device, including unsent changes, but for plans and their own recipes
 * with the notes on them, of which there may be thousands (`copyPlans`, `copyOwnRecipes`). Documents are
 * copied as they are stored: a damaged one is better than none.
 * @throws StorageError if it can't be read: an incomplete copy must not look complete
 */
export function copyKitchen(db: SimmerDb): Promise<KitchenCopy> {
  return readOrSay(db, KITCHEN_UNREADABLE, async () => {
    const user = await findUser(db);
    const names = OWN_COLLECTIONS.filter((name) => name !== "users" && !PAGED.includes(name));
    const own = new Set(await db.personalRecipes.toCollection().primaryKeys());
    const [kitchen, cooking, favorites, rows] = await Promise.all([
      db.users.get(db.kitchenId),
      db.cookSessions.toArray(),
      db.aiMeals.bulkGet(user?.favorites ?? []),
      Promise.all(
        names.map((name) =>
          db
            .table<DocumentRow>(name)
            .filter(({ id }) => name !== "recipeNotes" || !own.has(id))
            .toArray(),
        ),
      ),
    ]);
    return {
      kitchen: kitchen ?? null,
      ...Object.fromEntries(names.map((name, at) => [NAMES[name] ?? name, rows[at] ?? []])),
      favorites: favorites.filter((meal) => meal !== undefined),
      cooking,
    };
  });
}

/** Pages of a collection, as it is stored, with how many documents it has. */
async function* copyPages(
  db: SimmerDb,
  collection: "personalRecipes" | "aiMealPlans",
  size: number,
): AsyncGenerator<{ page: DocumentRow[]; total: number }> {
  const read = <T>(job: () => Promise<T>) => readOrSay(db, KITCHEN_UNREADABLE, job);
  const ids = await read(() => db[collection].toCollection().primaryKeys());
  for (let from = 0; from < ids.length; from += size) {
    const rows = await read(() => db[collection].bulkGet(ids.slice(from, from + size)));
    // One may have been deleted since the ids were read.
    yield { page: rows.filter((row) => row !== undefined), total: ids.length };
  }
}

/**
 * The cook's plans and single meals, as they are stored, page by page.
 * @throws StorageError if they can't be read
 */
export async function* copyPlans(db: SimmerDb): AsyncGenerator<DocumentRow[]> {
  for await (const { page } of copyPages(db, "aiMealPlans", PLANS_PAGE)) yield page;
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
  for await (const { page, total } of copyPages(db, "personalRecipes", PAGE)) {
    const notes = await readOrSay(db, KITCHEN_UNREADABLE, () =>
      getDocuments(
        db,
        "recipeNotes",
        page.map(({ id }) => dishIdOf(id)),
      ),
    );
    yield {
      page: page.map((recipe, nth) => ({ recipe, cookNote: notes[nth]?.text ?? "" })),
      total,
    };
  }
}
