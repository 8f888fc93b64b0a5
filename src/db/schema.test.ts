import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { databaseName } from "./database-name.ts";
import { mutate } from "./mutate.ts";
import { openDatabase } from "./schema.ts";

const soup = { mealId: "soup", on: true, at: 7 };

test("[S12.5] a database that a newer app upgrades is closed here, for good", async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const old = openDatabase("alice", storage);
  await mutate(old, "setCurrentMeal", soup);
  const newer = new Dexie(databaseName("alice"), storage);
  newer.version(old.verno + 1).stores({ users: "id", outbox: "++seq" });
  await newer.open();
  expect(await newer.table("outbox").count()).toBe(1);
  expect(old.outdated.aborted).toBe(true);
  await expect(mutate(old, "setCurrentMeal", soup)).rejects.toMatchObject({
    name: "OutdatedEngineError",
  });
  expect(await newer.table("outbox").count()).toBe(1);
});

test("[S12.6] a database deleted at sign-out is not made again by who had it open", async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const other = openDatabase("alice", storage);
  await mutate(other, "setCurrentMeal", soup);
  await openDatabase("alice", storage).delete();
  expect(other.outdated.aborted).toBe(false);
  await expect(other.outbox.count()).rejects.toMatchObject({ name: "DatabaseClosedError" });
  expect(await storage.indexedDB.databases()).toEqual([]);
});

test("the stores are those that the versions of the database have made so far", async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const db = openDatabase("alice", storage);
  await db.open();
  const stores = db.tables.map(({ name, schema }) => [
    name,
    [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(),
  ]);
  expect(db.verno).toBe(1);
  expect(Object.fromEntries(stores)).toEqual({
    users: "id",
    aiMealPlans: "id,createdAt,[status+createdAt],lastDay",
    personalRecipes: "id,updatedAt,createdAt,*tags,photo",
    mealMarks: "id",
    portionChanges: "id",
    shoppingSettings: "id",
    recipeNotes: "id,*tags",
    settings: "id",
    aiMeals: "id,createdAt",
    base: "[collection+id]",
    outbox: "++seq,follows",
    deadLetters: "id",
    meta: "key",
    fetchedPages: "++",
    timers: "id,recipeId",
    cookSessions: "recipeId",
    keptChecks: "id",
    noteDrafts: "recipeId",
    drafts: "key",
    importFiles: "nth",
    importFindings: "++,kind",
    photos: "id,state",
    largePhotos: "id,usedAt",
    soughtPhotos: "[id+size]",
  });
});

test("each cook has a database of their own", async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  await mutate(openDatabase("alice", storage), "setCurrentMeal", soup);
  expect(await openDatabase("bob", storage).users.count()).toBe(0);
});
