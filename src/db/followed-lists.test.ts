// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { Dexie, RangeSet } from "dexie";
import { IDBDatabase, IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";

import { READERS } from "#domain/documents.ts";
import type { PersonalRecipe } from "#domain/entities.ts";

import { writeDocs } from "./document-store.ts";
import { listNewest } from "./followed-lists.ts";
import { liveQuery } from "./live-query.ts";
import { mutate } from "./mutate.ts";
import { openDatabase, type SimmerDb } from "./schema.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function open(storage = new IDBFactory()): SimmerDb {
  return openDatabase("cook", { indexedDB: storage, IDBKeyRange });
}

function recipe(id: string, updatedAt: number, title = `Supper ${id}`): PersonalRecipe {
  return {
    id,
    title,
    ingredients: [],
    instructions: [],
    mealType: "dinner",
    blurb: "",
    equipment: [],
    userId: "cook",
    createdAt: 1,
    updatedAt,
  };
}

async function put(db: SimmerDb, ...recipes: PersonalRecipe[]): Promise<void> {
  await db.personalRecipes.bulkPut(
    recipes,
    recipes.map(({ id }) => id),
  );
}

/** The newest recipes, each as its id and its title's last word. */
function list(db: SimmerDb, limit = 100) {
  return listNewest(db, "personalRecipes", limit);
}

async function shown(db: SimmerDb, limit?: number): Promise<string[]> {
  return (await list(db, limit)).map(({ id, title }) => `${id} ${title}`);
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

test("a list is what the query finds, in its order, whatever has been listed before", async () => {
  const db = open();
  expect(await list(db)).toEqual([]);
  await put(db, recipe("a", 1), recipe("b", 2), recipe("c", 3));
  expect(await list(db, 2)).toEqual([recipe("c", 3), recipe("b", 2)]);
  expect(await list(db)).toEqual([recipe("c", 3), recipe("b", 2), recipe("a", 1)]);
  await put(db, recipe("a", 4, "Changed"));
  expect(await shown(db, 2)).toEqual(["a Changed", "c Supper c"]);
  await db.personalRecipes.delete("c");
  expect(await shown(db)).toEqual(["a Changed", "b Supper b"]);
  await db.personalRecipes.clear();
  expect(await shown(db)).toEqual([]);
});

test("after a change, only the changed document is reread", async () => {
  const db = open();
  await put(db, ...range(20).map((index) => recipe(`r${index}`, index)));
  const before = await list(db);
  const reads = vi.spyOn(READERS, "personalRecipes");
  expect(await list(db)).toEqual(before);
  expect(reads).not.toHaveBeenCalled();
  await put(db, recipe("r7", 7, "Changed"));
  const after = await list(db);
  expect(reads).toHaveBeenCalledTimes(1);
  expect(after.filter((document) => !before.includes(document))).toEqual([
    recipe("r7", 7, "Changed"),
  ]);
});

test("a list that has grown by more than a few is read as a whole", async () => {
  const db = open();
  await put(db, ...range(60).map((index) => recipe(`r${index}`, index)));
  expect(await list(db, 2)).toHaveLength(2);
  expect((await list(db, 60)).map(({ id }) => id)).toEqual(
    range(60).map((index) => `r${59 - index}`),
  );
});

test("changes of very many documents at once are seen", async () => {
  const db = open();
  const many = range(60).map((index) => recipe(`r${index}`, index));
  await put(db, ...many);
  await list(db);
  await put(db, ...many.map((each) => ({ ...each, title: "Changed" })));
  expect((await list(db)).every(({ title }) => title === "Changed")).toBe(true);
  await put(db, ...many.slice(0, 20).map((each) => ({ ...each, title: "Again" })));
  expect((await list(db)).filter(({ title }) => title === "Again")).toHaveLength(20);
});

test("[S8.4] what another connection changes shows, and so does what it deletes", async () => {
  const storage = new IDBFactory();
  const [here, there] = [open(storage), open(storage)];
  await put(here, recipe("a", 1), recipe("b", 2));
  await list(here);
  await put(there, recipe("a", 1, "Changed"));
  expect(await shown(here)).toEqual(["b Supper b", "a Changed"]);
  await there.personalRecipes.delete("b");
  expect(await shown(here)).toEqual(["a Changed"]);
});

test("a change while a list is being read is in the next one", async () => {
  const db = open();
  await put(db, recipe("a", 1));
  for (const title of ["one", "two", "three"]) {
    const reading = list(db);
    const writing = put(db, recipe("a", 1, title));
    await Promise.all([reading, writing]);
    expect(await shown(db)).toEqual([`a ${title}`]);
  }
});

test("a live query of a list shows each change, and each time the newest state", async () => {
  const db = open();
  await put(db, recipe("a", 1), recipe("b", 2));
  const seen: string[] = [];
  const subscription = liveQuery(() => shown(db)).subscribe((rows) => {
    seen.push(rows.join(", "));
  });
  const shows = (rows: string) => vi.waitFor(() => expect(seen.at(-1)).toBe(rows));
  await shows("b Supper b, a Supper a");
  await mutate(db, "savePersonalRecipe", { recipe: recipe("c", 3) });
  await shows("c Supper c, b Supper b, a Supper a");
  // The same place in the list, and the same key.
  await mutate(db, "savePersonalRecipe", { recipe: recipe("b", 2, "Changed") });
  await shows("c Supper c, b Changed, a Supper a");
  await mutate(db, "deletePersonalRecipe", { recipeId: "c" });
  await shows("b Changed, a Supper a");
  subscription.unsubscribe();
});

/** The successive results of a live query for the newest recipes. */
async function follow(db: SimmerDb, limit: number) {
  const seen: string[] = [];
  const subscription = liveQuery(() => shown(db, limit)).subscribe((rows) => {
    seen.push(rows.join(", "));
  });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  return { seen, stop: () => subscription.unsubscribe() };
}

/**
 * Counts read-only transactions. Must be installed before a database is opened, since Dexie caches the
 * function.
 */
function countReadings() {
  const readings = vi.fn<() => void>();
  const transaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
    this: IDBDatabase,
    ...how
  ) {
    if (how[1] === "readonly") readings();
    return transaction.apply(this, how);
  });
  return readings;
}

test("what a mutation has stored is merged into the list without a read", async () => {
  const asked = countReadings();
  const db = open();
  await put(db, recipe("a", 1), recipe("b", 2), recipe("c", 3));
  const { seen, stop } = await follow(db, 3);
  asked.mockClear();
  const shows = (rows: string) => vi.waitFor(() => expect(seen.at(-1)).toBe(rows));
  await mutate(db, "savePersonalRecipe", { recipe: recipe("d", 4) });
  await shows("d Supper d, c Supper c, b Supper b");
  await mutate(db, "savePersonalRecipe", { recipe: recipe("c", 5, "Changed") });
  await shows("c Changed, d Supper d, b Supper b");
  // With the same timestamp as another whose id sorts later.
  await mutate(db, "savePersonalRecipe", { recipe: recipe("e", 4) });
  await shows("c Changed, e Supper e, d Supper d");
  expect(asked).not.toHaveBeenCalled();
  // Only the database knows which one moves up.
  await mutate(db, "deletePersonalRecipe", { recipeId: "d" });
  await shows("c Changed, e Supper e, b Supper b");
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});

test("a list shorter than its limit is also updated after a removal without a read", async () => {
  const asked = countReadings();
  const db = open();
  await put(db, recipe("a", 1), recipe("b", 2));
  const { seen, stop } = await follow(db, 3);
  asked.mockClear();
  await mutate(db, "deletePersonalRecipe", { recipeId: "b" });
  await vi.waitFor(() => expect(seen.at(-1)).toBe("a Supper a"));
  expect(asked).not.toHaveBeenCalled();
  stop();
});

test("what this page stores after a change from elsewhere is put into the list as well", async () => {
  const asked = countReadings();
  const storage = new IDBFactory();
  const [here, there] = [open(storage), open(storage)];
  const { seen, stop } = await follow(here, 3);
  await mutate(there, "savePersonalRecipe", { recipe: recipe("a", 1) });
  await vi.waitFor(() => expect(seen.at(-1)).toBe("a Supper a"));
  asked.mockClear();
  await mutate(here, "savePersonalRecipe", { recipe: recipe("b", 2) });
  await vi.waitFor(() => expect(seen.at(-1)).toBe("b Supper b, a Supper a"));
  expect(asked).not.toHaveBeenCalled();
  stop();
});

test("a change from elsewhere between two of this page is in the list", async () => {
  const storage = new IDBFactory();
  const [here, there] = [open(storage), open(storage)];
  await put(here, recipe("a", 1));
  const { seen, stop } = await follow(here, 3);
  await mutate(here, "savePersonalRecipe", { recipe: recipe("b", 2) });
  await Promise.all([
    mutate(there, "savePersonalRecipe", { recipe: recipe("c", 3) }),
    mutate(here, "savePersonalRecipe", { recipe: recipe("d", 4) }),
  ]);
  await vi.waitFor(() => expect(seen.at(-1)).toBe("d Supper d, c Supper c, b Supper b"));
  await mutate(here, "deletePersonalRecipe", { recipeId: "d" });
  await vi.waitFor(() => expect(seen.at(-1)).toBe("c Supper c, b Supper b, a Supper a"));
  stop();
});

test("whatever the mutations, a cached list ends up as the database has it", async () => {
  const change = fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e", "f", "g"),
    at: fc.nat({ max: 9 }),
    isRemoved: fc.boolean(),
  });
  // In each round, the changes are made concurrently.
  const turns = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 6 });
  const property = fc.asyncProperty(turns, fc.integer({ min: 1, max: 5 }), async (all, limit) => {
    const db = open();
    const { seen, stop } = await follow(db, limit);
    for (const changes of all) {
      const mutating = changes.map(({ id, at, isRemoved }) =>
        isRemoved
          ? mutate(db, "deletePersonalRecipe", { recipeId: id })
          : mutate(db, "savePersonalRecipe", { recipe: recipe(id, at) }),
      );
      await Promise.all(mutating);
      const newest = db.personalRecipes.orderBy("updatedAt").reverse().limit(limit);
      const keys = await newest.primaryKeys();
      await vi.waitFor(() => {
        expect(seen.at(-1)).toBe(keys.map((id) => `${id} Supper ${id}`).join(", "));
      });
    }
    stop();
  });
  await fc.assert(property, { numRuns: 40 });
});

test.each([
  ["each named", (keys: string[]) => new RangeSet().addKeys(keys)],
  ["too many to be named", () => new RangeSet(-Infinity, [[]])],
])("[S8.4] what another tab has changed shows when its notice comes: %s", async (_, rangeOf) => {
  const db = open();
  await put(db, recipe("a", 1), recipe("b", 2));
  const seen: string[] = [];
  const subscription = liveQuery(() => shown(db)).subscribe((rows) => {
    seen.push(rows.join(", "));
  });
  await vi.waitFor(() => expect(seen.at(-1)).toBe("b Supper b, a Supper a"));
  // As from another tab: this one learns of it only through the event.
  const other = db.backendDB().transaction("personalRecipes", "readwrite");
  for (const id of ["a", "b"]) {
    other.objectStore("personalRecipes").put(recipe(id, 1, "Changed"), id);
  }
  await new Promise((resolve) => other.addEventListener("complete", resolve));
  const part = `idb://${db.name}/personalRecipes/`;
  const range = rangeOf(["a", "b"]);
  Dexie.on.storagemutated.fire({ [part]: range, [`${part}:dels`]: range });
  await vi.waitFor(() => expect(seen.at(-1)).toBe("b Changed, a Changed"));
  subscription.unsubscribe();
});

test("after the connection was lost, everything is read anew", async () => {
  const db = open();
  await put(db, recipe("a", 1));
  const before = await list(db);
  db.close({ disableAutoOpen: false });
  const after = await list(db);
  expect(after).toEqual(before);
  expect(after[0]).not.toBe(before[0]);
});

test("a page that was frozen reads everything anew", async () => {
  const db = open();
  await put(db, recipe("a", 1));
  const before = await list(db);
  // The event that Dexie fires when a frozen page resumes.
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
  const after = await list(db);
  expect(after).toEqual(before);
  expect(after[0]).not.toBe(before[0]);
});

test("documents that are no longer listed are evicted", async () => {
  const db = open();
  await put(db, ...range(400).map((index) => recipe(`r${index}`, index)));
  const [oldest] = (await list(db, 400)).slice(-1);
  await list(db, 10);
  expect((await list(db, 400)).at(-1)).not.toBe(oldest);
});

test("a damaged row is listed as it is read everywhere", async () => {
  const db = open();
  await writeDocs(db, [{ collection: "personalRecipes", id: "a", doc: { id: "a", updatedAt: 1 } }]);
  expect(await list(db)).toMatchObject([{ id: "a", title: "Untitled meal", ingredients: [] }]);
});
