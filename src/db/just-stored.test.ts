// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { Dexie, RangeSet } from "dexie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { PersonalRecipe } from "#domain/entities.ts";

import { getDocument } from "./document-store.ts";
import { justStored, keepWhenStored } from "./just-stored.ts";
import { liveQuery } from "./live-query.ts";
import { mutate } from "./mutate.ts";
import { openDatabase, type SimmerDb } from "./schema.ts";

let name = 0;
let db: SimmerDb;
let other: SimmerDb;
beforeEach(() => {
  name += 1;
  db = openDatabase(`cook-${name}`);
  other = openDatabase(`cook-${name}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  db.close();
  other.close();
});

const cook = (host: SimmerDb, mealId: string) =>
  mutate(host, "setCurrentMeal", { mealId, on: true, at: 7 });

/** The successive results of a live query for the cook's current meals. */
async function follow(host: SimmerDb) {
  const shown: string[] = [];
  const query = liveQuery(async () => (await getDocument(host, "users", host.uid))?.current_meals);
  const subscription = query.subscribe((meals) => shown.push((meals ?? []).join(" ")));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  return { shown, stop: () => subscription.unsubscribe() };
}

/** How often a document is read from the database outside write transactions. */
function countReads() {
  const reads = vi.fn<(store: string) => void>();
  const get = IDBObjectStore.prototype.get;
  vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (this.transaction.mode === "readonly") reads(this.name);
    return get.call(this, key);
  });
  return reads;
}

test("a screen shows what a mutation has stored without reading it back", async () => {
  const { shown, stop } = await follow(db);
  const reads = countReads();
  await cook(db, "soup");
  await vi.waitFor(() => expect(shown).toEqual(["", "soup"]));
  await cook(db, "pie");
  await vi.waitFor(() => expect(shown).toEqual(["", "soup", "soup pie"]));
  expect(reads).not.toHaveBeenCalled();
  stop();
});

test("a cached result is observed: the screen shows the next change, from wherever", async () => {
  const { shown, stop } = await follow(db);
  await cook(db, "soup");
  await vi.waitFor(() => expect(shown).toEqual(["", "soup"]));
  await cook(other, "pie");
  await vi.waitFor(() => expect(shown).toEqual(["", "soup", "soup pie"]));
  const row = await db.users.get(db.uid);
  await db.users.put({ ...row, current_meals: [] }, db.uid);
  await vi.waitFor(() => expect(shown).toEqual(["", "soup", "soup pie", ""]));
  stop();
});

test("after quick changes, here and elsewhere, a screen ends with the last", async () => {
  const { shown, stop } = await follow(db);
  const ids = Array.from({ length: 12 }, (_, index) => `meal-${index}`);
  await Promise.all(ids.map((id, index) => cook(index % 2 === 0 ? db : other, id)));
  await vi.waitFor(() => expect(shown.at(-1)?.split(" ").toSorted()).toEqual(ids.toSorted()));
  stop();
});

/** The cook's document, if it has just been stored. */
function justStoredUser(): unknown {
  return justStored(db, "users")?.changes.find(({ id }) => id === db.uid)?.doc;
}

/**
 * Calls `look` during the next change event of the cook's document, before any screen receives it. The
 * database must be open by then, because Dexie fires events for the stores that it creates, too.
 */
function whileTold(look: () => void): void {
  const onChange = (parts: object): void => {
    if (!(`idb://${db.name}/users/` in parts)) return;
    Dexie.on.storagemutated.unsubscribe(onChange);
    look();
  };
  Dexie.on.storagemutated.subscribe(onChange);
}

test("an entry lives until its own change event has been delivered, and no longer", async () => {
  await db.open();
  const kept: unknown[] = [];
  whileTold(() => kept.push(justStoredUser()));
  await cook(db, "soup");
  expect(kept).toEqual([expect.objectContaining({ current_meals: ["soup"] })]);
  expect(justStoredUser()).toBeUndefined();
});

test("a change from elsewhere right after one of this page is shown, even if a screen receives its event first", async () => {
  const { shown, stop } = await follow(db);
  const row = { ...(await db.users.get(db.uid)), current_meals: ["pie"] };
  whileTold(() => {
    // Stored by another host; its event comes right after the one for the soup.
    const elsewhere = db.backendDB().transaction("users", "readwrite").objectStore("users");
    elsewhere.put(row, db.uid);
    const notice = { [`idb://${db.name}/users/`]: new RangeSet(db.uid) };
    // As soon as the live query has its result, before any timer fires.
    const tell = (turns: number) =>
      queueMicrotask(() => (turns > 0 ? tell(turns - 1) : Dexie.on.storagemutated.fire(notice)));
    tell(20);
  });
  await cook(db, "soup");
  await vi.waitFor(() => expect(shown.at(-1)).toBe("pie"));
  stop();
});

/** Writes and caches a row within a transaction. */
async function writeUser(idbtrans: IDBTransaction, doc: object): Promise<void> {
  await db.users.put(doc, db.uid);
  keepWhenStored(db, idbtrans, [{ collection: "users", id: db.uid, doc }]);
}

/** Stores a row, and calls `meanwhile` before the change event. Resolves to what is cached then. */
async function keptOf(meanwhile: () => void): Promise<unknown> {
  let kept: unknown;
  await db.transaction("rw", db.users, async ({ idbtrans }) => {
    idbtrans.addEventListener("complete", () => {
      kept = justStoredUser();
    });
    await writeUser(idbtrans, { current_meals: ["soup"] });
    meanwhile();
  });
  return kept;
}

test("a stored document is cached, unless a later change's event has already arrived", async () => {
  const notice = (part: string) => ({ [part]: new RangeSet(db.uid) });
  const nothing = () => undefined;
  expect(await keptOf(nothing)).toEqual({ current_meals: ["soup"] });
  const tell = (part: string) => () => Dexie.on.storagemutated.fire(notice(part));
  expect(await keptOf(tell(`idb://${db.name}/aiMealPlans/`))).toBeDefined();
  expect(await keptOf(tell("idb://simmer:another/users/"))).toBeDefined();
  expect(await keptOf(tell(`idb://${db.name}/users/`))).toBeUndefined();
  // As after a page freeze.
  expect(await keptOf(() => Dexie.on.storagemutated.fire({ all: new RangeSet() }))).toBeUndefined();
});

test("nothing is cached of an aborted transaction", async () => {
  const undone = db.transaction("rw", db.users, async ({ idbtrans }) => {
    await writeUser(idbtrans, {});
    throw new Error("Undone.");
  });
  await expect(undone).rejects.toThrow("Undone.");
  expect(justStoredUser()).toBeUndefined();
});

test("reads within a transaction don't use the cache", async () => {
  await db.open();
  const asked = new Promise((resolve) => {
    whileTold(() => void db.transaction("r", db.users, () => resolve(justStoredUser())));
  });
  await cook(db, "soup");
  expect(await asked).toBeUndefined();
});

test("neither do reads from a closed database", async () => {
  await db.open();
  const kept: unknown[] = [];
  whileTold(() => {
    kept.push(justStoredUser());
    db.close();
    kept.push(justStoredUser());
  });
  await cook(db, "soup");
  expect(kept).toEqual([expect.objectContaining({ current_meals: ["soup"] }), undefined]);
});

test("a just-removed document is missing without a read", async () => {
  const recipe: PersonalRecipe = {
    id: "soup",
    title: "Soup",
    ingredients: [],
    instructions: [],
    mealType: "dinner",
    blurb: "",
    equipment: [],
    userId: db.uid,
    createdAt: 1,
    updatedAt: 1,
  };
  const shown: unknown[] = [];
  const query = liveQuery(async () => (await getDocument(db, "personalRecipes", "soup"))?.title);
  const subscription = query.subscribe((title) => shown.push(title));
  await vi.waitFor(() => expect(shown).toEqual([undefined]));
  const reads = countReads();
  await mutate(db, "savePersonalRecipe", { recipe });
  await vi.waitFor(() => expect(shown).toEqual([undefined, "Soup"]));
  await mutate(db, "deletePersonalRecipe", { recipeId: "soup" });
  await vi.waitFor(() => expect(shown).toEqual([undefined, "Soup", undefined]));
  expect(reads).not.toHaveBeenCalled();
  subscription.unsubscribe();
});

test("a reader of one document isn't notified of changes of another", async () => {
  const { shown, stop } = await follow(db);
  await cook(db, "soup");
  await vi.waitFor(() => expect(shown).toEqual(["", "soup"]));
  await db.users.put({}, "another");
  await cook(db, "pie");
  await vi.waitFor(() => expect(shown).toEqual(["", "soup", "soup pie"]));
  stop();
});
