import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { mutate } from "#db/mutate.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { OWN_COLLECTIONS } from "#domain/collections.ts";

import { copyKitchen, copyOwnRecipes, copyPlans } from "./kitchen-copy-repository.ts";
import { addMeals } from "./shopping-list-repository.ts";

async function ownRecipes(db: SimmerDb) {
  const pages = [];
  for await (const { page } of copyOwnRecipes(db)) pages.push(...page);
  return pages;
}

async function plans(db: SimmerDb) {
  const pages = [];
  for await (const page of copyPlans(db)) pages.push(...page);
  return pages;
}

test("the copy has the cook's kitchen, favorites with what they are, and nobody else's meals", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await mutate(db, "createUser", { at: 1 });
  await addMeals(db, [{ id: "soup", title: "Soup", ingredients: [{ name: "leek", amount: "2" }] }]);
  await db.users.update("ana", { favorites: ["pie", "not-here"] });
  await db.aiMeals.bulkPut([
    { id: "pie", title: "Pie" },
    { id: "tart", title: "Tart" },
  ]);
  await db.aiMealPlans.put({ id: "p", recipes: [{ title: "Stew" }] });
  // A damaged row is better than nothing.
  await db.personalRecipes.put({ id: "own" });
  await db.recipeNotes.put({ id: "own", text: "More leek" });
  await db.portionChanges.put({ id: "recent", changes: [{ kind: "eaten" }] });
  await db.recipeNotes.put({ id: "pie", text: "Less salt" });
  const copy = await copyKitchen(db);
  expect(copy).toMatchObject({
    kitchen: { shoppingList: { ingredients: [{ name: "leek" }] } },
    favorites: [{ id: "pie", title: "Pie" }],
    portions: [{ id: "recent", changes: [{ kind: "eaten" }] }],
  });
  // The note on an own recipe is beside the recipe.
  expect(copy["notes"]).toEqual([{ id: "pie", text: "Less salt" }]);
  expect(await plans(db)).toEqual([{ id: "p", recipes: [{ title: "Stew" }] }]);
  expect(await ownRecipes(db)).toEqual([{ recipe: { id: "own" }, cookNote: "More leek" }]);
});

test("whatever collection is the cook's own is in the copy", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  for (const name of OWN_COLLECTIONS) {
    await db.table(name).put({ id: name === "users" ? "ana" : "id", title: `of ${name}` });
  }
  await db.personalRecipes.delete("id");
  await db.personalRecipes.put({ id: "own", title: "of personalRecipes" });
  const copy = JSON.stringify([await copyKitchen(db), await plans(db), await ownRecipes(db)]);
  for (const name of OWN_COLLECTIONS) expect(copy).toContain(`of ${name}`);
});

test("an empty device gives an empty copy, and one that can't be read gives none", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  expect(await copyKitchen(db)).toMatchObject({ kitchen: null, notes: [] });
  expect(await plans(db)).toEqual([]);
  db.close();
  await expect(copyKitchen(db)).rejects.toThrow("Your kitchen can’t be read");
  await expect(ownRecipes(db)).rejects.toThrow("Your kitchen can’t be read");
});
