import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";

import { noteAuthorAnswer, readAuthorQuestion } from "./hidden-author-repository.ts";
import { browseSharedMeals, hideMeal } from "./shared-meal-repository.ts";

let db: SimmerDb;

async function addShared(...ids: string[]): Promise<void> {
  for (const id of ids) {
    const meal = {
      id,
      title: `Pie ${id}`,
      ingredients: [],
      instructions: [],
      mealType: "dinner" as const,
      blurb: "",
      equipment: [],
    };
    const stats = { ratingAverage: 5, ratingCount: 1, favoriteCount: 0, planId: id, recipeId: id };
    await db.aiMeals.put({ ...meal, ...stats, createdAt: 1, updatedAt: 1, sharedAt: 1 });
  }
}

async function shownIds(): Promise<string[]> {
  const { shown } = await browseSharedMeals(db, 100);
  return shown.map(({ id }) => id).toSorted();
}

/** Sends the query, and lets the server respond with these meals. */
async function tell(...meals: string[]): Promise<void> {
  const question = await readAuthorQuestion(db);
  if (!question) throw new Error("There is nothing to ask");
  await noteAuthorAnswer(db, question, meals);
}

beforeEach(async () => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await addShared("a1", "a2", "b1");
});

test("nothing is asked unless an author is hidden", async () => {
  expect(await readAuthorQuestion(db)).toBeNull();
  await hideMeal(db, "a1", "meal");
  expect(await readAuthorQuestion(db)).toBeNull();
});

test("the meal is hidden at once, its author's others when the server has told", async () => {
  await hideMeal(db, "a1", "author");
  expect(await shownIds()).toEqual(["a2", "b1"]);
  expect(await readAuthorQuestion(db)).toEqual({ hidden: ["a1"], shown: ["a1", "a2", "b1"] });
  await tell("a1", "a2");
  expect(await shownIds()).toEqual(["b1"]);
  expect((await browseSharedMeals(db, 100)).hidden).toEqual([
    { id: "a1", title: "Pie a1", withAuthor: true, isReported: false },
  ]);
});

test("each meal is asked after once; one that comes later by itself", async () => {
  await hideMeal(db, "a1", "author");
  await tell("a1", "a2");
  expect(await readAuthorQuestion(db)).toBeNull();
  await addShared("a3");
  expect(await readAuthorQuestion(db)).toEqual({ hidden: ["a1"], shown: ["a3"] });
  await tell("a3");
  expect(await shownIds()).toEqual(["b1"]);
  await db.aiMeals.bulkDelete(["a2", "a3"]);
  await addShared("c1");
  await tell();
  expect((await db.meta.get("mealsByHidden"))?.value).toEqual({
    hidden: ["a1"],
    asked: ["a1", "b1", "c1"],
    meals: ["a1"],
  });
});

test("what is more than the server answers at once is asked part by part, the authors hidden last", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const ids = Array.from({ length: 201 }, (_, at) => `hidden-${at}`);
    for (const [at, id] of ids.entries()) {
      vi.setSystemTime(at);
      await hideMeal(db, id, "author");
    }
    await db.aiMeals.clear();
    await addShared(...Array.from({ length: 250 }, (_, at) => `m${at}`));
    const first = await readAuthorQuestion(db);
    expect([first?.hidden.length, first?.shown.length]).toEqual([200, 200]);
    expect(first?.hidden).not.toContain("hidden-0");
    await tell("m7");
    const rest = await readAuthorQuestion(db);
    expect(rest?.shown.length).toBe(50);
    await tell(rest?.shown[0] ?? "");
    expect(await readAuthorQuestion(db)).toBeNull();
    expect(await shownIds()).not.toContain("m7");
    expect(await shownIds()).not.toContain(rest?.shown[0]);
    expect((await browseSharedMeals(db, 300)).hidden).toHaveLength(201);
  } finally {
    vi.useRealTimers();
  }
});

test("all are shown again, without a network, when nobody is hidden any more", async () => {
  await hideMeal(db, "a1", "author");
  await tell("a1", "a2");
  await hideMeal(db, "a1", "nothing");
  expect(await shownIds()).toEqual(["a1", "a2", "b1"]);
});

test("when one of two is shown again all is asked anew", async () => {
  await hideMeal(db, "a1", "author");
  await hideMeal(db, "b1", "author");
  await tell("a1", "a2", "b1");
  expect(await shownIds()).toEqual([]);
  await hideMeal(db, "b1", "nothing");
  expect(await readAuthorQuestion(db)).toMatchObject({ hidden: ["a1"], shown: ["a1", "a2", "b1"] });
  await tell("a1", "a2");
  expect(await shownIds()).toEqual(["b1"]);
});

test("an author stays hidden, and can be shown again, where the meal is gone", async () => {
  await hideMeal(db, "a1", "author");
  await tell("a1", "a2");
  await db.aiMeals.delete("a1");
  expect(await shownIds()).toEqual(["b1"]);
  expect((await browseSharedMeals(db, 100)).hidden).toEqual([
    { id: "a1", title: null, withAuthor: true, isReported: false },
  ]);
});
