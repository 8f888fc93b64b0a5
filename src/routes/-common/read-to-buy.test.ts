import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { listMeals } from "#db/repositories/settings-repository.ts";
import { setStaple } from "#db/repositories/shopping-settings-repository.ts";
import { openDatabase } from "#db/schema.ts";
import { readFoodLine } from "#domain/amounts/food-line.ts";
import type { Meal } from "#domain/entities.ts";

import { readToBuy } from "./read-to-buy.ts";

const soup: Meal = {
  id: "soup",
  title: "Soup",
  ingredients: [
    { name: "salt", amount: "1 tsp" },
    { name: "leeks", amount: "3" },
  ],
  instructions: ["Simmer."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
};

test("what is to buy doesn't count staples at home, and is null for an empty list", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  expect(await readToBuy(db)).toBeNull();
  await listMeals(db, [soup]);
  expect(await readToBuy(db)).toBe(2);
  await setStaple(db, { food: readFoodLine({ name: "salt", amount: "" }).key, name: "Salt" }, true);
  expect(await readToBuy(db)).toBe(1);
});
