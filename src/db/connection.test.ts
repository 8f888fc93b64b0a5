// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { Dexie, liveQuery } from "dexie";
import { IDBKeyRange } from "fake-indexeddb";
import { expect, test, vi } from "vitest";

import { isConnectionLost, readOr, withConnection } from "./connection.ts";
import { untilIdle } from "./event-loop.fixture.ts";
import { createLosingStorage } from "./losing-storage.fixture.ts";
import { mutate, retryDeadLetter } from "./mutate.ts";
import { openDatabase, type SimmerDb } from "./schema.ts";

const soup = { mealId: "soup", on: true, at: 7 };

async function start() {
  const { indexedDB, state } = createLosingStorage();
  const open = () => openDatabase("alice", { indexedDB, IDBKeyRange });
  const [db, other] = [open(), open()];
  await other.open();
  return { db, other, state, indexedDB };
}

test("[S1.10] a mutation that the browser undoes with its connection is stored by a second try", async () => {
  const { db, other, state } = await start();
  await db.open();
  state.fates = ["undone"];
  await mutate(db, "setCurrentMeal", soup);
  expect(state.fates).toEqual([]);
  expect(await other.outbox.count()).toBe(1);
  expect(await other.users.get("alice")).toMatchObject({ current_meals: ["soup"] });
});

test("[S1.11] a mutation that was stored with nobody hearing so is not stored again", async () => {
  const { db, other, state } = await start();
  state.fates = ["unheard"];
  await mutate(db, "setCurrentMeal", soup);
  expect(state.fates).toEqual([]);
  expect(await other.outbox.toArray()).toMatchObject([{ seq: 1 }]);
});

test("[S1.10] where another tab has its place in the queue by now, it is stored after that", async () => {
  const { db, other, state } = await start();
  await db.open();
  state.fates = ["undone"];
  state.beforeOpening = () => mutate(other, "setCurrentMeal", { ...soup, mealId: "stew" });
  await mutate(db, "setCurrentMeal", soup);
  expect(await other.outbox.toArray()).toMatchObject([
    { seq: 1, args: { mealId: "stew" } },
    { seq: 2, args: soup },
  ]);
});

test("[S1.12] where it may have been sent and done with already, it is refused, not done twice", async () => {
  const { db, other, state } = await start();
  await db.open();
  state.fates = ["unheard"];
  state.beforeOpening = () => other.outbox.delete(1);
  await expect(mutate(db, "setCurrentMeal", soup)).rejects.toThrow("may be stored already");
  expect(await other.outbox.count()).toBe(0);
});

test("[S1.11] a second try does not take another tab's change in its place for its own", async () => {
  const { db, other, state } = await start();
  await db.open();
  state.fates = ["unheard"];
  // As if the transaction was rolled back: its seq is free again, and another tab's change has taken it.
  const stew = { ...soup, mealId: "stew" };
  const entry = { seq: 1, id: "stew", name: "setCurrentMeal", version: 1, args: stew, at: 7 };
  state.beforeOpening = () => other.outbox.put(entry);
  await mutate(db, "setCurrentMeal", soup);
  expect(await other.outbox.toArray()).toMatchObject([
    { seq: 1, args: stew },
    { seq: 2, args: soup },
  ]);
});

test("[S1.10] where nothing is left of its first try, it is stored in the same place", async () => {
  const { db, other, state, indexedDB } = await start();
  await db.open();
  state.fates = ["unheard"];
  state.beforeOpening = async () => {
    state.beforeOpening = async () => undefined;
    other.close();
    await new Promise((resolve) => {
      Object.assign(indexedDB.deleteDatabase(db.name), { onsuccess: resolve });
    });
  };
  await mutate(db, "setCurrentMeal", soup);
  expect(await db.outbox.toArray()).toMatchObject([{ seq: 1, args: soup }]);
  expect(await db.users.get("alice")).toMatchObject({ current_meals: ["soup"] });
});

test("[S1.10] a second loss is told, and nothing is stored", async () => {
  const { db, other, state } = await start();
  state.fates = ["undone", "undone"];
  await expect(mutate(db, "setCurrentMeal", soup)).rejects.toMatchObject({ name: "AbortError" });
  expect(await other.outbox.count()).toBe(0);
  await mutate(db, "setCurrentMeal", soup);
  expect(await other.outbox.count()).toBe(1);
});

test("[S1.11] [S7.27] a parked change that is retried as the connection goes is queued once", async () => {
  const { db, other, state } = await start();
  const parked = { name: "setCurrentMeal", version: 1, args: soup, at: 7, parkedAt: 9 };
  await other.deadLetters.put({ ...parked, id: "one", reason: "denied" });
  state.fates = ["unheard"];
  await retryDeadLetter(db, "one");
  expect(await other.outbox.count()).toBe(1);
});

test("a database that could not be opened is opened by the next try", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { db, other, state } = await start();
  // All of Dexie's own retries.
  state.failures = 4;
  await mutate(db, "setCurrentMeal", soup);
  expect(state.failures).toBe(0);
  expect(await other.outbox.count()).toBe(1);
  warned.mockRestore();
});

test("[S1.10] what is interrupted keeps nobody waiting, and is stored by a second try", async () => {
  const { db, other } = await start();
  let tries = 0;
  /** Never completes, as on a page that the browser suspends. */
  const goOn = async (): Promise<void> => {
    await db.meta.get("shop");
    await goOn();
  };
  const storing = withConnection(db, () =>
    db.transaction("rw", db.meta, async () => {
      tries += 1;
      await db.meta.put({ key: "shop", value: `try ${tries}` });
      if (tries === 1) await goOn();
    }),
  );
  await vi.waitFor(() => expect(tries).toBe(1));
  const read = other.meta.get("shop");
  db.interrupt();
  expect(await read).not.toMatchObject({ value: "try 1" });
  await storing;
  expect(await other.meta.get("shop")).toMatchObject({ value: "try 2" });
});

test("an interruption leaves alone what is stored, and what begins after it", async () => {
  const { db, other } = await start();
  await mutate(db, "setCurrentMeal", soup);
  db.interrupt();
  await mutate(db, "setCurrentMeal", { ...soup, mealId: "stew" });
  expect(await other.outbox.count()).toBe(2);
});

test("a live query whose read was lost goes on, and sees what changes later", async () => {
  const { db, state } = await start();
  await db.open();
  state.modes = "readonly";
  state.fates = ["undone"];
  const seen: number[] = [];
  const query = liveQuery(async () => withConnection(db, () => db.outbox.count()));
  const watching = query.subscribe((count) => void seen.push(count));
  await untilIdle();
  expect(seen).toEqual([0]);
  expect(state.fates).toEqual([]);
  await mutate(db, "setCurrentMeal", soup);
  await untilIdle();
  expect(seen).toEqual([0, 1]);
  watching.unsubscribe();
});

test("[S1.10] a database that one job has opened again is not closed under it by another", async () => {
  const { db, state } = await start();
  await db.open();
  const { opened } = state;
  let lose: () => void = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    lose = () => reject(new DOMException("Connection lost", "UnknownError"));
  });
  let tries = 0;
  const slow = withConnection(db, async () => {
    tries += 1;
    if (tries === 1) await lost;
    return db.outbox.count();
  });
  state.fates = ["undone"];
  await mutate(db, "setCurrentMeal", soup);
  expect(state.opened).toBe(opened + 1);
  // Only now does the first job see the lost connection, from which the second has already recovered.
  lose();
  expect(await slow).toBe(1);
  expect(tries).toBe(2);
  expect(state.opened).toBe(opened + 1);
});

test("what the app itself has closed is not opened again", async () => {
  const { db, state } = await start();
  await db.open();
  db.close();
  const { opened } = state;
  await expect(mutate(db, "setCurrentMeal", soup)).rejects.toMatchObject({
    name: "DatabaseClosedError",
  });
  expect(state.opened).toBe(opened);
});

test("a lost connection is distinguished from all other failures", async () => {
  const { db } = await start();
  const named = (name: string, more = {}) => Object.assign(new Error("why"), { name, ...more });
  for (const name of ["AbortError", "DatabaseClosedError", "InvalidStateError"]) {
    expect([name, isConnectionLost(db, named(name))]).toEqual([name, true]);
  }
  for (const name of ["OpenFailedError", "UnknownError"]) {
    expect([name, isConnectionLost(db, named(name))]).toEqual([name, true]);
  }
  expect(isConnectionLost(db, named("ConstraintError"))).toBe(false);
  expect(isConnectionLost(db, { name: "AbortError" })).toBe(false);
  // A full device ends a transaction as well, but reopening the database frees no space.
  const full = named("AbortError", { inner: named("QuotaExceededError") });
  expect(isConnectionLost(db, full)).toBe(false);
  db.close();
  expect(isConnectionLost(db, named("AbortError"))).toBe(false);
});

test("a job that keeps being interrupted is given up after ten attempts", async () => {
  const { db, state } = await start();
  await db.open();
  let tries = 0;
  const lost = new DOMException("Connection lost", "UnknownError");
  const job = withConnection(db, async () => {
    tries += 1;
    // Each time, another job has already reopened the database.
    db.close({ disableAutoOpen: false });
    await db.outbox.count();
    throw lost;
  });
  await expect(job).rejects.toBe(lost);
  expect(tries).toBe(10);
  expect(state.opened).toBeGreaterThanOrEqual(10);
});

test("[S12.3] taken over by a newer app it says so, and why the browser ended it", async () => {
  const { db } = await start();
  db.outdate();
  const cause = new DOMException("Connection lost", "UnknownError");
  await expect(withConnection(db, () => Promise.reject(cause))).rejects.toMatchObject({
    name: "OutdatedEngineError",
    message: "Closed.",
    cause,
  });
});

test("a read that a screen can do without is tried again before it is given up", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { db, state } = await start();
  await db.open();
  state.modes = "readonly";
  state.fates = ["undone"];
  expect(await readOr(db, "Not read", -1, () => db.outbox.count())).toBe(0);
  expect(logged).not.toHaveBeenCalled();
  const lost = new DOMException("Connection lost", "UnknownError");
  let tries = 0;
  const read = async () => {
    tries += 1;
    throw lost;
  };
  expect(await readOr(db, "Not read", -1, read)).toBe(-1);
  expect(tries).toBe(2);
  expect(logged).toHaveBeenCalledWith("Not read", lost);
  logged.mockRestore();
});

test.each<[string, (db: SimmerDb) => Promise<unknown>]>([
  ["a change", (db) => mutate(db, "setCurrentMeal", soup)],
  ["a read", (db) => withConnection(db, () => db.meta.toArray())],
  ["a transaction of its own", (db) => db.transaction("rw", db.meta, () => db.meta.toArray())],
])("%s in the zone of a transaction that has ended is not part of it", async (_, job) => {
  const { db } = await start();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let leaked: PromiseLike<unknown> = ended;
  await db.transaction("rw", db.meta, db.users, db.outbox, async () => {
    // Dexie's own promise carries the zone to where a leak would.
    leaked = new Dexie.Promise((resolve) => void ended.then(resolve)).then(() => {
      expect(Dexie.currentTransaction.active).toBe(false);
      return job(db);
    });
    await db.meta.count();
  });
  end();
  await leaked;
});
