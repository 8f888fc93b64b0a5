import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { addMeals, getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import { deleteDatabase, openDatabase } from "#db/schema.ts";

import { createCookDatabases } from "./cook-data.ts";

const robin = { uid: "robin", email: "robin@example.com", displayName: "Robin" };
const kim = { uid: "kim", email: "kim@example.com", displayName: "Kim" };
const soup = { id: "soup", title: "Soup", ingredients: [{ name: "leek", amount: "2" }] };

let log: string[];
let indexedDB: IDBFactory;

beforeEach(() => {
  log = [];
  indexedDB = new IDBFactory();
});

function kitchensOf() {
  return createCookDatabases({
    openDatabase: (uid) => openDatabase(uid, { indexedDB, IDBKeyRange }),
    startSync: ({ accountUid: uid }) => {
      log.push(`start ${uid}`);
      return {
        getToken: () => Promise.resolve(`${uid}'s token`),
        syncNow: () => void log.push(`sync ${uid}`),
        stop: () => void log.push(`stop ${uid}`),
      };
    },
  });
}

test("one kitchen is open at a time, and opening it again returns the same one", async () => {
  const kitchens = kitchensOf();
  const first = await kitchens.openCookDatabase(robin);
  expect(await kitchens.openCookDatabase(robin)).toEqual(first);
  await kitchens.openCookDatabase(kim);
  kitchens.closeCookDatabase();
  expect(log).toEqual(["start robin", "stop robin", "start kim", "stop kim"]);
});

test("a cook who has changed their name is known by the new one, without opening anything anew", async () => {
  const kitchens = kitchensOf();
  await kitchens.openCookDatabase(robin);
  const { session } = await kitchens.openCookDatabase({ ...robin, displayName: "Rob" });
  expect(session.displayName).toBe("Rob");
  expect(log).toEqual(["start robin"]);
});

test("two accounts on one device stay apart", async () => {
  const kitchens = kitchensOf();
  const { db } = await kitchens.openCookDatabase(robin);
  await addMeals(db, [soup]);
  const other = await kitchens.openCookDatabase(kim);
  expect((await getShoppingList(other.db)).ingredients).toEqual([]);
  const back = await kitchens.openCookDatabase(robin);
  expect((await getShoppingList(back.db)).ingredients).toHaveLength(1);
});

test("the token is that of the cook whose kitchen is open", async () => {
  const kitchens = kitchensOf();
  expect(await kitchens.getCookToken()).toBeNull();
  await kitchens.openCookDatabase(robin);
  await kitchens.openCookDatabase(kim);
  expect(await kitchens.getCookToken()).toBe("kim's token");
  kitchens.closeCookDatabase();
  expect(await kitchens.getCookToken()).toBeNull();
});

test("closing keeps the copy on this device; removing it leaves nothing", async () => {
  const kitchens = kitchensOf();
  const { db } = await kitchens.openCookDatabase(robin);
  await addMeals(db, [soup]);
  kitchens.closeCookDatabase();
  const kept = await kitchens.openCookDatabase(robin);
  expect((await getShoppingList(kept.db)).meals).toHaveLength(1);
  kitchens.closeCookDatabase();
  await deleteDatabase("robin", { indexedDB, IDBKeyRange });
  expect(await indexedDB.databases()).toEqual([]);
  // Idempotent, and a no-op for a cook without data here.
  await deleteDatabase("robin", { indexedDB, IDBKeyRange });
  expect(await indexedDB.databases()).toEqual([]);
});
