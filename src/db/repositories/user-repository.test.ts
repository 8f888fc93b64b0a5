// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { noteServerState } from "#db/avoided-memory.ts";
import { mutationTables } from "#db/mutate.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { emptyUser } from "#domain/user-document.ts";

import {
  awaitUser,
  create,
  findUser,
  getUser,
  isUserReadable,
  requireUser,
  setCurrentMeal,
  setFavorite,
  setKitchen,
  setPreference,
} from "./user-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => vi.restoreAllMocks());

test("a cook without a document is no user, and shown with the defaults", async () => {
  expect(await findUser(db)).toBeNull();
  expect(await getUser(db)).toEqual({ ...emptyUser(0), isPartial: true });
});

test("signing up creates the document with its defaults, and never over one that is there", async () => {
  const before = Date.now();
  await create(db);
  const user = await getUser(db);
  expect(user.updatedAt).toBeGreaterThanOrEqual(before);
  expect(user).toEqual(emptyUser(user.updatedAt));
  await setFavorite(db, "soup", true);
  await create(db);
  expect((await getUser(db)).favorites).toEqual(["soup"]);
});

test("favourites, current meals and preferences are merged in, each with its time", async () => {
  const before = Date.now();
  await setFavorite(db, "soup", true);
  await setCurrentMeal(db, "pie", true);
  await setPreference(db, "allergies", "eggs", true);
  const user = await getUser(db);
  expect(user).toMatchObject({
    favorites: ["soup"],
    current_meals: ["pie"],
    allergies: ["eggs"],
  });
  expect(user.updatedAt).toBeGreaterThanOrEqual(before);
  await setFavorite(db, "soup", false);
  await setCurrentMeal(db, "pie", false);
  expect(await getUser(db)).toMatchObject({ favorites: [], current_meals: [] });
});

test("a document that can't be read is logged as 'Error fetching current user', and is no user", async () => {
  await create(db);
  db.close();
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(await findUser(db)).toBeNull();
  expect(logged).toHaveBeenCalledWith("Error fetching current user", expect.any(Error));
});

test("allergies that can't be read, or have not arrived yet, don't count as none", async () => {
  await expect(requireUser(db)).rejects.toThrow("not on this device yet");
  // This creates a document without what the cook avoids.
  await setFavorite(db, "soup", true);
  await expect(requireUser(db)).rejects.toThrow("not on this device yet");
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  expect((await requireUser(db)).allergies).toEqual([]);
  await setPreference(db, "allergies", "eggs", true);
  expect((await requireUser(db)).allergies).toEqual(["eggs"]);
  db.close();
  await expect(requireUser(db)).rejects.toThrow("Your allergies and diet can’t be read");
});

test("a kitchen has what was named and nothing else, and what stays is no change", async () => {
  await create(db);
  await setKitchen(db, ["stove", "pot", "kettle"]);
  expect((await getUser(db)).cookingEquipment.toSorted()).toEqual(["kettle", "pot", "stove"]);
  const before = await db.outbox.toArray();
  await setKitchen(db, ["pot", "wok", "stove"]);
  expect((await getUser(db)).cookingEquipment.toSorted()).toEqual(["pot", "stove", "wok"]);
  const changes = (await db.outbox.toArray()).slice(before.length);
  expect(changes.map(({ args }) => args)).toMatchObject([
    { id: "kettle", on: false },
    { id: "wok", on: true },
  ]);
});

test("a kitchen that can't be read is not taken for an empty one", async () => {
  await create(db);
  db.close();
  await expect(setKitchen(db, ["pot"])).rejects.toThrow("Your cooking equipment can’t be read");
});

test("requests for food wait while the kitchen is being fetched", async () => {
  const asked = awaitUser(db);
  await setPreference(db, "allergies", "eggs", true);
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  expect((await asked).allergies).toEqual(["eggs"]);
});

test("a damaged list of what the cook avoids counts as unreadable, and what was last known still counts", async () => {
  await create(db);
  await setPreference(db, "allergies", "eggs", true);
  expect(await isUserReadable(db)).toBe(true);
  await db.users.update("ana", { allergies: "damaged" });
  expect(await isUserReadable(db)).toBe(false);
  expect((await getUser(db)).allergies).toEqual(["eggs"]);
});

test.each(["users", "meta"])(
  "with %s unreadable, warnings still know what the other says is avoided",
  async (table) => {
    vi.spyOn(console, "error").mockReturnValue();
    await setPreference(db, "allergies", "peanuts", true);
    db.table(table).hook("reading", () => {
      throw new Error("Torn");
    });
    expect((await getUser(db)).allergies).toEqual(["peanuts"]);
  },
);

/** A server state has been applied: from then on the memory beside the document is whole. */
async function noteState() {
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  await db.transaction("rw", mutationTables(db), () => noteServerState(db, 1));
}

test("requests for food go by what was last known if the document alone is damaged", async () => {
  await create(db);
  await setPreference(db, "allergies", "eggs", true);
  await noteState();
  await setPreference(db, "diet", "vegan", true);
  await db.users.update("ana", { allergies: "damaged", diet: "damaged" });
  const user = await requireUser(db);
  expect([user.allergies, user.diet]).toEqual([["eggs"], ["vegan"]]);
  expect(await getUser(db)).not.toHaveProperty("isPartial");
});

test("requests for food go by what was last known if the table of the document can't be read", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await setPreference(db, "allergies", "peanuts", true);
  await noteState();
  db.users.hook("reading", () => {
    throw new Error("Torn");
  });
  expect((await requireUser(db)).allergies).toEqual(["peanuts"]);
});

test("a document that may lack what the cook avoids says so: damaged, or not fetched yet", async () => {
  expect(await getUser(db)).toMatchObject({ isPartial: true });
  await setFavorite(db, "soup", true);
  expect(await getUser(db)).toMatchObject({ isPartial: true });
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  expect(await getUser(db)).not.toHaveProperty("isPartial");
  await db.users.update("ana", { diet: "damaged" });
  expect(await getUser(db)).toMatchObject({ isPartial: true });
});
