import { readFileSync } from "node:fs";

import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";

import { databaseName } from "#db/database-name.ts";
import { STORED_COLLECTIONS } from "#domain/collections.ts";
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
 * A device as the code of version 0.1.0 (schema 1, every mutation at version 1) left it, written by that
 * code: what it had synced, one unsent change of every kind, one parked change, a timer, a cooking
 * session and a draft. It also holds the server's state before those changes were sent and, written
 * by the same code, after all of them were. It never changes: a later version must still read it.
 */
interface Upgrade {
  version: number;
  now: number;
  tables: Record<string, StoredTable>;
  server: { before: Record<string, Fields | null>; after: Record<string, Fields | null> };
}

const UID = "cook";
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
  const opening = storage.open(databaseName(UID), version);
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

test("[S12.7] what version 0.1.0 left on a device, sent or not, is there after an update, and gets through", async () => {
  const upgrade = readUpgrade();
  const { before, after } = upgrade.server;
  const server = createMemoryServer({ now: () => upgrade.now });
  for (const [path, fields] of Object.entries(before)) server.edit(path, fields);
  const storage = await restore(upgrade);
  const device = await createDevice(server, { uid: UID, now: () => upgrade.now, storage });
  const left = (table: string) => upgrade.tables[table]?.rows.map(({ row }) => row);

  for (const table of ["outbox", "deadLetters", "timers", "cookSessions", "drafts"]) {
    expect(left(table)).not.toEqual([]);
    expect(await device.db.table(table).toArray()).toEqual(left(table));
  }
  const shown = await rowsOf(device.db);
  for (const collection of STORED_COLLECTIONS) {
    const stored = (left(collection) ?? []) as { id: string }[];
    expect(Object.entries(shown[collection] ?? {})).toMatchObject(
      stored.map(({ id, ...fields }) => [id, fields]),
    );
  }

  await device.sync();
  await device.sync();
  expect(await device.pending()).toEqual([]);
  expect(await device.db.deadLetters.toArray()).toEqual(left("deadLetters"));
  const paths = [
    ...new Set([...Object.keys(after), ...server.log.flatMap(({ writes }) => [...writes.keys()])]),
  ];
  expect(listServer(server, paths)).toEqual(after);
});
