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
  await db.aiMeals.bulkPut(
    meals,
    meals.map(({ id }) => id),
  );
}

/**
 * Starts the app anew with one version of the check and shows these meals: returns what it warns
 * of, and how many of them it has read.
 */
async function start(meals: readonly SharedMeal[], version: string | undefined = "one") {
  vi.resetModules();
  const [{ keepChecks, recallChecks }, { warningsFor }, { screen }] = await Promise.all([
    import("./kept-checks.ts"),
    import("./meal-warnings.ts"),
    import("#domain/dietary-check/check.ts"),
  ]);
  await recallChecks(db, meals, version);
  vi.mocked(screen).mockClear();
  const warnings = meals.map((meal) => warningsFor(meal, avoids).map(({ kind }) => kind));
  const { length: read } = vi.mocked(screen).mock.calls;
  await keepChecks(db, version);
  return { warnings, read };
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

test("nothing that is damaged passes for safe: it is read again, and mended", async () => {
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

test("of meals that are gone nothing is kept, and of a cook's own nothing at all", async () => {
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
  expect(error).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith("What was checked is not kept", expect.anything());
  vi.restoreAllMocks();
});
