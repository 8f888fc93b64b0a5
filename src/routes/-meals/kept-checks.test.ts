import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { SharedMeal } from "#domain/entities.ts";

// The real check, with its calls counted.
vi.mock("#domain/dietary-check/check.ts", { spy: true });

const avoids = { allergies: ["peanuts" as const], diet: [], equipment: [] };
let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

/** A stranger's meal whose only content is `named`. */
function mealOf(id: string, named: string): SharedMeal {
  return {
    id,
    title: "Bake",
    blurb: "",
    ingredients: [{ name: named, amount: "" }],
    instructions: [],
    mealType: "dinner",
    equipment: [],
    planId: id,
    recipeId: id,
    ratingAverage: 5,
    ratingCount: 1,
    favoriteCount: 0,
    createdAt: 1,
    updatedAt: 1,
  };
}

async function share(...meals: SharedMeal[]): Promise<void> {
  await db.aiMeals.bulkPut(meals);
}

/** Restarts the app, as a reload or another tab does. */
async function startApp() {
  vi.resetModules();
  const [{ checkMeals, findSafeMeals }, { warningsFor }, { screen }] = await Promise.all([
    import("./kept-checks.ts"),
    import("./meal-warnings.ts"),
    import("#domain/dietary-check/check.ts"),
  ]);
  vi.mocked(screen).mockClear();
  return {
    checkMeals,
    findSafeMeals,
    warn: (meal: SharedMeal) => warningsFor(meal, avoids),
    /** How many meals have been checked since the last start. */
    countRead: () => vi.mocked(screen).mock.calls.length,
  };
}

/**
 * Starts the app anew with one version of the check and shows these meals: returns what it warns
 * of, and how many of them it has read.
 */
async function start(meals: readonly SharedMeal[], version = "one") {
  const app = await startApp();
  await app.checkMeals(db, meals, version);
  const warnings = meals.map((meal) => app.warn(meal).map(({ kind }) => kind));
  return { warnings, read: app.countRead() };
}

test("a shared meal is read once, however often the app is started", async () => {
  const meals = [mealOf("bars", "peanuts"), mealOf("soup", "leek"), mealOf("odd", "арахис")];
  await share(...meals);
  const warnings = [["in"], [], ["unchecked"]];
  expect(await start(meals)).toEqual({ warnings, read: 3 });
  expect(await start(meals)).toEqual({ warnings, read: 0 });
  const more = [...meals, mealOf("new", "satay sauce")];
  await share(...more);
  expect(await start(more)).toMatchObject({ read: 1 });
  expect(await start(more)).toMatchObject({ read: 0 });
});

test("it is read again when its words have changed, whatever else it says", async () => {
  const meal = mealOf("bars", "leek");
  await share(meal);
  expect(await start([meal])).toEqual({ warnings: [[]], read: 1 });
  const hostile = { ...mealOf("bars", "peanuts"), sharedAt: 1 };
  expect(await start([hostile])).toEqual({ warnings: [["in"]], read: 1 });
  expect(await start([{ ...hostile, favoriteCount: 9 }])).toMatchObject({ read: 0 });
});

test("it is read again by another version of the check, and by none that is not known", async () => {
  const meal = mealOf("bars", "peanuts");
  await share(meal);
  await start([meal]);
  expect(await start([meal], "two")).toEqual({ warnings: [["in"]], read: 1 });
  expect(await start([meal], "two")).toMatchObject({ read: 0 });
  expect(await start([meal], "")).toMatchObject({ read: 1 });
});

test("a damaged result never counts as safe: the meal is read again, and the result repaired", async () => {
  const [bars, soup] = [mealOf("bars", "peanuts"), mealOf("soup", "leek")];
  await share(bars, soup);
  await start([bars, soup]);
  const [barsRow, soupRow] = await db.keptChecks.toArray();
  if (!barsRow || !soupRow) throw new Error("Nothing is kept.");
  const damages: unknown[] = [
    { ...barsRow, found: soupRow.found },
    { ...soupRow, id: "bars" },
    { ...barsRow, found: JSON.parse(soupRow.found) as unknown },
    { ...barsRow, found: barsRow.found.slice(1) },
    { ...barsRow, seal: "" },
    { id: "bars", seal: barsRow.seal },
    { id: "bars" },
  ];
  for (const damaged of damages) {
    await db.keptChecks.put(damaged as typeof barsRow);
    expect(await start([bars])).toEqual({ warnings: [["in"]], read: 1 });
    expect(await start([bars])).toEqual({ warnings: [["in"]], read: 0 });
  }
});

test("results of removed meals are deleted, and a cook's own meals aren't stored at all", async () => {
  const [bars, soup] = [mealOf("bars", "peanuts"), mealOf("soup", "leek")];
  await share(bars, soup);
  await start([bars, soup]);
  await db.aiMeals.delete("bars");
  const { ratingCount: _count, ...own } = mealOf("own", "cashews");
  const pie = mealOf("pie", "butter");
  await share(pie);
  await start([own as SharedMeal, pie]);
  expect(await db.keptChecks.toCollection().primaryKeys()).toEqual(["pie", "soup"]);
});

test("where nothing can be kept or recalled, each start reads, and no screen fails", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const error = vi.spyOn(console, "error").mockReturnValue();
  const meal = mealOf("bars", "peanuts");
  db.close();
  expect(await start([meal])).toEqual({ warnings: [["in"]], read: 1 });
  expect(warn).toHaveBeenCalledWith("What was checked is not kept", expect.anything());
  expect(error).toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("what was checked before the app is stopped is kept, all but the last ten", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const meals = Array.from({ length: 25 }, (_, at) => mealOf(`soup-${at}`, `leek ${at}`));
  await share(...meals);
  const app = await startApp();
  const end = { ...mealOf("end", "leek"), blurb: {} as never };
  await app.checkMeals(db, [...meals, end], "one");
  expect(error).toHaveBeenCalledOnce();
  expect(await start(meals.slice(0, 20))).toMatchObject({ read: 0 });
  vi.restoreAllMocks();
});

test("ideas without a network are what a check finds safe, without a check where nothing is avoided", async () => {
  const meals = [mealOf("bars", "peanuts"), mealOf("soup", "leek")];
  await share(...meals);
  const { ratingCount: _count, ...own } = mealOf("own", "leek");
  const app = await startApp();
  const safe = await app.findSafeMeals(db, [...meals, own], avoids, "one");
  expect([...safe].map(({ id }) => id)).toEqual(["soup", "own"]);
  const { findSafeMeals, countRead } = await startApp();
  const nothing = { allergies: [], diet: [], equipment: [] };
  expect((await findSafeMeals(db, meals, nothing, "one")).size).toBe(2);
  expect(countRead()).toBe(0);
});

test("a screen that is loaded twice reads once", async () => {
  const meals = Array.from({ length: 20 }, (_, at) => mealOf(`soup-${at}`, `leek ${at}`));
  await share(...meals);
  const app = await startApp();
  await Promise.all([app.checkMeals(db, meals, "one"), app.checkMeals(db, meals, "one")]);
  expect(app.countRead()).toBe(20);
});

test("a check that fails takes no screen with it, and none of the next", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const [odd, bars] = [mealOf("odd", "leek"), mealOf("bars", "peanuts")];
  await share(odd, bars);
  const app = await startApp();
  await app.checkMeals(db, [{ ...odd, ingredients: null as never }], "one");
  expect(error).toHaveBeenCalledOnce();
  await app.checkMeals(db, [bars], "one");
  expect(app.warn(bars).map(({ kind }) => kind)).toEqual(["in"]);
  vi.restoreAllMocks();
});
