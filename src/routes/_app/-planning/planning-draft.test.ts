import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { savePlan } from "#db/repositories/plan-repository.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";

import { isUnderWay, openPlanning } from "./planning-draft.ts";

// An unfinished plan is unsaved work of its page.
beforeEach(() => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the cook's database as each start of the app does, on the same device. */
function device() {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  return () => openDatabase("ana", storage);
}

const idea = (id: string) => ({
  id,
  title: `Dish ${id}`,
  blurb: "Warm.",
  picture: "soup: leek",
  source: undefined,
});
const soup: Meal = {
  id: "a",
  title: "Dish a",
  blurb: "Warm.",
  mealType: "dinner",
  ingredients: [{ name: "leeks", amount: "2" }],
  instructions: ["Simmer."],
  equipment: ["pot"],
  picture: "soup: leek",
};

async function choose(db: SimmerDb) {
  const store = await openPlanning(db);
  store.act({ type: "replaceSetup", fields: { durationDays: 9, peopleCount: 1 } });
  store.act({ type: "startPlan" });
  const ideas = ["a", "b", "c"].map(idea);
  store.setBoard("dinner", { ideas, chosen: ["a"], rejected: ["c"] });
  store.addRecipes({ a: { recipe: soup, source: "model" } });
  store.act({ type: "chooseIdeas", mealType: "dinner", ideas: [idea("a")] });
  await vi.waitFor(() => expect(store.isKept()).toBe(true));
  return store;
}

test("a plan under way is the same at the next start: setup, ideas, choices and recipes", async () => {
  const open = device();
  const before = (await choose(open())).read();
  expect((await openPlanning(open())).read()).toEqual(before);
});

test("a setup with which nothing is begun is kept, and is no plan under way", async () => {
  const open = device();
  const store = await openPlanning(open());
  store.act({ type: "setDuration", days: 3 });
  await vi.waitFor(() => expect(store.isKept()).toBe(true));
  const next = (await openPlanning(open())).read();
  expect(next.draft.setup.durationDays).toBe(3);
  expect(isUnderWay(next)).toBe(false);
});

test.each(["cleared", "saved"])("a plan that is %s is not there at the next start", async (how) => {
  const open = device();
  const store = await choose(open());
  if (how === "saved") store.markSaved();
  else store.clear();
  await vi.waitFor(() => expect(store.isKept()).toBe(true));
  const db = open();
  expect(isUnderWay((await openPlanning(db)).read())).toBe(false);
  expect(await db.drafts.count()).toBe(0);
});

test("cleared by mistake, it is put back, unless another one is begun by then", async () => {
  const db = device()();
  const store = await choose(db);
  const before = store.read();
  store.clear();
  store.putBack(before);
  expect(store.read()).toEqual(before);
  store.clear();
  store.act({ type: "startPlan" });
  store.putBack(before);
  expect(store.read().draft.selectedMeals).toEqual([]);
});

test("killed after the plan was saved, the next start doesn't plan it again", async () => {
  const open = device();
  const db = open();
  const { id } = (await choose(db)).read();
  expect(await savePlan(db, { id, recipes: [soup], addToShoppingList: false })).toBe(id);
  const again = open();
  expect(isUnderWay((await openPlanning(again)).read())).toBe(false);
  expect(await again.drafts.count()).toBe(0);
  // Another tab with the same draft, which saves it by now otherwise, doesn't overwrite it.
  expect(await savePlan(db, { id, recipes: [soup], addToShoppingList: false })).not.toBe(id);
});

test("a damaged recipe without one of its ingredients discards the draft", async () => {
  const open = device();
  const db = open();
  await choose(db);
  const row = await db.drafts.get("plan");
  const text = JSON.stringify(row).replace('{"name":"leeks","amount":"2"}', '{"amount":"2"}');
  await db.drafts.put(JSON.parse(text) as never);
  expect(isUnderWay((await openPlanning(open())).read())).toBe(false);
});
