import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";

import { countKitchen, hasPlansOrRecipes } from "./kitchen-counts-repository.ts";
import { savePersonalRecipe } from "./personal-recipe-repository.ts";
import { addPortions } from "./portion-repository.ts";
import { addOwnItems } from "./shopping-list-repository.ts";

const open = () => openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });

test("an empty kitchen has nothing, and each thing of the cook's counts", async () => {
  const db = open();
  expect(await countKitchen(db)).toEqual({ plans: 0, ownRecipes: 0, portions: 0, toBuy: 0 });
  expect(await hasPlansOrRecipes(db)).toBe(false);
  await addPortions(db, { title: "Pie", storage: "fridge", since: null, count: 3 });
  await addOwnItems(db, [{ name: "milk", amount: "2 l" }]);
  expect(await hasPlansOrRecipes(db)).toBe(false);
  await savePersonalRecipe(db, {
    id: "soup",
    title: "Soup",
    blurb: "",
    mealType: "dinner",
    equipment: [],
    ingredients: [],
    instructions: [],
  });
  expect(await countKitchen(db)).toEqual({ plans: 0, ownRecipes: 1, portions: 3, toBuy: 1 });
  expect(await hasPlansOrRecipes(db)).toBe(true);
});

test("what can't be read is not known, and is no reason to ask", async () => {
  const db = open();
  db.close();
  expect(await countKitchen(db)).toBeNull();
  expect(await hasPlansOrRecipes(db)).toBe(false);
});
