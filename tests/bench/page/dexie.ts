import { Dexie, liveQuery, type Table } from "dexie";

import type { PersonalRecipe } from "#domain/entities.ts";

import { makeRecipe, makeRecipes } from "../documents.ts";
import { assertCount, createScreen, SHOWN, type Contender } from "./contender.ts";

/** Dexie and nothing else: one table, one put. It has no sync, so what is pending is what is stored. */

function open() {
  const db = new Dexie("bare", { chromeTransactionDurability: "strict" });
  db.version(1).stores({ recipes: "id,updatedAt" });
  return db as Dexie & { recipes: Table<PersonalRecipe, string> };
}

async function seed({ uid }: { uid: string }, count: number): Promise<void> {
  const db = open();
  await db.recipes.bulkPut(makeRecipes(uid, count));
  db.close();
}

function hasNoSync(): never {
  throw new Error("Bare Dexie has no server.");
}

export const contender: Contender = {
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

  async write({ uid }, count) {
    await Dexie.delete("bare");
    await seed({ uid }, SHOWN);
    const db = open();
    const screen = createScreen();
    const shown = liveQuery(() =>
      db.recipes.orderBy("updatedAt").reverse().limit(SHOWN).toArray(),
    ).subscribe((recipes) => screen.show(recipes[0]?.id));
    const times: number[] = [];
    for (let index = SHOWN; index < SHOWN + count; index += 1) {
      const recipe = makeRecipe(uid, index);
      const start = performance.now();
      await Promise.all([db.recipes.put(recipe), screen.shows(recipe.id)]);
      times.push(performance.now() - start);
    }
    shown.unsubscribe();
    db.close();
    return times;
  },

  flush: hasNoSync,
  resume: hasNoSync,
};
