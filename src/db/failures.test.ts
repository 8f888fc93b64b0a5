import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { discard, retry } from "#db/repositories/dead-letter-repository.ts";
import { sendFeedback } from "#db/repositories/feedback-repository.ts";
import { getSharedMeal } from "#db/repositories/meal-repository.ts";
import {
  countPersonalRecipes,
  deletePersonalRecipe,
  savePersonalRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import {
  deletePlan,
  getCurrentPlan,
  getLatestSingle,
  savePlan,
} from "#db/repositories/plan-repository.ts";
import {
  addPortions,
  discardPortions,
  eatPortion,
  editPortions,
  logMeal,
  movePortions,
  undoPortions,
} from "#db/repositories/portion-repository.ts";
import {
  addMeals,
  addOwnItems,
  clearBought,
  editOwnItem,
  getShoppingList,
  putBackItems,
  removeMeal,
  removeOwnItem,
  setBought,
} from "#db/repositories/shopping-list-repository.ts";
import {
  addShop,
  chooseShop,
  getShopping,
  moveAisle,
  removeShop,
  setAisle,
  setStaple,
  takeStaple,
} from "#db/repositories/shopping-settings-repository.ts";
import {
  create,
  setCurrentMeal,
  setFavorite,
  setPreference,
} from "#db/repositories/user-repository.ts";
import type { Meal } from "#domain/entities.ts";

import { openDatabase, type SimmerDb } from "./schema.ts";

/** A permanently closed database simulates failing storage. */
let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  db.close();
});
afterEach(() => vi.restoreAllMocks());

const soup: Meal = {
  id: "soup",
  title: "Soup",
  ingredients: [],
  instructions: [],
  mealType: "lunch",
  blurb: "",
  equipment: [],
};
const log = {
  meal: soup,
  planId: null,
  portions: { fridge: 1, freezer: 0 },
  stars: null,
  imageUrl: "",
};
const item = { mealId: "soup", name: "leek", amount: "1" };

const leek = { food: "leek|", name: "leek" };

const portion = { recipeId: "soup", storage: "fridge", storedAt: 1 } as const;

const WRITES: [message: string, write: () => Promise<unknown>][] = [
  ["Failed to create current user", () => create(db)],
  ["Failed to add to favorites", () => setFavorite(db, "soup", true)],
  ["Failed to remove from favorites", () => setFavorite(db, "soup", false)],
  ["Failed to add to current meals", () => setCurrentMeal(db, "soup", true)],
  ["Failed to remove from current meals", () => setCurrentMeal(db, "soup", false)],
  ["Your choices could not be kept", () => setPreference(db, "diet", "vegan", true)],
  ["Failed to add to shopping list", () => addMeals(db, [soup])],
  ["Failed to update shopping list", () => setBought(db, [item], true)],
  ["Failed to update shopping list", () => editOwnItem(db, item, item)],
  ["Failed to update shopping list", () => removeOwnItem(db, item)],
  ["Failed to update shopping list", () => putBackItems(db, [{ ...item, bought: true }])],
  ["Failed to clear the shopping list", () => clearBought(db, [item], [])],
  ["Failed to put it on the shopping list", () => addOwnItems(db, [item])],
  ["How you shop could not be kept", () => setAisle(db, leek, "Frozen")],
  ["How you shop could not be kept", () => setStaple(db, leek, true)],
  ["How you shop could not be kept", () => takeStaple(db, leek, true)],
  ["How you shop could not be kept", () => addShop(db, "Market")],
  ["How you shop could not be kept", () => moveAisle(db, "s", "Frozen", [])],
  ["How you shop could not be kept", () => chooseShop(db, "s")],
  ["Failed to remove meal from shopping list", () => removeMeal(db, "soup")],
  ["Failed to save AI meal plan", () => savePlan(db, { recipes: [soup], addToShoppingList: true })],
  ["Failed to delete meal plan. Please try again.", () => deletePlan(db, "plan")],
  ["Failed to upload recipe", () => savePersonalRecipe(db, soup)],
  ["The recipe could not be deleted", () => deletePersonalRecipe(db, "soup")],
  ["This meal could not be logged", () => logMeal(db, log)],
  ["Your stored meals could not be changed", () => eatPortion(db, portion)],
  ["Your stored meals could not be changed", () => discardPortions(db, portion, 1)],
  [
    "Your stored meals could not be changed",
    () => movePortions(db, portion, { to: "freezer", count: 1 }),
  ],
  ["Your stored meals could not be changed", () => editPortions(db, portion, { title: "Pie" })],
  [
    "Your stored meals could not be changed",
    () => addPortions(db, { title: "Pie", storage: "fridge", since: null, count: 1 }),
  ],
  ["Your stored meals could not be changed", () => undoPortions(db, "id", "Pie")],
  ["Your report could not be sent", () => sendFeedback(db, "More soup", "/eat")],
];

test.each(WRITES)("throws '%s' when it can't be stored", async (message, write) => {
  await expect(write()).rejects.toMatchObject({ name: "StorageError", message });
});

test("a full list takes no meal, and says so", async () => {
  const open = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const lines = Array.from({ length: 999 }, (_, index) => ({ name: `${index}`, amount: "" }));
  await addMeals(open, [{ id: "feast", title: "Feast", ingredients: lines }]);
  const salad = { id: "salad", title: "Salad", ingredients: lines.slice(0, 1) };
  await expect(
    addMeals(open, [salad, { ...salad, id: "stew", title: "Stew" }]),
  ).rejects.toMatchObject({
    name: "StorageError",
    message:
      "Failed to add to shopping list. Your shopping list is full: it holds 1,000 lines. Clear what is bought, then try again.",
  });
  expect((await getShoppingList(open)).meals).toHaveLength(1);
  await addMeals(open, [salad]);
  expect((await getShoppingList(open)).ingredients).toHaveLength(1_000);
  await expect(addOwnItems(open, [item])).rejects.toMatchObject({
    name: "StorageError",
    message: expect.stringContaining("Your shopping list is full"),
  });
});

test("a shop that is gone is chosen no longer, and there is room for so many shops and staples", async () => {
  const open = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const id = await addShop(open, "Market");
  await chooseShop(open, id);
  expect((await getShopping(open)).shopId).toBe(id);
  await removeShop(open, { id, name: "Market", aisles: [] });
  expect((await getShopping(open)).shopId).toBeNull();
  for (let count = 0; count < 12; count += 1) await addShop(open, `Shop ${count}`);
  await expect(addShop(open, "One more")).rejects.toThrow("There is no room for more shops");
});

test("a plan whose ingredients don't fit on the list is not saved without a word about them", async () => {
  const open = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const lines = Array.from({ length: 999 }, (_, index) => ({ name: `${index}`, amount: "" }));
  await addMeals(open, [{ id: "feast", title: "Feast", ingredients: lines }]);
  const stew = { ...soup, ingredients: lines.slice(0, 2) };
  await expect(savePlan(open, { recipes: [stew], addToShoppingList: true })).rejects.toThrow(
    "Failed to save AI meal plan. Your shopping list has no room for it: it holds 1,000 lines at most. Save without adding the ingredients, or clear what is bought first.",
  );
  expect(await open.aiMealPlans.count()).toBe(0);
  await savePlan(open, { recipes: [stew], addToShoppingList: false });
  expect(await open.aiMealPlans.count()).toBe(1);
});

test("[S1.8] a full device is told apart, with what to do about it", async () => {
  const full = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  full.outbox.hook("creating", () => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await expect(setFavorite(full, "soup", true)).rejects.toThrow(
    "Failed to add to favorites. This device is out of space: free some and try again.",
  );
});

test("[S12.3] beside a newer app the cook is told to reload, and nothing is written", async () => {
  const old = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await old.meta.put({ key: "engineVersion", value: 99 });
  const reload = "Simmer has been updated: reload to go on.";
  await expect(setFavorite(old, "soup", true)).rejects.toThrow(
    `Failed to add to favorites. ${reload}`,
  );
  await expect(deletePlan(old, "plan")).rejects.toThrow(
    `Failed to delete meal plan. Please try again. ${reload}`,
  );
  await expect(discard(old, "one")).rejects.toThrow(reload);
  await expect(retry(old, "one")).rejects.toThrow(reload);
  expect(old.outdated.aborted).toBe(true);
  expect([await old.outbox.count(), await old.users.count()]).toEqual([0, 0]);
});

test.each(WRITES)(
  "[S12.3] taken over by a newer app: '%s', and to reload",
  async (message, write) => {
    const idb = { indexedDB: new IDBFactory(), IDBKeyRange };
    db = openDatabase("ana", idb);
    await db.open();
    const newer = idb.indexedDB.open(db.name, db.backendDB().version + 1);
    await new Promise((resolve) => newer.addEventListener("success", resolve));
    newer.result.close();
    await expect(write()).rejects.toThrow(
      `${message.replace(/\.$/u, "")}. Simmer has been updated: reload to go on.`,
    );
  },
);

test("read-only checks are null or 0 on error, and say so in the log", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(await getCurrentPlan(db)).toBeNull();
  expect(await getLatestSingle(db)).toBeNull();
  expect(await getSharedMeal(db, "soup")).toBeNull();
  expect(await countPersonalRecipes(db)).toBe(0);
  expect(logged).toHaveBeenCalledTimes(4);
});
