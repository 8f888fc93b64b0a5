import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { setCookStep } from "#db/repositories/cook-session-repository.ts";
import { setDinner } from "#db/repositories/dinner-repository.ts";
import { savePersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import { setServes } from "#db/repositories/settings-repository.ts";
import { openDatabase } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";

import { readDinner } from "./read-dinner.ts";
import { readDishes } from "./stove-dishes.ts";

const soup: Meal = {
  id: "soup",
  title: "Soup",
  ingredients: [{ name: "leeks", amount: "2" }],
  instructions: ["Simmer 2 leeks for 20 minutes."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
};

test("a dish on the stove, and in a dinner, serves as many as the cook has chosen", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await savePersonalRecipe(db, soup);
  await setServes(db, [soup], 6);
  await setCookStep(db, "soup", 1, null);
  expect(await readDishes(db)).toMatchObject([{ recipeId: "soup", serves: 6 }]);
  await setDinner(db, Date.now() + 3_600_000, [{ recipeId: "soup", planId: null }]);
  expect((await readDinner(db))?.dishes).toMatchObject([{ recipeId: "soup", serves: 6 }]);
});
