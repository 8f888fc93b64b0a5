import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import * as v from "valibot";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";

import { countDrafts, dropDraft, findDraft, keepDraft, listDraftKeys } from "./draft-repository.ts";

const open = () => openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
const Form = v.object({ title: v.string() });

test("what is being made is kept until it is dropped, the last one of a key", async () => {
  const db = open();
  expect(await findDraft(db, "recipe", Form)).toBeNull();
  await keepDraft(db, { key: "recipe", id: "1", value: { title: "So" } });
  await keepDraft(db, { key: "recipe", id: "1", value: { title: "Soup" } });
  await keepDraft(db, { key: "plan", id: "2", value: { title: "Week" } });
  expect(await findDraft(db, "recipe", Form)).toEqual({
    key: "recipe",
    id: "1",
    value: { title: "Soup" },
  });
  await dropDraft(db, { key: "recipe", id: "1" });
  expect(await findDraft(db, "recipe", Form)).toBeNull();
  expect(await findDraft(db, "plan", Form)).not.toBeNull();
});

test("dropping a draft leaves the one that another tab has stored since", async () => {
  const db = open();
  await keepDraft(db, { key: "recipe", id: "here", value: { title: "Soup" } });
  await keepDraft(db, { key: "recipe", id: "there", value: { title: "Pie" } });
  await dropDraft(db, { key: "recipe", id: "here" });
  expect((await findDraft(db, "recipe", Form))?.value).toEqual({ title: "Pie" });
});

test.each([
  { key: "recipe" },
  { key: "recipe", id: 7, value: { title: "Soup" }, at: 1 },
  { key: "recipe", id: "1", value: { title: ["Soup"] }, at: 1 },
  { key: "recipe", id: "1", value: { title: "Soup" }, at: "now" },
])("a damaged row is no draft, and is written over: %j", async (row) => {
  const db = open();
  await db.drafts.put(row as never);
  expect(await findDraft(db, "recipe", Form)).toBeNull();
  await keepDraft(db, { key: "recipe", id: "2", value: { title: "Pie" } });
  expect((await findDraft(db, "recipe", Form))?.value).toEqual({ title: "Pie" });
});

test("one that was left too long ago is none", async () => {
  const db = open();
  await db.drafts.put({ key: "log", id: "1", value: { title: "Soup" }, at: 1_000 });
  expect(await findDraft(db, "log", Form, 1_000)).not.toBeNull();
  expect(await findDraft(db, "log", Form, 1_001)).toBeNull();
});

test("keys are found by how they begin, the last changed first, and slight drafts don't count", async () => {
  const db = open();
  const value = {};
  await db.drafts.bulkPut([
    { key: "recipe:new", id: "1", value, at: 1 },
    { key: "recipe:new:shared", id: "2", value, at: 3 },
    { key: "recipe:edit:soup", id: "3", value, at: 2 },
    { key: "setup", id: "4", value, at: 4, isSlight: true },
  ]);
  expect(await listDraftKeys(db, "recipe:new")).toEqual(["recipe:new:shared", "recipe:new"]);
  expect(await countDrafts(db)).toBe(3);
});

test("on a device that can't be read or written, only writes fail", async () => {
  const db = open();
  db.close();
  expect(await findDraft(db, "recipe", Form)).toBeNull();
  expect(await countDrafts(db)).toBe(0);
  await expect(keepDraft(db, { key: "recipe", id: "1", value: {} })).rejects.toMatchObject({
    name: "StorageError",
    message: "What you are making is not kept on this device yet",
  });
});
