import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";

import type { MutationArgs } from "#domain/mutations/registry.ts";

import { getDocument } from "./document-store.ts";
import { discardDeadLetter, mutate, retryDeadLetter } from "./mutate.ts";
import { openDatabase, type SimmerDb } from "./schema.ts";

function open(storage = new IDBFactory()): SimmerDb {
  return openDatabase("alice", { indexedDB: storage, IDBKeyRange });
}

afterEach(() => vi.restoreAllMocks());

const plan = {
  id: "p1",
  recipes: [],
  createdAt: 1,
  updatedAt: 1,
  status: "new",
  userId: "alice",
} as const;

test("[S1.7] a mutation writes its rows and its outbox entry", async () => {
  const db = open();
  await mutate(db, "setCurrentMeal", { mealId: "soup", on: true, at: 7 });
  expect(await db.users.get("alice")).toMatchObject({ current_meals: ["soup"], updatedAt: 7 });
  expect(await db.outbox.toArray()).toEqual([
    {
      seq: 1,
      id: expect.any(String),
      name: "setCurrentMeal",
      version: 1,
      args: { mealId: "soup", on: true, at: 7 },
      at: expect.any(Number),
    },
  ]);
});

test("[S1.7] when the entry can't be queued, the rows are not written either", async () => {
  const db = open();
  // A function can't be cloned into the outbox: the write fails after the rows were put.
  const args = { mealId: "soup", on: true, at: 7, broken: () => undefined };
  await expect(mutate(db, "setCurrentMeal", args)).rejects.toThrow("could not be cloned");
  await holdsNothing(db);
});

test("[S1.7] when the rows can't be written, or the mutation not be run, nothing is queued", async () => {
  const db = open();
  db.users.hook("creating", () => {
    throw new Error("disk full");
  });
  await expect(mutate(db, "setCurrentMeal", { mealId: "soup", on: true, at: 7 })).rejects.toThrow(
    "disk full",
  );
  // A storage failure, not an outdated app.
  expect(db.outdated.aborted).toBe(false);
  const broken = { plan: null } as unknown as MutationArgs<"savePlan">;
  await expect(mutate(db, "savePlan", broken)).rejects.toThrow("Invalid type: Expected");
  await holdsNothing(db);
});

/** Replaces how rows are put into a store. */
function putInto(
  name: string,
  put: (store: IDBObjectStore, ...row: [unknown, never]) => IDBRequest,
) {
  const { put: before } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    return this.name === name ? put(this, ...(row as [unknown, never])) : before.apply(this, row);
  } as typeof before);
}

async function holdsNothing(db: SimmerDb): Promise<void> {
  expect(await db.users.count()).toBe(0);
  expect(await db.base.count()).toBe(0);
  expect(await db.outbox.count()).toBe(0);
}

test.each(["users", "base"])(
  "[S1.7] when the browser does not take a row of `%s`, the change is refused and nothing stored",
  async (name) => {
    const db = open();
    const refused = putInto(name, () => {
      throw new DOMException("no such key", "DataError");
    });
    const change = { mealId: "soup", on: true, at: 7 };
    await expect(mutate(db, "setCurrentMeal", change)).rejects.toThrow("no such key");
    expect(refused).toHaveBeenCalled();
    refused.mockRestore();
    await holdsNothing(db);
    await mutate(db, "setCurrentMeal", change);
    expect((await getDocument(db, "users", "alice"))?.current_meals).toEqual(["soup"]);
  },
);

test("[S1.5] the server's copy is kept from before the first pending change", async () => {
  const db = open();
  await db.users.put({ ...(await emptyUserRow()), id: "alice", favorites: ["old"] });
  await mutate(db, "setCurrentMeal", { mealId: "a", on: true, at: 7 });
  await mutate(db, "setCurrentMeal", { mealId: "b", on: true, at: 8 });
  const base = await db.base.toArray();
  expect(base).toHaveLength(1);
  expect(base[0]?.doc).toMatchObject({ favorites: ["old"], current_meals: [] });
});

test("[S1.5] a document made here has no server copy, and a deleted one keeps its", async () => {
  const db = open();
  await db.aiMealPlans.put({ ...plan, id: "p0", recipes: [] });
  await mutate(db, "deletePlan", { planId: "p0" });
  await mutate(db, "savePlan", { plan: { ...plan, recipes: [] }, addToShoppingList: false, at: 2 });
  expect(await db.base.get(["aiMealPlans", "p1"])).toMatchObject({ doc: null });
  expect(await db.base.get(["aiMealPlans", "p0"])).toMatchObject({ doc: { id: "p0" } });
  expect(await db.aiMealPlans.toCollection().primaryKeys()).toEqual(["p1"]);
});

test("a mutation without a local effect is queued anyway, since it may have one elsewhere", async () => {
  const db = open();
  await mutate(db, "setCurrentMeal", { mealId: "soup", on: false, at: 7 });
  expect(await db.users.count()).toBe(0);
  expect(await db.base.count()).toBe(0);
  expect(await db.outbox.count()).toBe(1);
});

test("[S1.7] it survives the database being closed at once", async () => {
  const storage = new IDBFactory();
  const db = open(storage);
  await mutate(db, "setCurrentMeal", { mealId: "soup", on: true, at: 7 });
  db.close();
  const again = open(storage);
  expect(await again.outbox.count()).toBe(1);
  expect((await getDocument(again, "users", "alice"))?.current_meals).toEqual(["soup"]);
});

test("[S9.2] a seq that was sent before is not given out again", async () => {
  const db = open();
  // As after a restore that did not restore the browser's own counter.
  await db.meta.put({ key: "sentSeq", value: 41 });
  await mutate(db, "setCurrentMeal", { mealId: "soup", on: true, at: 7 });
  await mutate(db, "setCurrentMeal", { mealId: "stew", on: true, at: 7 });
  expect((await db.outbox.toArray()).map(({ seq }) => seq)).toEqual([42, 43]);
});

test("[S9.2] nor is the very seq that was sent last", async () => {
  const db = open();
  await db.meta.put({ key: "sentSeq", value: 1 });
  await mutate(db, "setCurrentMeal", { mealId: "soup", on: true, at: 7 });
  expect((await db.outbox.toArray()).map(({ seq }) => seq)).toEqual([2]);
});

test("[S13.4] a change is stamped by the clock's last known error, one retried keeps its time", async () => {
  const db = open();
  const here = Date.now() - 1_000;
  await db.meta.put({ key: "clock", value: { ahead: 86_400_000, here } });
  await mutate(db, "setCurrentMeal", { mealId: "soup", on: true, at: Date.now() });
  const [entry] = await db.outbox.toArray();
  const at = Number((await getDocument(db, "users", "alice"))?.updatedAt);
  expect(entry?.args).toMatchObject({ at });
  for (const time of [at, Number(entry?.at)]) {
    expect(time).toBeGreaterThan(here - 86_400_000);
    expect(time).toBeLessThanOrEqual(Date.now() - 86_400_000);
  }
  const args = { mealId: "stew", on: true, at };
  const parked = { id: "one", name: "setCurrentMeal", version: 1, args, at, parkedAt: 9 };
  await db.deadLetters.put({ ...parked, reason: "denied" });
  await retryDeadLetter(db, "one");
  expect((await db.outbox.toArray()).at(-1)).toMatchObject({ args, at });
});

test("[S1.5] a meal that is hidden and then hearted keeps its copy as well as the mark's", async () => {
  const db = open();
  await db.table("aiMeals").put({ id: "soup", title: "Soup", favoriteCount: 3 });
  await mutate(db, "hideMeal", { mealId: "soup", hides: "meal", at: 7 });
  expect(await db.base.toArray()).toMatchObject([{ collection: "mealMarks", doc: null }]);
  await mutate(db, "setFavorite", { mealId: "soup", on: true, at: 8 });
  expect(await db.base.get(["aiMeals", "soup"])).toMatchObject({ doc: { favoriteCount: 3 } });
  // From before the first of them.
  expect(await db.base.get(["mealMarks", "soup"])).toMatchObject({ doc: null });
});

test("[S1.5] only of what a change changes a copy is kept, not of all that it looks at", async () => {
  const db = open();
  // The log names a plan that is not on this device.
  const meal = { id: "soup", title: "Soup", ingredients: [], instructions: [], equipment: [] };
  await mutate(db, "logMeal", {
    meal: { ...meal, mealType: "dinner", blurb: "" },
    planId: "gone",
    portions: { fridge: 1, freezer: 0 },
    stars: null,
    imageUrl: "",
    at: 7,
  });
  expect(await db.base.toArray()).toMatchObject([{ collection: "users", id: "alice", doc: null }]);
});

test("[S7.27] a parked change is done again as a new one, or given up", async () => {
  const db = open();
  const args = { mealId: "soup", on: true, at: 7 };
  const parked = { name: "setCurrentMeal", version: 1, args, at: 7, parkedAt: 9 };
  await db.deadLetters.bulkPut([
    { ...parked, id: "one", reason: "denied" },
    { ...parked, id: "two", reason: "invalid" },
  ]);
  await retryDeadLetter(db, "one");
  await retryDeadLetter(db, "one");
  await discardDeadLetter(db, "two");
  expect(await db.deadLetters.count()).toBe(0);
  expect((await getDocument(db, "users", "alice"))?.current_meals).toEqual(["soup"]);
  const [entry, ...others] = await db.outbox.toArray();
  expect(entry).toMatchObject({ name: "setCurrentMeal", args });
  expect(entry?.id).not.toBe("one");
  expect(others).toEqual([]);
});

test("[S2.12] [S7.27] one that only a newer version knows waits for it again when it is retried", async () => {
  const db = open();
  const args = { fieldOfTheFuture: 1 };
  const change = { id: "one", name: "fromTheFuture", version: 9, args, at: 7 };
  await db.deadLetters.put({ ...change, parkedAt: 9, reason: "uncertain" });
  await retryDeadLetter(db, "one");
  expect(await db.deadLetters.count()).toBe(0);
  expect(await db.outbox.toArray()).toMatchObject([{ name: "fromTheFuture", version: 9, args }]);
});

async function emptyUserRow() {
  const db = open();
  await mutate(db, "createUser", { at: 1 });
  const user = await getDocument(db, "users", "alice");
  if (!user) throw new Error("createUser made no user");
  return user;
}
