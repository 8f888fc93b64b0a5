import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { keepDraft } from "#db/repositories/draft-repository.ts";
import { openDatabase } from "#db/schema.ts";

import { logKey, openLog } from "./kept-log.ts";
import { newLog } from "./meal-log.ts";

const open = () => openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
const place = { userId: "ana", recipeId: "soup" };
const value = { ...newLog(4, null), stars: 5, portions: { fridge: 2, freezer: 1 } };

test("a log that was filled in is there again, for that recipe of that plan alone", async () => {
  const db = open();
  await keepDraft(db, { key: logKey(place), id: "1", value });
  expect((await openLog(db, place)).kept?.value).toEqual(value);
  expect((await openLog(db, { planId: "p", recipeId: "soup" })).kept).toBeNull();
  expect((await openLog(db, { userId: "ana", recipeId: "pie" })).kept).toBeNull();
});

test("what was filled in when the recipe was cooked another day is not", async () => {
  const db = open();
  const at = Date.now() - 13 * 3_600_000;
  await db.drafts.put({ key: logKey(place), id: "1", value, at });
  expect((await openLog(db, place)).kept).toBeNull();
});

test("numbers that no form has are no log", async () => {
  const db = open();
  for (const damage of [{ serves: -1 }, { stars: 9 }, { portions: { fridge: 1.5, freezer: 0 } }]) {
    await keepDraft(db, { key: logKey(place), id: "1", value: { ...value, ...damage } });
    expect((await openLog(db, place)).kept).toBeNull();
  }
});
