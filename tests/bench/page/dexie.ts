import { Dexie, liveQuery, type Table } from "dexie";

import type { PersonalRecipe } from "#domain/entities.ts";
import type { ShoppingList } from "#domain/user-document.ts";

import {
  countBought,
  makeRecipe,
  makeRecipes,
  makeShoppingList,
  makeTick,
  tickLine,
} from "../bench-documents.ts";
import { assertCount, createScreen, LISTED, SHOWN, type Contender } from "./contender.ts";

/**
 * Plain Dexie, without sync. A change is stored with its document in one transaction, as if to be
 * sent later, because a write that stays on this device is less work.
 */

type BareDb = Dexie & {
  recipes: Table<PersonalRecipe, string>;
  lists: Table<ShoppingList & { id: string }, string>;
  outbox: Table<{ id: string; name: string; args: unknown; at: number }, number>;
};

function open(): BareDb {
  const db = new Dexie("bare", { chromeTransactionDurability: "strict" });
  db.version(1).stores({ recipes: "id,updatedAt", lists: "id", outbox: "++" });
  return db as BareDb;
}

async function seed({ uid }: { uid: string }, count: number): Promise<void> {
  const db = open();
  await db.recipes.bulkPut(makeRecipes(uid, count));
  await db.lists.put({ id: uid, ...makeShoppingList(LISTED) });
  db.close();
}

async function queue(db: BareDb, name: string, args: unknown): Promise<void> {
  await db.outbox.add({ id: crypto.randomUUID(), name, args, at: Date.now() });
}

async function putRecipe(db: BareDb, recipe: PersonalRecipe): Promise<void> {
  await db.transaction("rw", db.recipes, db.outbox, async () =>
    Promise.all([db.recipes.put(recipe), queue(db, "put", recipe)]),
  );
}

async function tick(db: BareDb, uid: string, change: ReturnType<typeof makeTick>): Promise<void> {
  await db.transaction("rw", db.lists, db.outbox, async () => {
    const list = await db.lists.get(uid);
    if (!list) throw new Error("There is no list.");
    await Promise.all([
      db.lists.put({ ...list, ingredients: tickLine(list.ingredients, change) }),
      queue(db, "tick", change),
    ]);
  });
}

function hasNoSync(): never {
  throw new Error("Bare Dexie has no server.");
}

function create(put: (db: BareDb, recipe: PersonalRecipe) => Promise<unknown>): Contender {
  return {
    seedStored: seed,
    seedPending: seed,

    async reopen(_place, count) {
      const start = performance.now();
      const db = open();
      const recipes = await db.recipes.orderBy("updatedAt").reverse().toArray();
      const time = performance.now() - start;
      assertCount(recipes.length, count);
      db.close();
      return time;
    },

    async write({ uid }, count, kind) {
      await Dexie.delete("bare");
      await seed({ uid }, SHOWN);
      const db = open();
      const screen = createScreen();
      const shown =
        kind === "recipes"
          ? liveQuery(() =>
              db.recipes.orderBy("updatedAt").reverse().limit(SHOWN).toArray(),
            ).subscribe((recipes) => screen.show(recipes[0]?.id))
          : liveQuery(() => db.lists.get(uid)).subscribe((list) =>
              screen.show(String(countBought(list?.ingredients ?? []))),
            );
      const times = await screen.time(
        Array.from({ length: count }, (_, index) => {
          if (kind === "recipes") {
            const recipe = makeRecipe(uid, SHOWN + index);
            return { sign: recipe.id, run: async () => put(db, recipe) };
          }
          const change = makeTick(index, LISTED);
          return { sign: String(change.boughtAfter), run: async () => tick(db, uid, change) };
        }),
      );
      shown.unsubscribe();
      db.close();
      return times;
    },

    flush: hasNoSync,
    resume: hasNoSync,
    firstSync: hasNoSync,
  };
}

export const contender = create(putRecipe);

/** A put without a transaction: Dexie shows it before it is stored, and it could never be sent. */
export const putAlone = create(async (db, recipe) => db.recipes.put(recipe));
