import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { mutate } from "./mutate.ts";
import { openDatabase, type SimmerDb } from "./schema.ts";
import { areSharedMealsHere, getSyncOverview, hasKitchen, isKitchenHere } from "./sync-status.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => vi.restoreAllMocks());

test("a new device has no kitchen yet, whatever it has been told or asked to do", async () => {
  expect(await getSyncOverview(db)).toEqual({
    phase: "starting",
    lastSyncAt: 0,
    pending: 0,
    parked: 0,
    isKitchenHere: false,
  });
  await db.meta.put({ key: "status", value: { phase: "offline", lastSyncAt: 0 } });
  await mutate(db, "setFavorite", { mealId: "soup", on: true, at: 1 });
  expect(await getSyncOverview(db)).toMatchObject({ pending: 1, isKitchenHere: false });
  expect(await areSharedMealsHere(db)).toBe(false);
});

test("a photo counts as waiting once the change that names it doesn't wait any more", async () => {
  const photo = { id: "ab", type: "image/webp" as const, bytes: new Uint8Array(1), tries: 0 };
  await db.photos.add({ ...photo, state: "waiting" });
  await mutate(db, "createUser", { at: 1 });
  expect(await getSyncOverview(db)).toMatchObject({ pending: 1 });
  await db.outbox.clear();
  expect(await getSyncOverview(db)).toMatchObject({ pending: 1 });
  await db.photos.update("ab", { state: "shared" });
  expect(await getSyncOverview(db)).toMatchObject({ pending: 0 });
});

test("it has one once a pull has landed, and at once if the cook signed up here", async () => {
  await mutate(db, "createUser", { at: 1 });
  expect(await hasKitchen(db)).toBe(true);
  await db.outbox.clear();
  expect(await hasKitchen(db)).toBe(false);
  await db.meta.put({ key: "pulled", value: { here: 5, there: 0 } });
  expect(await hasKitchen(db)).toBe(true);
  expect(await areSharedMealsHere(db)).toBe(false);
  await db.meta.put({ key: "sharedMealsAt", value: 5 });
  expect(await areSharedMealsHere(db)).toBe(true);
});

test.each([null, "x", {}, { here: null }])(
  "a damaged note of the last pull, %j, is none",
  async (value) => {
    await db.meta.put({ key: "pulled", value } as never);
    expect(await isKitchenHere(db)).toBe(false);
  },
);

test("if it can't be read, no screen waits, but nothing safety-relevant proceeds", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  db.close();
  expect(await isKitchenHere(db)).toBe(true);
  expect(await areSharedMealsHere(db)).toBe(true);
  expect(logged).toHaveBeenCalledTimes(2);
  await expect(hasKitchen(db)).rejects.toThrow("Database has been closed");
  expect(await getSyncOverview(db)).toBeNull();
});
