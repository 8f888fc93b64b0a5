// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { liveQuery } from "dexie";
import { IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

import { untilIdle } from "./event-loop.fixture.ts";
import {
  listPersonalRecipes,
  savePersonalRecipe,
} from "./repositories/personal-recipe-repository.ts";
import {
  addOwnItems,
  getShoppingList,
  setBought,
} from "./repositories/shopping-list-repository.ts";
import { openDatabase, type SimmerDb } from "./schema.ts";

let asked: string[] = [];

function record(prototype: object, method: string, nameOf: (source: never) => string): void {
  const plain = Reflect.get(prototype, method) as (...given: unknown[]) => unknown;
  vi.spyOn(prototype as Record<string, () => unknown>, method).mockImplementation(function (
    this: never,
    ...given: unknown[]
  ) {
    asked.push(`${method} ${nameOf(this)}`);
    return Reflect.apply(plain, this, given);
  });
}

beforeEach(() => {
  const reads = ["get", "getKey", "getAll", "getAllKeys", "count", "openCursor", "openKeyCursor"];
  for (const method of [...reads, "add", "put", "delete", "clear"])
    record(IDBObjectStore.prototype, method, ({ name }: IDBObjectStore) => name);
  for (const method of reads)
    record(IDBIndex.prototype, method, ({ objectStore, name }: IDBIndex) => {
      return `${objectStore.name} by ${name}`;
    });
  return () => vi.restoreAllMocks();
});

/** What a write asks of the database, with what a live query beside it then asks, in no order. */
async function requestsOf(
  db: SimmerDb,
  query: () => Promise<unknown>,
  write: () => Promise<void>,
): Promise<string[]> {
  const watching = liveQuery(async () => query()).subscribe(() => undefined);
  await untilIdle();
  asked = [];
  await write();
  await untilIdle();
  watching.unsubscribe();
  db.close();
  return asked.toSorted();
}

const open = () => openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });

test("a recipe is read and written once, and the list beside it is one request", async () => {
  const db = open();
  const soup = { title: "Soup", ingredients: [], instructions: [], blurb: "", equipment: [] };
  const recipe = (id: string) => ({ ...soup, mealType: "lunch" as const, id });
  await savePersonalRecipe(db, recipe("a"));
  const requests = await requestsOf(
    db,
    () => listPersonalRecipes(db, 50),
    () => savePersonalRecipe(db, recipe("b")),
  );
  expect(requests).toEqual([
    "add outbox",
    "get base",
    "get meta",
    "get meta",
    "get meta",
    "get meta",
    "get personalRecipes",
    "getAll personalRecipes by updatedAt",
    "put base",
    "put personalRecipes",
  ]);
});

test("a tick reads and writes the cook's document once, and the list beside it reads it once", async () => {
  const db = open();
  const added = await addOwnItems(db, [{ name: "leek", amount: "2" }]);
  const requests = await requestsOf(
    db,
    () => getShoppingList(db),
    () => setBought(db, added, true),
  );
  expect(requests).toEqual([
    "add outbox",
    "get base",
    "get meta",
    "get meta",
    "get meta",
    "get meta",
    "get users",
    "get users",
    "put users",
  ]);
});
