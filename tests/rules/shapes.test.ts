import { describe, expect, test } from "vitest";

import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS, MEAL_TYPES } from "#domain/catalogue.ts";
import { PLAN_STATUSES, STORAGE_PLACES } from "#domain/entities.ts";
import {
  AMOUNT_MAX,
  BLURB_MAX,
  INGREDIENTS_MAX,
  MAX_TOTAL_SERVES,
  MEMBERSHIP_MAX,
  NAME_MAX,
  PLAN_DAYS,
  PLAN_PEOPLE,
  PORTIONS_MAX,
  SHOPPING_ITEMS_MAX,
  STEP_MAX,
  STEPS_MAX,
  STORED_MEALS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";

import { COOK, planRecipeWith, planWith, recipeWith, sharedWith, STRANGER, user } from "./documents.ts";
import { expectDenied, useServer, type Fields } from "./server.ts";

/** Every field of every document, broken one at a time; and each as large as it may be. */

const server = await useServer();

const ID_MAX = 128;
const URL_MAX = 2_000;
const PLAN_RECIPES_MAX = 50;

const long = (max: number) => "x".repeat(max + 1);
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));

/** A field by its path, in which `-1` is the last of a list, and a value it must not have. */
type Broken = readonly [path: string, value: unknown];

function broken(path: string, ...values: unknown[]): Broken[] {
  return values.map((value) => [path, value]);
}

const NO_TEXT = [7, null, true, ["x"], { x: "x" }];
const NO_MOMENT = ["now", null, 1.5, -1, new Date()];
const NO_LIST = ["x", 7, null, { x: "x" }];

function brokenText(path: string, max: number, ...more: unknown[]): Broken[] {
  return broken(path, ...NO_TEXT, long(max), ...more);
}

function brokenIds(path: string, known: readonly string[]): Broken[] {
  const [first = ""] = known;
  return broken(path, ...NO_LIST, ["unheard_of"], [first, ""], [7], [{ id: first }], [...known, first]);
}

function brokenMeal(prefix = ""): Broken[] {
  const ingredients = `${prefix}ingredients`;
  const ingredient = { name: "salt", amount: "1" };
  return [
    ...brokenText(`${prefix}id`, ID_MAX, ""),
    ...brokenText(`${prefix}title`, TITLE_MAX, ""),
    ...brokenText(`${prefix}blurb`, BLURB_MAX),
    ...broken(`${prefix}mealType`, "brunch", "", 7, null, ["dinner"]),
    ...brokenIds(`${prefix}equipment`, EQUIPMENT_IDS),
    ...broken(ingredients, ...NO_LIST, ["salt"], many(INGREDIENTS_MAX + 1, () => ingredient)),
    ...["0", "-1"].flatMap((end) => [
      ...brokenText(`${ingredients}.${end}.name`, NAME_MAX),
      ...brokenText(`${ingredients}.${end}.amount`, AMOUNT_MAX),
      ...broken(`${ingredients}.${end}`, "salt", null, {}, { name: "salt" }, { ...ingredient, to: "taste" }),
    ]),
    ...broken(`${prefix}instructions`, ...NO_LIST, [7], [{ step: "Stir." }]),
    ...broken(`${prefix}instructions`, many(STEPS_MAX + 1, () => "Stir."), ["Stir.", long(STEP_MAX)]),
    ...broken(`${prefix}instructions`, [long(STEPS_MAX * STEP_MAX), "Stir."]),
  ];
}

/** A copy of a document with one field changed. */
function withField(document: Fields, path: string, value: unknown): Fields {
  const copy = structuredClone(document);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let at: unknown = copy;
  for (const key of keys) at = Array.isArray(at) ? at.at(Number(key)) : (at as Fields)[key];
  if (Array.isArray(at)) at.splice(Number(last), 1, value);
  else (at as Fields)[last] = value;
  return copy;
}

function byPath(spoiled: readonly Broken[]): [path: string, values: unknown[]][] {
  const paths = [...new Set(spoiled.map(([path]) => path))];
  return paths.map((path) => [path, spoiled.filter((one) => one[0] === path).map(([, value]) => value)]);
}

function label(value: unknown): string {
  return JSON.stringify(value).slice(0, 80);
}

function withoutField(document: Fields, field: string): Fields {
  const { [field]: _missing, ...rest } = document;
  return rest;
}

interface Entity {
  valid: Fields;
  /** As large as the app may make it. */
  largest: Fields;
  broken: Broken[];
  /** Writes it where there is none, or over what is there. */
  write(fields: Fields): Promise<void>;
}

const largestMeal = {
  title: "ü".repeat(TITLE_MAX),
  ingredients: many(INGREDIENTS_MAX, () => ({ name: "n".repeat(NAME_MAX), amount: "1".repeat(AMOUNT_MAX) })),
  instructions: many(STEPS_MAX, () => "s".repeat(STEP_MAX)),
  mealType: "breakfast",
  blurb: "b".repeat(BLURB_MAX),
  equipment: [...EQUIPMENT_IDS],
};
const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const emptyMeal = { ingredients: [], instructions: [], blurb: "", equipment: [] };

const entities: Record<string, Entity> = {
  users: {
    valid: { ...user() },
    largest: {
      ...user(),
      favorites: many(MEMBERSHIP_MAX, id),
      current_meals: many(MEMBERSHIP_MAX, id),
      allergies: [...ALLERGEN_IDS],
      diet: [...DIET_IDS],
      cookingEquipment: [...EQUIPMENT_IDS],
      lastPlanDefaults: { durationDays: PLAN_DAYS.max, mealsPerDay: [...MEAL_TYPES], peopleCount: 2 },
      shoppingList: {
        ingredients: many(SHOPPING_ITEMS_MAX, (index) => ({
          mealId: id(index),
          amount: "1".repeat(AMOUNT_MAX),
          name: "n".repeat(NAME_MAX),
          bought: true,
        })),
        meals: many(SHOPPING_ITEMS_MAX, (index) => ({ id: id(index), title: "t".repeat(TITLE_MAX) })),
        updatedAt: Date.now(),
      },
      storedMeals: many(STORED_MEALS_MAX, (index) => ({
        title: "t".repeat(TITLE_MAX),
        imageUrl: "",
        recipeId: id(index),
        planId: id(index),
        storedAt: Date.now(),
        storage: "fridge",
        count: PORTIONS_MAX,
      })),
    },
    broken: [
      ...["favorites", "current_meals"].flatMap((field) =>
        broken(field, ...NO_LIST, [7], [{ id: "m1" }], ["m1", long(ID_MAX)], many(MEMBERSHIP_MAX + 1, id), [
          long(MEMBERSHIP_MAX * ID_MAX),
          "m1",
        ]),
      ),
      ...brokenIds("allergies", ALLERGEN_IDS),
      ...brokenIds("diet", DIET_IDS),
      ...brokenIds("cookingEquipment", EQUIPMENT_IDS),
      ...broken("lastPlanDefaults", ...NO_LIST, {}, { durationDays: 7, peopleCount: 2 }),
      ...broken("lastPlanDefaults.durationDays", PLAN_DAYS.max + 1, -1, 1.5, "7", null),
      ...broken("lastPlanDefaults.peopleCount", PLAN_PEOPLE.max + 1, -1, 1.5, "2", null),
      ...broken("lastPlanDefaults.peopleCount", Math.floor(MAX_TOTAL_SERVES / 7) + 1),
      ...brokenIds("lastPlanDefaults.mealsPerDay", MEAL_TYPES),
      ...broken("lastPlanDefaults.note", "x"),
      ...broken("shoppingList", ...NO_LIST, {}, [], { ingredients: [], meals: [] }),
      ...broken("shoppingList.note", "x"),
      ...broken("shoppingList.updatedAt", ...NO_MOMENT),
      ...broken("shoppingList.ingredients", ...NO_LIST, ["salt"]),
      ...broken(
        "shoppingList.ingredients",
        many(SHOPPING_ITEMS_MAX + 1, () => ({ mealId: "m2", amount: "", name: "salt", bought: false })),
      ),
      ...["mealId", "amount", "name"].flatMap((field) =>
        brokenText(`shoppingList.ingredients.-1.${field}`, ID_MAX + AMOUNT_MAX + NAME_MAX),
      ),
      ...broken("shoppingList.ingredients.-1.bought", "yes", 1, null),
      ...broken("shoppingList.ingredients.-1.note", "x"),
      ...broken("shoppingList.ingredients.-1", "salt", null, {}, { mealId: "m2", amount: "", name: "salt" }),
      ...broken("shoppingList.meals", ...NO_LIST, ["m2"]),
      ...broken("shoppingList.meals", many(SHOPPING_ITEMS_MAX + 1, () => ({ id: "m2", title: "Soup" }))),
      ...["id", "title"].flatMap((field) => brokenText(`shoppingList.meals.-1.${field}`, ID_MAX + TITLE_MAX)),
      ...broken("shoppingList.meals.-1", "m2", null, {}, { id: "m2" }, { id: "m2", title: "Soup", note: "x" }),
      ...broken("storedMeals", ...NO_LIST, ["m2"], [{}]),
      ...broken("storedMeals", many(STORED_MEALS_MAX + 1, () => user().storedMeals[0])),
      ...["title", "imageUrl", "recipeId", "planId"].flatMap((field) =>
        brokenText(`storedMeals.-1.${field}`, TITLE_MAX + URL_MAX + 2 * ID_MAX),
      ),
      ...broken("storedMeals.-1.storedAt", ...NO_MOMENT),
      ...broken("storedMeals.-1.storage", "cellar", "", 7, null),
      ...broken("storedMeals.-1.count", 0, -1, 1.5, "3", null, PORTIONS_MAX + 1),
      ...broken("storedMeals.-1.note", "x"),
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, {}, { user: fields }),
  },
  aiMealPlans: {
    valid: { ...planWith("p1") },
    largest: {
      ...planWith("p1"),
      recipes: many(5, (index) => ({ ...largestMeal, id: id(index), cooked: true })),
    },
    broken: [
      ...broken("id", "p2", "", 7, null),
      ...broken("userId", STRANGER, "", 7, null),
      ...broken("status", "eaten", "", 7, null, ["new"]),
      ...broken("createdAt", ...NO_MOMENT),
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("recipes", ...NO_LIST, ["m1"], [{}]),
      ...broken("recipes", many(PLAN_RECIPES_MAX + 1, () => planRecipeWith("m1"))),
      ...brokenMeal("recipes.-1."),
      ...broken("recipes.-1.cooked", "yes", 1, null),
      ...broken("recipes.-1.note", "x"),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, { [`users/${COOK}/aiMealPlans/p1`]: fields }),
  },
  personalRecipes: {
    valid: { ...recipeWith("r1") },
    largest: { ...recipeWith("r1"), ...largestMeal },
    broken: [
      ...brokenMeal(),
      ...broken("id", "r2"),
      ...broken("userId", STRANGER, "", 7, null),
      ...broken("createdAt", ...NO_MOMENT),
      ...broken("updatedAt", ...NO_MOMENT),
      ...broken("admin", true),
    ],
    write: (fields) => server.push(COOK, { [`users/${COOK}/personalRecipes/r1`]: fields }),
  },
};

describe.each(Object.entries(entities))("%s", (name, { valid, largest, broken: spoiled, write }) => {
  test("are written, and written again", async () => {
    await write(valid);
    await write(valid);
    await write(largest);
    await write(valid);
  });

  test("are written as large as they may be", () => write(largest));

  test.each(byPath(spoiled))("are refused with another %s", async (path, values) => {
    for (const value of values) await expectDenied(write(withField(valid, path, value)), label(value));
    await write(valid);
    for (const value of values) await expectDenied(write(withField(valid, path, value)), label(value));
  });

  test("are refused with a field missing", async () => {
    for (const field of Object.keys(valid)) await expectDenied(writeOver(name, withoutField(valid, field)));
    await write(valid);
    for (const field of Object.keys(valid)) await expectDenied(writeOver(name, withoutField(valid, field)));
  });

  /** Writes it whole: a field that is missing goes. */
  async function writeOver(entity: string, fields: Fields): Promise<void> {
    return entity === "users" ? server.push(COOK, {}, { user: fields, replace: true }) : write(fields);
  }
});

describe("aiMeals", () => {
  const valid: Fields = { ...sharedWith("s1") };
  const write = (fields: Fields) => server.push(COOK, { "aiMeals/s1": fields });

  test("are shared as large as they may be", () => write({ ...valid, ...largestMeal }));

  test("are shared with next to nothing in them", () => write({ ...valid, ...emptyMeal, planId: "" }));

  test.each(byPath(brokenMeal()))("are refused with another %s", async (path, values) => {
    for (const value of values) await expectDenied(write(withField(valid, path, value)), label(value));
  });
});

test("every value of every vocabulary is let through", async () => {
  const { users, aiMealPlans, personalRecipes } = entities;
  for (const status of PLAN_STATUSES) await aiMealPlans?.write({ ...planWith("p1"), status });
  for (const mealType of MEAL_TYPES) await personalRecipes?.write({ ...recipeWith("r1"), mealType });
  for (const storage of STORAGE_PLACES) await users?.write(withField({ ...user() }, "storedMeals.0.storage", storage));
});

test("empty lists are let through everywhere", async () => {
  const { aiMealPlans, personalRecipes } = entities;
  await aiMealPlans?.write({ ...planWith("p1"), recipes: [] });
  await aiMealPlans?.write({ ...planWith("p1"), recipes: [{ ...planRecipeWith("m1"), ...emptyMeal }] });
  await personalRecipes?.write({ ...recipeWith("r1"), ...emptyMeal });
});

test("what a write leaves as it was is not judged again", async () => {
  const strange = { favorites: [7], newField: { of: "a newer app" } };
  await server.store(`users/${COOK}`, { ...user(), ...strange });
  await server.push(COOK, {}, { user: { current_meals: [] } });
  expect(await server.read(`users/${COOK}`)).toMatchObject(strange);
  await expectDenied(server.push(COOK, {}, { user: { favorites: [8] } }));
  await expectDenied(server.push(COOK, {}, { user: { newField: 1 } }));
  await expectDenied(server.push(COOK, {}, { user: { ...user() }, replace: true }));
  await server.push(COOK, {}, { user: { favorites: [] } });
});
