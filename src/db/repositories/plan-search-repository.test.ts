import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";

import { createPlanSearch, getPlans } from "./plan-search-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => vi.restoreAllMocks());

async function store(...plans: { id: string; createdAt: number; [field: string]: unknown }[]) {
  await db.aiMealPlans.bulkPut(plans);
}

const recipe = (title: string, ...names: string[]) => ({
  id: title,
  title,
  ingredients: names.map((name) => ({ name, amount: "1" })),
});

/** The search's results, one entry per callback. */
async function found(typed: string, search = createPlanSearch(db)) {
  const told: string[][] = [];
  await search.find(typed, (ids) => told.push(ids), new AbortController().signal);
  return told;
}

test("plans are found by name, by recipe and by ingredient, the newest first, whatever the accents", async () => {
  await store(
    { id: "a", createdAt: 1, name: "Crème week", recipes: [recipe("Soup", "leek")] },
    { id: "b", createdAt: 3, recipes: [recipe("Pie"), recipe("Crème brûlée", "eggs")] },
    { id: "c", createdAt: 2, recipes: [recipe("Stew", "crème fraîche", "Leeks")] },
    { id: "d", createdAt: 4, recipes: [recipe("Toast", "butter")] },
  );
  expect(await found("creme")).toEqual([["b", "c", "a"]]);
  expect(await found("LEEK crème")).toEqual([["c", "a"]]);
  expect(await found("anchovy")).toEqual([[]]);
});

test.each([
  ["smorrebrod", "Smørrebrød"],
  ["boeuf", "Bœuf bourguignon"],
  ["bœuf", "Boeuf bourguignon"],
  ["shepherds pie", "Shepherd’s pie"],
  ["Shepherd’s", "Shepherds pie"],
  ["shepherd's", "Shepherd’s pie"],
  ["mac and cheese", "Mac & cheese"],
  ["mac & cheese", "Mac and Cheese"],
  ["golabki", "Gołąbki"],
  ["spatzle weiss", "Spätzle mit Weißwurst"],
  ["stir-fry", "Beef stir fry"],
  ["stir fry", "Beef stir‑fry"],
  ["paedsi", "Pædsi"],
  ["kaesespaetzle", "Käsespätzle"],
  ["grünkohl", "Gruenkohl"],
  ["muesli", "Bircher Müsli"],
  ["smoerrebroed", "Smørrebrød"],
  ["mac and cheese", "Mac ’n’ cheese"],
  ["fish + chips", "Fish & chips"],
  ["curry, green", "Green curry"],
  ["“best” pie", "The best pie"],
  ["cre\u0300me", "Crème brûlée"],
])("%s finds %s", async (typed, name) => {
  await store({ id: "a", createdAt: 1, name }, { id: "b", createdAt: 2, name: "Toast" });
  expect(await found(typed)).toEqual([["a"]]);
});

test("a damaged plan is found by what can be read of it, and hides no other", async () => {
  await store(
    { id: "a", createdAt: 1, name: 7, recipes: "none" },
    {
      id: "b",
      createdAt: 2,
      recipes: [null, { title: ["leek"], ingredients: [3, { name: "leek" }] }],
    },
  );
  expect(await found("leek")).toEqual([["b"]]);
});

test("many plans are searched in pages: the newest are told before the oldest are read", async () => {
  const plans = Array.from({ length: 450 }, (_, at) => ({
    id: `p${at}`,
    createdAt: at,
    recipes: [recipe(at % 200 === 0 ? "Soup" : "Pie")],
  }));
  await store(...plans);
  const search = createPlanSearch(db);
  const pages = [["p400"], ["p400", "p200"], ["p400", "p200", "p0"]];
  expect(await found("soup", search)).toEqual(pages);
  // Cached plans are searched at once and reported in one callback.
  expect(await found("soup", search)).toEqual(pages.slice(-1));
});

test("further letters read nothing, and an aborted search reports nothing", async () => {
  await store({ id: "a", createdAt: 1, name: "Guests", recipes: [] });
  const search = createPlanSearch(db);
  expect(await found("gu", search)).toEqual([["a"]]);
  const reading = vi.spyOn(db.aiMealPlans, "bulkGet");
  expect(await found("gue", search)).toEqual([["a"]]);
  expect(reading).not.toHaveBeenCalled();
  const told = vi.fn();
  await search.find("gues", told, AbortSignal.abort());
  const ending = new AbortController();
  db.aiMealPlans.hook("reading", (row) => {
    ending.abort();
    return row;
  });
  await createPlanSearch(db).find("gues", told, ending.signal);
  expect(told).not.toHaveBeenCalled();
});

test("a longer query searches the last results, and any other query everything", async () => {
  await store(
    { id: "a", createdAt: 1, recipes: [recipe("Soup", "leek")] },
    { id: "b", createdAt: 2, recipes: [recipe("Soufflé", "eggs")] },
    { id: "c", createdAt: 3, recipes: [recipe("Leek pie")] },
  );
  const search = createPlanSearch(db);
  const looked = vi.spyOn(String.prototype, "includes");
  expect(await found("so", search)).toEqual([["b", "a"]]);
  looked.mockClear();
  expect(await found("sou", search)).toEqual([["b", "a"]]);
  // Two texts whose concatenation must not match across their boundary.
  expect(looked).toHaveBeenCalledTimes(3);
  expect(await found("leek sou", search)).toEqual([["a"]]);
  expect(await found("leek so", search)).toEqual([["a"]]);
  expect(await found("leek", search)).toEqual([["c", "a"]]);
  expect(await found("sou", search)).toEqual([["b", "a"]]);
});

test("what was found and is gone is left out", async () => {
  await store({ id: "a", createdAt: 1, recipes: [] }, { id: "b", createdAt: 2, recipes: [] });
  expect((await getPlans(db, ["b", "gone", "a"])).map(({ id }) => id)).toEqual(["b", "a"]);
});
