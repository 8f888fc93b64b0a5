import { readFileSync } from "node:fs";

import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";

import { databaseName } from "#db/database-name.ts";
import { createDevice, rowsOf } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import type { Fields } from "#sync/remotes/remote.ts";

interface StoredTable {
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  /** A row has an explicit key if the table has no key path. */
  rows: { key?: IDBValidKey; row: unknown }[];
}

/**
 * A device as the code of November 2026 (schema 2, mutations of version 1) left it, written by that
 * code: what it had synced, one unsent change of every kind, one parked change, a timer and a
 * cooking session. It also holds the server's state before those changes were sent and, written by
 * the same code, after all of them were.
 */
interface Upgrade {
  version: number;
  now: number;
  tables: Record<string, StoredTable>;
  server: { before: Record<string, Fields | null>; after: Record<string, Fields | null> };
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function readUpgrade(): Upgrade {
  const text = readFileSync(new URL("./upgrade.fixture.json", import.meta.url), "utf8");
  const revive = (_: string, value: unknown) =>
    typeof value === "string" && TIME.test(value) ? new Date(value) : value;
  return JSON.parse(text, revive) as Upgrade;
}

/** A browser's storage with the database in it, made without any of the app's code. */
async function restore({ version, tables }: Upgrade): Promise<IDBFactory> {
  const storage = new IDBFactory();
  const opening = storage.open(databaseName("alice"), version);
  await new Promise<void>((resolve, reject) => {
    opening.addEventListener("error", () => reject(new Error("The old database did not open.")));
    opening.addEventListener("upgradeneeded", () => {
      for (const [name, { keyPath, autoIncrement, indexes, rows }] of Object.entries(tables)) {
        const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
        for (const { key, row } of rows) store.put(row, key);
      }
    });
    opening.addEventListener("success", () => resolve());
  });
  opening.result.close();
  return storage;
}

function listServer(server: MemoryServer, paths: readonly string[]): Record<string, Fields | null> {
  return Object.fromEntries(paths.map((path) => [path, server.read(path).fields]));
}

test("[S12.7] what the last version left on a device, sent or not, is there after an upgrade, and gets through", async () => {
  const upgrade = readUpgrade();
  const { before, after } = upgrade.server;
  const server = createMemoryServer({ now: () => upgrade.now });
  for (const [path, fields] of Object.entries(before)) server.edit(path, fields);
  const storage = await restore(upgrade);
  const device = await createDevice(server, { now: () => upgrade.now, storage });
  const left = (table: string) => upgrade.tables[table]?.rows.map(({ row }) => row);

  expect(await device.db.outbox.orderBy("seq").toArray()).toEqual(left("outbox"));
  expect(await device.db.parked.toArray()).toEqual(left("parked"));
  expect(await device.db.timers.toArray()).toEqual(left("timers"));
  expect(await device.db.cookSessions.toArray()).toEqual(left("cookSessions"));
  const shown = await rowsOf(device.db);
  for (const table of ["users", "aiMealPlans", "personalRecipes", "mealMarks", "aiMeals"]) {
    expect(Object.values(shown[table] ?? {})).toMatchObject(left(table) ?? []);
  }

  await device.sync();
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(await device.db.parked.toArray()).toEqual(left("parked"));
  const paths = [
    ...new Set([...Object.keys(after), ...server.log.flatMap(({ writes }) => [...writes.keys()])]),
  ];
  // That code didn't record which collections had moved, nor who had shared a meal.
  const { sync, ...user } = after["users/alice"] ?? {};
  const moved = { from: 2, to: 6, aiMealPlans: 6, mealMarks: 6, personalRecipes: 6, deletions: 6 };
  expect(listServer(server, paths)).toEqual({
    ...after,
    "users/alice": { ...user, sync: { ...(sync as Fields), moved } },
    "users/alice/mealMarks/p1-a": { ...after["users/alice/mealMarks/p1-a"], shared: true },
  });
});
