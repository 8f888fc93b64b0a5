// Imported before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { writeDocs } from "#db/document-store.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";

import { noteAuthorAnswer, readAuthorQuestion } from "./hidden-author-repository.ts";
import { hideMeal, seekSharedMeal } from "./shared-meal-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

async function addShared(...ids: string[]): Promise<void> {
  const doc = { title: "Pie", ratingAverage: 5, ratingCount: 1, createdAt: 1, sharedAt: 1 };
  await writeDocs(
    db,
    ids.map((id) => ({ collection: "aiMeals", id, doc: { ...doc, id } })),
  );
}

test("a hidden meal, or one whose author is hidden, is not looked up", async () => {
  await addShared("a1", "a2", "b1");
  await hideMeal(db, "a1", "author");
  const question = await readAuthorQuestion(db);
  if (question) await noteAuthorAnswer(db, question, ["a1", "a2"]);
  await hideMeal(db, "b1", "meal");
  await db.aiMeals.clear();
  const { signal } = new AbortController();
  for (const id of ["a1", "a2", "b1"]) expect(await seekSharedMeal(db, id, signal)).toBe(false);
  expect(await db.meta.get("sharedMealsSought")).toBeUndefined();
});

test("a missing meal is waited for until sync has looked it up", async () => {
  const { signal } = new AbortController();
  const answer = async (id: string) => {
    const asked = seekSharedMeal(db, id, signal);
    await expect
      .poll(() => db.meta.get("sharedMealsSought"))
      .toEqual({ key: "sharedMealsSought", value: [id] });
    if (id === "linked") await addShared(id);
    await db.meta.put({ key: "sharedMealsSought", value: [] });
    return asked;
  };
  expect(await answer("linked")).toBe(true);
  expect(await answer("nowhere")).toBe(false);
});

test("who leaves the screen waits no longer, and the oldest of many wishes is given up", async () => {
  const leaving = new AbortController();
  const asked = ["m1", "m2", "m3", "m4", "m5", "m6"].map((id) =>
    seekSharedMeal(db, id, leaving.signal),
  );
  await expect
    .poll(async () => (await db.meta.get("sharedMealsSought"))?.value)
    .toEqual(["m2", "m3", "m4", "m5", "m6"]);
  leaving.abort();
  expect(await Promise.all(asked)).toEqual(asked.map(() => false));
});
