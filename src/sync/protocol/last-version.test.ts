import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { databaseName } from "#db/database-name.ts";
import { mutations } from "#domain/mutations/registry.ts";
import { createDevice, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";

import stored from "./last-version.fixture.json" with { type: "json" };

/**
 * A database and an outbox as written by the code before mutations had schemas: on a device that
 * had never been online, a cook did everything that the app offers.
 */
const UID = "alice";

async function update(server: MemoryServer): Promise<Device> {
  const storage = new IDBFactory();
  const dexie = new Dexie(databaseName(UID), { indexedDB: storage, IDBKeyRange });
  const stores = {
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
  };
  dexie.version(2).stores({ ...stores, mealMarks: "" });
  for (const [table, rows] of Object.entries(stored)) {
    // Queues carry their keys, documents don't.
    if (Array.isArray(rows)) await dexie.table(table).bulkPut(rows);
    else await dexie.table(table).bulkPut(Object.values(rows), Object.keys(rows));
  }
  dexie.close();
  return createDevice(server, { storage, now: () => 1_790_000_500_000 });
}

test("[S12.7] what the last version had queued goes through after the update, all of it", async () => {
  const queued = new Set(stored.outbox.map(({ name }) => name));
  // All mutations of that time: later ones can't be in it.
  expect(queued.size).toBe(18);
  expect(Object.keys(mutations)).toEqual(expect.arrayContaining([...queued]));

  const server = createMemoryServer();
  const device = await update(server);
  await device.sync();
  expect(await device.db.parked.toArray()).toEqual([]);
  expect(await device.pending()).toEqual([]);
  // On a server that holds nothing else, the result is what the last version showed.
  expect(server.read(`users/${UID}`).fields).toMatchObject(stored.users.alice);
  for (const collection of ["aiMealPlans", "personalRecipes", "mealMarks"] as const) {
    for (const [id, row] of Object.entries(stored[collection])) {
      expect(server.read(`users/${UID}/${collection}/${id}`).fields).toMatchObject(row);
    }
  }
  for (const [id, row] of Object.entries(stored.aiMeals)) {
    expect(server.read(`aiMeals/${id}`).fields).toMatchObject(row);
  }
});

test("[S12.7] what the last version showed is shown after the update, before anything is sent", async () => {
  const { db } = await update(createMemoryServer());
  expect(await db.users.get(UID)).toEqual(stored.users.alice);
  for (const collection of ["aiMealPlans", "personalRecipes", "mealMarks", "aiMeals"] as const) {
    for (const [id, row] of Object.entries(stored[collection])) {
      expect(await db.table(collection).get(id)).toEqual(row);
    }
  }
});
