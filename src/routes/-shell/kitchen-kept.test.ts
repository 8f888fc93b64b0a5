import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { storageOf } from "#auth/storage.fixture.ts";
import { openDatabase } from "#db/schema.ts";

import { isKitchenKept } from "./kitchen-kept.ts";

const session = JSON.stringify({ uid: "robin", email: "robin@example.com", displayName: "Robin" });

async function browserOf(uids: readonly string[], entries: Record<string, string>) {
  const indexedDB = new IDBFactory();
  for (const uid of uids) {
    const db = openDatabase(uid, { indexedDB, IDBKeyRange });
    await db.open();
    db.close();
  }
  return { indexedDB, localStorage: storageOf(entries) };
}

test("what a signed-in cook saved is there as long as their database is", async () => {
  const signedIn = { "simmer.session": session };
  expect(await isKitchenKept(await browserOf(["robin"], signedIn))).toBe(true);
  expect(await isKitchenKept(await browserOf([], signedIn))).toBe(false);
  expect(await isKitchenKept(await browserOf(["kim"], signedIn))).toBe(false);
});

test("site data that was cleared leaves neither session nor database, and nothing is promised", async () => {
  expect(await isKitchenKept(await browserOf([], {}))).toBe(false);
});

test("nothing is said where it can't be told", async () => {
  expect(await isKitchenKept(await browserOf(["robin"], {}))).toBeNull();
  const unlisted = Object.assign(new IDBFactory(), { databases: undefined });
  const browser = { indexedDB: unlisted as unknown as IDBFactory, localStorage: storageOf() };
  expect(await isKitchenKept(browser)).toBeNull();
});
