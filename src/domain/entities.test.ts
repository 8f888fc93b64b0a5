import fc from "fast-check";
import { expect, test } from "vitest";

import { countWith, withFields } from "../../tests/support/unknown-fields.ts";
import { STORED_COLLECTIONS, type StoredCollection } from "./collections.ts";
import { readDocument } from "./documents.ts";
import { TIMES_COOKED_MAX } from "./limits.ts";
import { emptyUser } from "./user-document.ts";

/** Invalid values for fields, some of them only just out of bounds. */
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    "7",
    "dinner",
    NaN,
    Infinity,
    -Infinity,
    -1,
    -0,
    0.5,
    2.5,
    99,
    100,
    1e21,
    8.64e15 + 1,
    Number.MAX_VALUE,
    [],
    {},
    [null],
    ["", "a", "a"],
    ["oven", "oven", "hearth"],
    [{ count: 2.5, title: "Pie", recipeId: "p" }],
    [{ count: "two" }],
    [{ title: "Soup" }, { title: "Soup" }, 7],
    { seconds: 1, nanoseconds: 2 },
    { ingredients: {}, meals: [{}], updatedAt: "now" },
    { durationDays: 99, mealsPerDay: "all", peopleCount: -3 },
  ),
  fc.anything({ maxDepth: 3 }),
);

const KNOWN_FIELDS = `
  recipes createdAt updatedAt status userId v title ingredients instructions mealType blurb
  equipment cooked ratingAverage ratingCount favoriteCount planId recipeId favorites current_meals
  allergies diet cookingEquipment lastPlanDefaults shoppingList storedMeals somethingNew`
  .trim()
  .split(/\s+/);

const oddDocument = fc.oneof(
  fc.dictionary(fc.constantFrom(...KNOWN_FIELDS), oddValue),
  fc.anything(),
);

/** The known fields in a document's objects; any other field there is not ours. */
const NESTED: Record<string, readonly string[]> = {
  recipes: ["ingredients", "equipment", "mealType"],
  shoppingList: ["ingredients", "meals", "updatedAt"],
  lastPlanDefaults: ["durationDays", "mealsPerDay", "peopleCount"],
  storedMeals: ["storedAt", "count"],
};

function isMoment(value: unknown): boolean {
  return Number.isFinite(new Date(value as number).getTime());
}

function hasNoRepetition(value: unknown): boolean {
  return Array.isArray(value) && new Set(value).size === value.length;
}

/**
 * The invariants that screens rely on: whole numbers within bounds, valid times, lists without
 * duplicates.
 */
function findUnsound(doc: object, known: readonly string[]): string[] {
  return Object.entries(doc).flatMap(([key, value]) => {
    if (!known.includes(key)) return [];
    const isWhole = Number.isSafeInteger(value) && (value as number) >= 0;
    const isWrong =
      (/(At|[cC]ount|Days)$/.test(key) && !isWhole) ||
      (key.endsWith("At") && !isMoment(value)) ||
      (/^(favorites|current_meals|equipment|allergies|diet|mealsPerDay)$/.test(key) &&
        !hasNoRepetition(value));
    const nested = NESTED[key];
    const inside = nested
      ? [value].flat().flatMap((entry) => findUnsound(entry as object, nested))
      : [];
    return isWrong ? [`${key} is ${JSON.stringify(value)}`, ...inside] : inside;
  });
}

test("whatever is stored, it reads without throwing, in bounds, and reads the same again", () => {
  fc.assert(
    fc.property(fc.constantFrom(...STORED_COLLECTIONS), oddDocument, (collection, stored) => {
      const read = readDocument(collection, "id", stored, 7);
      expect(findUnsound(read, Object.keys(readDocument(collection, "id", {}, 7)))).toEqual([]);
      expect(readDocument(collection, "id", read, 9)).toEqual(read);
    }),
    { numRuns: 2_000 },
  );
});

test("fields that this version doesn't know are kept, in documents and in meals", () => {
  const keeps = { somethingNew: { deep: [1] } };
  for (const collection of STORED_COLLECTIONS) {
    expect(readDocument(collection, "id", keeps, 7)).toMatchObject(keeps);
  }
  const plan = readDocument("aiMealPlans", "p", { recipes: [{ id: "r", ...keeps }] }, 7);
  expect(plan.recipes[0]).toMatchObject(keeps);
});

test("fields that this version doesn't know are kept at every depth", () => {
  const ingredients = [{ name: "leek", amount: "2" }];
  const recipe = { ...readDocument("aiMeals", "m", {}, 7), cooked: true, ingredients };
  const user = {
    ...emptyUser(7),
    lastPlanDefaults: { durationDays: 2, mealsPerDay: ["lunch"], peopleCount: 1 },
    shoppingList: {
      ingredients: [{ mealId: "m", name: "leek", amount: "2", bought: true }],
      meals: [{ id: "m", title: "Soup" }],
      updatedAt: 7,
    },
    storedMeals: [{ ...ingredients[0], title: "Soup", recipeId: "m", count: 1, storedAt: 1 }],
  };
  const documents: [StoredCollection, unknown, number][] = [
    ["users", user, 6],
    ["aiMealPlans", { recipes: [recipe] }, 3],
    ["personalRecipes", recipe, 2],
    ["aiMeals", recipe, 2],
    ["mealMarks", { stars: 5 }, 1],
  ];
  for (const [collection, fields, count] of documents) {
    const stored = withFields(fields, { somethingNew: 1 });
    expect(countWith(readDocument(collection, "id", stored, 7), "somethingNew")).toBe(count);
  }
});

test("numbers of a shared meal that are out of bounds are brought inside", () => {
  const shared = { ratingAverage: 50, ratingCount: 1e300, createdAt: 1e300 };
  expect(readDocument("aiMeals", "m", shared, 7)).toMatchObject({
    ratingAverage: 5,
    ratingCount: Number.MAX_SAFE_INTEGER,
    createdAt: 8.64e15,
  });
});

test("how often a recipe was cooked is a whole number within bounds, and nothing if it is none", () => {
  const read = (timesCooked: unknown) =>
    readDocument("personalRecipes", "r", { timesCooked }, 7).timesCooked;
  expect([3, 2.5, -1, 1e9, "3", null].map(read)).toEqual([3, 2, 0, TIMES_COOKED_MAX, 0, 0]);
  expect(readDocument("personalRecipes", "r", {}, 7)).not.toHaveProperty("timesCooked");
});

test("a plan's recipes without an id are named after their place", () => {
  const plan = readDocument("aiMealPlans", "p", { recipes: [{ title: "Soup" }, { id: "r" }] }, 7);
  expect(plan.recipes.map(({ id }) => id)).toEqual(["p-0", "r"]);
});

test("a plan's days are days of the calendar, and anything else is none; an old plan has neither name nor day", () => {
  const read = (recipe: object, plan: object = {}) =>
    readDocument("aiMealPlans", "p", { recipes: [{ id: "soup", ...recipe }], ...plan }, 5);
  expect(read({ day: "2026-11-24" }, { name: "Guests", lastDay: "2026-11-24" })).toMatchObject({
    name: "Guests",
    lastDay: "2026-11-24",
    recipes: [{ day: "2026-11-24" }],
  });
  for (const day of ["2026-02-30", "soon", 20261124, null, {}]) {
    expect(read({ day }, { name: 7, lastDay: day })).toMatchObject({
      name: "",
      lastDay: "",
      recipes: [{ day: "" }],
    });
  }
  const old = read({});
  expect(old).not.toHaveProperty("name");
  expect(old).not.toHaveProperty("lastDay");
  expect(old.recipes[0]).not.toHaveProperty("day");
});
