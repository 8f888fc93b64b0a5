import { Dexie, liveQuery } from "dexie";

import { databaseName } from "#db/database-name.ts";
import { listDocuments } from "#db/document-store.ts";
import { putMeta } from "#db/meta.ts";
import { mutate, mutationTables } from "#db/mutate.ts";
import {
  listPersonalRecipes,
  savePersonalRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import { getShoppingList, setBought } from "#db/repositories/shopping-list-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { ensureClient } from "#sync/protocol/local.ts";

import {
  countBought,
  makeRecipe,
  makeRecipes,
  makeTick,
  makeUser,
  recipeId,
} from "../bench-documents.ts";
import {
  assertCount,
  createScreen,
  LISTED,
  SHOWN,
  type ChangeKind,
  type Contender,
} from "./contender.ts";

/** Simmer as the app runs it: its schema, its mutations, its engine on the Firestore SDK. */

function newestRecipes(db: SimmerDb) {
  return db.personalRecipes.orderBy("updatedAt").reverse();
}

export async function storeRecipes(db: SimmerDb, count: number): Promise<void> {
  await db.personalRecipes.bulkPut(makeRecipes(db.accountUid, count));
}

/** The data that the screens show during timed writes, on a device that has a client id. */
export async function storeScreen(db: SimmerDb): Promise<void> {
  await ensureClient(db);
  await putMeta(db, { sentSeq: 0, pulled: { here: Date.now(), there: Date.now() } });
  await storeRecipes(db, SHOWN);
  await db.users.put({ ...makeUser(LISTED), id: db.kitchenId });
}

/**
 * Makes the same mutations as a cook, in one transaction, because only their result matters here.
 */
export async function storeChanges(db: SimmerDb, count: number, kind: ChangeKind): Promise<void> {
  await db.transaction("rw", mutationTables(db), async () => {
    for (let index = 0; index < count; index += 1) {
      if (kind === "recipes") {
        await mutate(db, "savePersonalRecipe", { recipe: makeRecipe(db.accountUid, index) });
      } else {
        const { item, bought } = makeTick(index, LISTED);
        await mutate(db, "setBought", { items: [item], bought, at: Date.now() });
      }
    }
  });
}

export const contender: Contender = {
  async seedStored({ uid }, count) {
    const db = openDatabase(uid);
    await storeRecipes(db, count);
    db.close();
  },

  async seedPending({ uid }, count) {
    const db = openDatabase(uid);
    await storeChanges(db, count, "recipes");
    assertCount(await db.outbox.count(), count);
    db.close();
  },

  async reopen({ uid }, count) {
    const start = performance.now();
    const db = openDatabase(uid);
    const recipes = await listDocuments(db, "personalRecipes", newestRecipes(db));
    const time = performance.now() - start;
    assertCount(recipes.length, count);
    db.close();
    return time;
  },

  async write({ uid }, count, kind) {
    await Dexie.delete(databaseName(uid));
    const db = openDatabase(uid);
    await storeScreen(db);
    const screen = createScreen();
    const shown =
      kind === "recipes"
        ? liveQuery(() => listPersonalRecipes(db, SHOWN)).subscribe((recipes) =>
            screen.show(recipes[0]?.id),
          )
        : liveQuery(() => getShoppingList(db)).subscribe(({ ingredients }) =>
            screen.show(String(countBought(ingredients))),
          );
    await screen.shows(kind === "recipes" ? recipeId(SHOWN - 1) : "0");
    const timed = await screen.time(
      Array.from({ length: count }, (_, index) => {
        if (kind === "recipes") {
          const recipe = makeRecipe(uid, SHOWN + index);
          return { sign: recipe.id, run: async () => savePersonalRecipe(db, recipe) };
        }
        const { item, bought, boughtAfter } = makeTick(index, LISTED);
        return { sign: String(boughtAfter), run: async () => setBought(db, [item], bought) };
      }),
    );
    shown.unsubscribe();
    db.close();
    return timed;
  },

  // Firestore is loaded only for these: reading and writing never wait for it in the app either.
  flush: async (place, count, kind) => (await import("./ours-online.ts")).flush(place, count, kind),
  resume: async (place, ms) => (await import("./ours-online.ts")).resume(place, ms),
  firstSync: async (place, counts) => (await import("./ours-online.ts")).firstSync(place, counts),
};
