import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";
import { PERSONAL_RECIPES_LIMIT, RECIPES_SAVED_AT_ONCE } from "#domain/limits.ts";

import {
  countPersonalRecipes,
  getPersonalRecipe,
  importPersonalRecipes,
  listPersonalRecipes,
  savePersonalRecipe,
  type WrittenRecipe,
} from "./personal-recipe-repository.ts";

const soup = {
  title: "Soup",
  ingredients: [],
  instructions: [],
  mealType: "lunch" as const,
  blurb: "",
  equipment: [],
};

function soups(count: number): WrittenRecipe[] {
  return Array.from({ length: count }, (_, at) => ({ ...soup, id: `r${at}` }));
}

test("own recipes are set, got, counted, and listed as many at a time as asked", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  for (let each = 1; each <= 55; each += 1) {
    await savePersonalRecipe(db, { ...soup, id: `r${each}` });
  }
  expect(await countPersonalRecipes(db)).toBe(55);
  expect(await listPersonalRecipes(db, PERSONAL_RECIPES_LIMIT)).toHaveLength(50);
  expect(await listPersonalRecipes(db)).toHaveLength(55);
  expect(await getPersonalRecipe(db, "r7")).toMatchObject({ id: "r7", userId: "ana" });
  expect(await getPersonalRecipe(db, "none")).toBeNull();
});

test("all recipes come, last edited first, however many there are", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const ids = Array.from({ length: 250 }, (_, at) => `r${at}`);
  await db.personalRecipes.bulkPut(
    ids.map((id, at) => ({ id, title: id, updatedAt: at })),
    ids,
  );
  const recipes = await listPersonalRecipes(db);
  expect(recipes.map(({ id }) => id)).toEqual(ids.toReversed());
});

test("an import is stored in as few mutations as the server takes, and says how far it is", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const counts: number[] = [];
  const all = await importPersonalRecipes(db, soups(40), {
    onStored: (count) => counts.push(count),
  });
  expect(all).toBe(40);
  expect(counts).toEqual([RECIPES_SAVED_AT_ONCE, 2 * RECIPES_SAVED_AT_ONCE, 40]);
  expect(await countPersonalRecipes(db)).toBe(40);
  expect((await db.outbox.toArray()).map(({ name }) => name)).toEqual(
    counts.map(() => "savePersonalRecipes"),
  );
  expect(await getPersonalRecipe(db, "r39")).toMatchObject({ title: "Soup", userId: "ana" });
});

test("an import that is stopped keeps what is stored, and one that goes on stores nothing twice", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const stop = new AbortController();
  const part = await importPersonalRecipes(db, soups(40), {
    onStored: () => stop.abort(),
    signal: stop.signal,
  });
  expect(part).toBe(RECIPES_SAVED_AT_ONCE);
  expect(await countPersonalRecipes(db)).toBe(part);
  await importPersonalRecipes(db, soups(40));
  expect(await countPersonalRecipes(db)).toBe(40);
});
