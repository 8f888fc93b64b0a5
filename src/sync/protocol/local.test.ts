import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { ENGINE_VERSION, OutdatedEngineError } from "#db/engine-version.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { openDatabase, type OutboxEntry } from "#db/schema.ts";
import { MUTATIONS_KNOWN } from "#domain/mutations/registry.ts";

import {
  engineTransaction,
  ensureClient,
  isClosed,
  noteSent,
  readLocal,
  storeStatus,
} from "./local.ts";

function open() {
  return openDatabase("alice", { indexedDB: new IDBFactory(), IDBKeyRange });
}

test("[S9.12] a storage gets one client id, and keeps it", async () => {
  const db = open();
  await expect(readLocal(db)).rejects.toThrow("no client id");
  await ensureClient(db);
  const { clientId } = await readLocal(db);
  expect(clientId).toMatch(/^[0-9a-f-]{36}$/u);
  await ensureClient(db);
  expect((await readLocal(db)).clientId).toBe(clientId);
});

test("[S1.4] a new storage needs nothing laid over anew; what an older app has left does", async () => {
  const [fresh, older] = [open(), open()];
  await ensureClient(fresh);
  expect(await getMeta(fresh, "mutationVersion", -1)).toBe(MUTATIONS_KNOWN);
  await putMeta(older, { mutationVersion: 0 });
  await ensureClient(older);
  expect(await getMeta(older, "mutationVersion", -1)).toBe(0);
});

test("a storage that nothing is known of yet knows of no server, and queues in order of seq", async () => {
  const db = open();
  await ensureClient(db);
  const entry = { name: "createUser", version: 1, args: {}, at: 1 };
  const entries: OutboxEntry[] = [
    { ...entry, seq: 7, id: "b" },
    { ...entry, seq: 3, id: "a" },
  ];
  await db.outbox.bulkPut(entries);
  const { clientId: _, entries: queued, ...rest } = await readLocal(db);
  expect(rest).toEqual({
    by: "alice",
    bulk: [],
    cursor: 0,
    sentSeq: 0,
    forEveryone: [],
    acknowledged: { seq: 0, id: "" },
    pulled: { here: 0, there: 0 },
  });
  expect(queued.map(({ seq }) => seq)).toEqual([3, 7]);
});

test("[S9.1] what may be sent is noted, and never less than before", async () => {
  const db = open();
  await ensureClient(db);
  const { clientId } = await readLocal(db);
  expect(await noteSent(db, clientId, 5)).toBe(true);
  expect(await noteSent(db, clientId, 3)).toBe(true);
  expect((await readLocal(db)).sentSeq).toBe(5);
  expect(await noteSent(db, clientId, 6)).toBe(true);
  expect((await readLocal(db)).sentSeq).toBe(6);
});

test("[S9.5] under a client id that this storage has no more, nothing may be sent", async () => {
  const db = open();
  await ensureClient(db);
  expect(await noteSent(db, "another", 5)).toBe(false);
  expect((await readLocal(db)).sentSeq).toBe(0);
});

test("[S12.1] a database is claimed for this engine; one of a newer engine is not written to", async () => {
  const db = open();
  await ensureClient(db);
  expect(await getMeta(db, "engineVersion", 0)).toBe(ENGINE_VERSION);
  const before = await db.meta.toArray();
  const { clientId } = await readLocal(db);
  await putMeta(db, { engineVersion: ENGINE_VERSION + 1 });
  await expect(engineTransaction(db, [], async () => undefined)).rejects.toThrow(
    OutdatedEngineError,
  );
  await expect(noteSent(db, clientId, 9)).rejects.toThrow(OutdatedEngineError);
  await expect(ensureClient(db)).rejects.toThrow(OutdatedEngineError);
  await expect(storeStatus(db, "idle", 5)).rejects.toThrow(OutdatedEngineError);
  await putMeta(db, { engineVersion: ENGINE_VERSION });
  expect(await db.meta.toArray()).toEqual(before);
});

test("sync is said to have ended when both sides were alike last, whatever went wrong since", async () => {
  const db = open();
  const status = () => getMeta(db, "status", { phase: "starting", lastSyncAt: -1 });
  await storeStatus(db, "syncing", 3);
  expect(await status()).toStrictEqual({ phase: "syncing", lastSyncAt: 0 });
  await storeStatus(db, "idle", 5);
  expect(await status()).toStrictEqual({ phase: "idle", lastSyncAt: 5 });
  await storeStatus(db, "error", 9, "It went wrong.");
  expect(await status()).toStrictEqual({
    phase: "error",
    lastSyncAt: 5,
    message: "It went wrong.",
  });
  await storeStatus(db, "offline", 11);
  expect(await status()).toStrictEqual({ phase: "offline", lastSyncAt: 5 });
});

test("a status that is none does not keep the next one from being stored", async () => {
  const db = open();
  await db.table("meta").put({ key: "status", value: null });
  await storeStatus(db, "offline", 11);
  expect(await getMeta(db, "status", { phase: "starting", lastSyncAt: -1 })).toEqual({
    phase: "offline",
    lastSyncAt: 0,
  });
});

test("[S12.6] only what the app itself has closed is closed for good", async () => {
  const db = open();
  await db.open();
  const lost = Object.assign(new Error("lost"), { name: "DatabaseClosedError" });
  expect(isClosed(db, lost)).toBeFalsy();
  db.close();
  expect(isClosed(db, lost)).toBe(true);
  expect(isClosed(db, new Error("something else"))).toBe(false);
  expect(isClosed(db, { name: "DatabaseClosedError" })).toBe(false);
});
