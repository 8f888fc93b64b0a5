import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { databaseName } from "#db/database-name.ts";
import { listParked, retry } from "#db/repositories/parked-change-repository.ts";
import { describeChange } from "#domain/mutations/change-words.ts";
import { pull } from "#sync/pull/pull.ts";
import { flush } from "#sync/push/flush.ts";

import { COOK, mealWith, sharedWith, user } from "./allowed-documents.ts";
import { createDeviceOf, type Device } from "./emulated-device.ts";
import "./matchers.ts";
import { connectServer, type Fields } from "./rules-server.ts";

/**
 * The previous version of the app under today's rules: its mutations of a shared meal are refused, and
 * it parks them whole, including the cook's own part. The update finds them in the database.
 */

const server = await connectServer();
const AT = 1_700_000_000_000;
const MEAL = "aiMeals/m2";
const shared: Fields = { ...sharedWith("m2"), sharedAt: new Date(AT) };

const log = {
  meal: mealWith("m2"),
  stars: 5,
  planId: null,
  portions: { fridge: 2, freezer: 0 },
  imageUrl: "",
  at: AT,
};
const parked = [
  { id: "log", name: "logMeal", args: log },
  { id: "heart", name: "setFavorite", args: { mealId: "m2", on: true, at: AT } },
].map((change, at) => ({ ...change, version: 1, at: AT, parkedAt: AT + at, reason: "denied" }));

/** Stores the database as the last version left it. */
async function storeLastVersion(storage: IDBFactory): Promise<void> {
  const dexie = new Dexie(databaseName(COOK), { indexedDB: storage, IDBKeyRange });
  dexie.version(1).stores({
    users: "",
    aiMealPlans: ",createdAt,[status+createdAt]",
    personalRecipes: ",updatedAt",
    aiMeals: ",createdAt",
    base: "[collection+id]",
    outbox: "++seq",
    parked: "id",
    meta: "key",
    timers: "id,recipeId",
    cookSessions: "recipeId",
  });
  await dexie.table("parked").bulkPut(parked);
  await dexie.table("users").put({ ...user(), storedMeals: [], favorites: [] }, COOK);
  const heavy = { ...sharedWith("heavy"), ingredients: [{ name: "x".repeat(50_000), amount: "" }] };
  await dexie.table("aiMeals").bulkPut([sharedWith("m2"), heavy], ["m2", "heavy"]);
  dexie.close();
}

async function openUpdated(): Promise<Device> {
  await server.push(COOK, {}, { user: { ...user(), storedMeals: [], favorites: [] } });
  const storage = new IDBFactory();
  await storeLastVersion(storage);
  return createDeviceOf(server, COOK, storage);
}

test("a rating and a heart as the last version sends them are refused", async () => {
  await server.store(MEAL, shared);
  const rated = { ...shared, ratingCount: 2, updatedAt: AT + 1 };
  await expect(server.push(COOK, { [MEAL]: rated })).toBeDenied();
  await expect(server.push(COOK, { [MEAL]: { ...shared, favoriteCount: 1 } })).toBeDenied();
});

test("[S12.7] what the last version had parked is there after the update, in words, and goes through when tried again", async () => {
  await server.store(MEAL, shared);
  const device = await openUpdated();
  const changes = await listParked(device.db);
  expect(changes.map((change) => describeChange(change, change.meal))).toEqual([
    "Added Lemon lentils to favorites",
    "Logged Lemon lentils",
  ]);
  // The update removes what is too large to be read today.
  expect(await device.db.aiMeals.toCollection().primaryKeys()).toEqual(["m2"]);

  for (const { id } of changes) await retry(device.db, id);
  await device.sync();
  expect(await server.read(`users/${COOK}`)).toMatchObject({
    favorites: ["m2"],
    storedMeals: [{ recipeId: "m2", count: 2 }],
  });
  expect(await server.read(MEAL)).toMatchObject({ ratingCount: 2, favoriteCount: 1 });
  expect(await server.read(`users/${COOK}/mealMarks/m2`)).toMatchObject({
    stars: 5,
    favored: true,
  });
});

test("where the shared meal is spoilt, trying again stores portions and heart, and parks the stars alone", async () => {
  await server.store(MEAL, { ...shared, ingredients: [7] });
  const device = await openUpdated();
  for (const { id } of await listParked(device.db)) await retry(device.db, id);
  await pull(device.context);
  await flush(device.context);
  await pull(device.context);
  expect(await server.read(`users/${COOK}`)).toMatchObject({
    favorites: ["m2"],
    storedMeals: [{ recipeId: "m2", count: 2 }],
  });
  expect(await device.db.users.get(COOK)).toMatchObject({
    favorites: ["m2"],
    storedMeals: [{ recipeId: "m2", count: 2 }],
  });
  expect(await device.db.parked.toArray()).toMatchObject([{ name: "rateMeal" }]);
  expect(await server.read(MEAL)).toMatchObject({ ratingCount: 1, favoriteCount: 0 });
});
