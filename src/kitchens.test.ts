import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { deleteDatabase, openDatabase } from "#db/schema.ts";
import { addMeals, getShoppingList } from "#db/shopping-list.ts";

import { createKitchens } from "./kitchens.ts";

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
  return createKitchens({
    openDatabase: (uid) => openDatabase(uid, { indexedDB, IDBKeyRange }),
    startSync: ({ uid }) => {
      log.push(`start ${uid}`);
      return {
        getToken: () => Promise.resolve(`${uid}'s token`),
        stop: () => void log.push(`stop ${uid}`),
      };
    },
  });
}

test("one kitchen is open at a time, and opening it again is the same one", async () => {
  const kitchens = kitchensOf();
  const first = await kitchens.openKitchen(robin);
  expect(await kitchens.openKitchen(robin)).toEqual(first);
  await kitchens.openKitchen(kim);
  kitchens.closeKitchen();
  expect(log).toEqual(["start robin", "stop robin", "start kim", "stop kim"]);
});

test("two accounts on one device stay apart", async () => {
  const kitchens = kitchensOf();
  const { db } = await kitchens.openKitchen(robin);
  await addMeals(db, [soup]);
  const other = await kitchens.openKitchen(kim);
  expect((await getShoppingList(other.db)).ingredients).toEqual([]);
  const back = await kitchens.openKitchen(robin);
  expect((await getShoppingList(back.db)).ingredients).toHaveLength(1);
});

test("the token is that of the cook whose kitchen is open", async () => {
  const kitchens = kitchensOf();
  expect(await kitchens.getCookToken()).toBeNull();
  await kitchens.openKitchen(robin);
  await kitchens.openKitchen(kim);
  expect(await kitchens.getCookToken()).toBe("kim's token");
  kitchens.closeKitchen();
  expect(await kitchens.getCookToken()).toBeNull();
});

test("closing keeps the copy on this device; removing it leaves nothing", async () => {
  const kitchens = kitchensOf();
  const { db } = await kitchens.openKitchen(robin);
  await addMeals(db, [soup]);
  kitchens.closeKitchen();
  const kept = await kitchens.openKitchen(robin);
  expect((await getShoppingList(kept.db)).meals).toHaveLength(1);
  kitchens.closeKitchen();
  await deleteDatabase("robin", { indexedDB, IDBKeyRange });
  expect(await indexedDB.databases()).toEqual([]);
  // Again, and for who never was here: nothing happens.
  await deleteDatabase("robin", { indexedDB, IDBKeyRange });
  expect(await indexedDB.databases()).toEqual([]);
});
