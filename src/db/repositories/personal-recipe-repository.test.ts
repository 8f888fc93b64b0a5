import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";
import { PERSONAL_RECIPES_LIMIT } from "#domain/limits.ts";

import {
  countPersonalRecipes,
  getPersonalRecipe,
  listNewestRecipes,
  listPersonalRecipes,
  savePersonalRecipe,
} from "./personal-recipe-repository.ts";

const soup = {
  title: "Soup",
  ingredients: [],
  instructions: [],
  mealType: "lunch" as const,
  blurb: "",
  equipment: [],
};

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
  await db.personalRecipes.bulkPut(ids.map((id, at) => ({ id, title: id, updatedAt: at })));
  const recipes = await listPersonalRecipes(db);
  expect(recipes.map(({ id }) => id)).toEqual(ids.toReversed());
});

test("the newest are those that were written last, also if others were edited since", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  for (const [id, createdAt, updatedAt] of [
    ["a", 1, 9],
    ["b", 3, 3],
    ["c", 2, 2],
  ] as const) {
    await db.personalRecipes.put({ id, title: id, createdAt, updatedAt });
  }
  expect((await listNewestRecipes(db, 2)).map(({ id }) => id)).toEqual(["b", "c"]);
});
