import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { SharedMeal } from "#domain/entities.ts";

// The real check, with its calls counted.
vi.mock("#domain/dietary-check/check.ts", { spy: true });

const NOW = 1_000_000_000_000;
const DAY = 86_400_000;
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
  const [{ checkMeals, CHECKS_A_DAY, findSafeMeals }, { warningsFor }, { screen }] =
    await Promise.all([
      import("./kept-checks.ts"),
      import("./meal-warnings.ts"),
      import("#domain/dietary-check/check.ts"),
    ]);
  vi.mocked(screen).mockClear();
  return {
    checkMeals,
    CHECKS_A_DAY,
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
async function start(meals: readonly SharedMeal[], version: string | undefined = "one", now = NOW) {
  const app = await startApp();
  await app.checkMeals(db, meals, { version, now });
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

/** `count` different meals, each as expensive to check as possible. */
function dearMeals(count: number, from = 0): SharedMeal[] {
  return Array.from({ length: count }, (_, at) =>
    mealOf(`dear-${from + at}`, `${from + at} a0b@c1`.repeat(300)),
  );
}

const UNREAD = "Could not be checked: too many new meals for one day";

test("a day's checks are bounded, however many meals come and however often the app is started", async () => {
  const meals = dearMeals(130);
  await share(...meals);
  let read = 0;
  for (let seen = 30; seen <= meals.length; seen += 50) {
    read += (await start(meals.slice(0, seen), "one", NOW + seen)).read;
  }
  expect(read).toBeGreaterThan(70);
  expect(read).toBeLessThanOrEqual(80);
  const app = await startApp();
  await app.checkMeals(db, meals, { version: "one", now: NOW + DAY - 1 });
  expect(app.countRead()).toBe(0);
  const unread = meals.filter((meal) => app.warn(meal).some(({ text }) => text === UNREAD));
  expect(unread).toHaveLength(130 - read);
  expect(unread).not.toContain(meals[0]);
  // Another version of the check rereads all of them, within the same budget.
  expect(await start(meals, "two", NOW + DAY - 1)).toMatchObject({ read: 0 });
  // Meals left unchecked are checked on the next day.
  expect((await start(meals, "one", NOW + DAY + 200)).read).toBe(130 - read);
});

test("tabs that show the same meals at the same time have one budget", async () => {
  const meals = dearMeals(60);
  await share(...meals);
  const [first, second] = [await startApp(), await startApp()];
  const options = { version: "one", now: NOW };
  await Promise.all([first, second].map((tab) => tab.checkMeals(db, meals, options)));
  // Both tabs have the same spy.
  const read = second.countRead();
  expect(read).toBeGreaterThan(70);
  expect(read).toBeLessThanOrEqual(80);
});

test("an app that is closed before it has stored a result has paid for it", async () => {
  const meals = dearMeals(60);
  await share(...meals);
  let read = 0;
  for (let starts = 0; starts < 3; starts += 1) {
    read += (await start(meals)).read;
    await db.keptChecks.clear();
  }
  expect(read).toBeGreaterThan(70);
  expect(read).toBeLessThanOrEqual(80);
});

test("a hundred and fifty usual meals are read in a day", async () => {
  const words = "A spoon of good olive oil and two large carrots, sliced. ".repeat(15);
  const meals = Array.from({ length: 150 }, (_, at) => mealOf(`usual-${at}`, `${at} ${words}`));
  await share(...meals);
  expect((await start(meals)).read).toBe(150);
});

test("a flood of expensive meals leaves no honest one unread, however new it is", async () => {
  const words = "A spoon of good olive oil and two large carrots, sliced. ".repeat(15);
  const honest = Array.from({ length: 20 }, (_, at) => mealOf(`usual-${at}`, `${at} ${words}`));
  const flood = dearMeals(80);
  await share(...flood, ...honest);
  const app = await startApp();
  await app.checkMeals(db, [...flood, ...honest], { version: "one", now: NOW });
  const isUnread = (meal: SharedMeal) => app.warn(meal).some(({ text }) => text === UNREAD);
  expect(honest.filter(isUnread)).toEqual([]);
  expect(flood.filter(isUnread).length).toBeGreaterThan(10);
});

test("a meal that the cook opens is read, whatever the day has cost", async () => {
  const [open, ...meals] = dearMeals(120);
  if (!open) throw new Error("There are some.");
  await share(open, ...meals);
  await start(meals);
  expect(await start([open])).toEqual({ warnings: [["unchecked"]], read: 0 });
  const app = await startApp();
  await app.checkMeals(db, [open], { version: "one", now: NOW, isOpened: true });
  expect(app.countRead()).toBe(1);
  expect(app.warn(open)[0]?.text).not.toBe(UNREAD);
  // Lists show the result from then on.
  expect(await start([open])).toMatchObject({ read: 0 });
});

test("ideas without a network are read within the day's budget, and what is unread is none", async () => {
  const meals = [...dearMeals(120), mealOf("bars", "peanuts"), mealOf("soup", "leek")];
  await share(...meals);
  const own = {
    id: "own",
    title: "Soup of mine",
    blurb: "",
    ingredients: [{ name: "leek", amount: "1" }],
    instructions: [],
    mealType: "dinner" as const,
    equipment: [],
  };
  const options = { version: "one", now: NOW };
  let read = 0;
  for (let asked = 0; asked < 2; asked += 1) {
    const app = await startApp();
    const safe = await app.findSafeMeals(db, [...meals, own], avoids, options);
    expect([...safe].map(({ id }) => id)).toEqual(["soup", "own"]);
    read += app.countRead() - 1;
  }
  expect(read).toBeGreaterThan(70);
  expect(read).toBeLessThanOrEqual(82);
  const { findSafeMeals, countRead } = await startApp();
  const nothing = { allergies: [], diet: [], equipment: [] };
  expect((await findSafeMeals(db, meals, nothing, options)).size).toBe(122);
  expect(countRead()).toBe(0);
});

test("a screen that is loaded twice reads once, and pays once", async () => {
  const meals = dearMeals(20);
  await share(...meals);
  const app = await startApp();
  const options = { version: "one", now: NOW };
  await Promise.all([app.checkMeals(db, meals, options), app.checkMeals(db, meals, options)]);
  expect(app.countRead()).toBe(20);
});

test("a check that fails takes no screen with it, and none of the next", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const [odd, bars] = [mealOf("odd", "leek"), mealOf("bars", "peanuts")];
  await share(odd, bars);
  const app = await startApp();
  const options = { version: "one", now: NOW };
  await app.checkMeals(db, [{ ...odd, ingredients: null as never }], options);
  expect(error).toHaveBeenCalledOnce();
  await app.checkMeals(db, [bars], options);
  expect(app.warn(bars).map(({ kind }) => kind)).toEqual(["in"]);
  vi.restoreAllMocks();
});

test("a clock that is set back doesn't begin a new day, and a damaged count counts as zero", async () => {
  const meals = dearMeals(120);
  await share(...meals);
  await start(meals);
  const late = meals.slice(100);
  expect(await start(late, "one", NOW - 5 * DAY)).toMatchObject({ read: 0 });
  expect(await start(late, "one", NOW - 4 * DAY - 1)).toMatchObject({ read: 0 });
  await db.keptChecks.clear();
  await db.meta.put({ key: "sharedMealsChecked", value: null } as never);
  expect(await start(late)).toMatchObject({ read: 20 });
});

test("where the day can't be counted, each start of the app is bounded", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const meals = dearMeals(130);
  db.close();
  const { read } = await start(meals);
  expect(read).toBeGreaterThan(70);
  expect(read).toBeLessThanOrEqual(80);
  vi.restoreAllMocks();
});
