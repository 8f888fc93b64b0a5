import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { addMeals, getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import { deleteDatabase, openDatabase } from "#db/schema.ts";

import { createKitchens } from "./kitchens.ts";

const robin = { uid: "robin", email: "robin@example.com", displayName: "Robin" };
const kim = { uid: "kim", email: "kim@example.com", displayName: "Kim" };
const soup = { id: "soup", title: "Soup", ingredients: [{ name: "leek", amount: "2" }] };

let log: string[];
let indexedDB: IDBFactory;
let signedOut: string;

beforeEach(() => {
  log = [];
  signedOut = "";
  indexedDB = new IDBFactory();
});

function kitchensOf() {
  const { openCookDatabase, ...kitchens } = createKitchens({
    isSignedIn: (uid) => uid !== signedOut,
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
  function openKitchen(session: typeof robin) {
    const cook = openCookDatabase(session);
    if (!cook) throw new Error(`${session.uid} is not signed in`);
    return cook;
  }
  return { ...kitchens, openCookDatabase, openKitchen };
}

test("one kitchen is open at a time, and opening it again returns the same one", () => {
  const kitchens = kitchensOf();
  const first = kitchens.openKitchen(robin);
  expect(kitchens.openKitchen(robin)).toEqual(first);
  kitchens.openKitchen(kim);
  kitchens.closeCookDatabase();
  expect(log).toEqual(["start robin", "stop robin", "start kim", "stop kim"]);
});

test("a cook who has changed their name is known by the new one, without opening anything anew", () => {
  const kitchens = kitchensOf();
  kitchens.openKitchen(robin);
  const { session } = kitchens.openKitchen({ ...robin, displayName: "Rob" });
  expect(session.displayName).toBe("Rob");
  expect(log).toEqual(["start robin"]);
});

test("two accounts on one device stay apart", async () => {
  const kitchens = kitchensOf();
  const { db } = kitchens.openKitchen(robin);
  await addMeals(db, [soup]);
  const other = kitchens.openKitchen(kim);
  expect((await getShoppingList(other.db)).ingredients).toEqual([]);
  const back = kitchens.openKitchen(robin);
  expect((await getShoppingList(back.db)).ingredients).toHaveLength(1);
});

test("a cook whom another tab has signed out gets no kitchen", () => {
  const kitchens = kitchensOf();
  signedOut = "robin";
  expect(kitchens.openCookDatabase(robin)).toBeNull();
  expect(log).toEqual([]);
});

test("syncing at once and ending sync concern the open kitchen alone", () => {
  const kitchens = kitchensOf();
  kitchens.syncNow();
  kitchens.stopSync();
  kitchens.closeCookDatabase();
  kitchens.openKitchen(robin);
  kitchens.syncNow();
  kitchens.stopSync();
  expect(log).toEqual(["start robin", "sync robin", "stop robin"]);
});

test("the token is that of the cook whose kitchen is open", async () => {
  const kitchens = kitchensOf();
  expect(await kitchens.getCookToken()).toBeNull();
  kitchens.openKitchen(robin);
  kitchens.openKitchen(kim);
  expect(await kitchens.getCookToken()).toBe("kim's token");
  kitchens.closeCookDatabase();
  expect(await kitchens.getCookToken()).toBeNull();
});

test("closing keeps the copy on this device; removing it leaves nothing", async () => {
  const kitchens = kitchensOf();
  const { db } = kitchens.openKitchen(robin);
  await addMeals(db, [soup]);
  kitchens.closeCookDatabase();
  const kept = kitchens.openKitchen(robin);
  expect((await getShoppingList(kept.db)).meals).toHaveLength(1);
  kitchens.closeCookDatabase();
  await deleteDatabase("robin", { indexedDB, IDBKeyRange });
  expect(await indexedDB.databases()).toEqual([]);
  // Idempotent, and a no-op for a cook without data here.
  await deleteDatabase("robin", { indexedDB, IDBKeyRange });
  expect(await indexedDB.databases()).toEqual([]);
});
