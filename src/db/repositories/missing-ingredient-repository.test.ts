import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";
import { toBuyLines } from "#domain/shopping/lines.ts";

import { findMeal } from "./meal-repository.ts";
import {
  planReplacement,
  replaceMissing,
  undoReplacement,
} from "./missing-ingredient-repository.ts";
import { getPersonalRecipe, savePersonalRecipe } from "./personal-recipe-repository.ts";
import { getPlan, savePlan } from "./plan-repository.ts";
import { getShoppingList } from "./shopping-list-repository.ts";

let db: SimmerDb;
let planId: string;

const meal = (id: string, ...ingredients: [amount: string, name: string][]): Meal => ({
  id,
  title: `Meal ${id}`,
  ingredients: ingredients.map(([amount, name]) => ({ amount, name })),
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
});

beforeEach(async () => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const recipes = [
    meal("a", ["200 ml", "soured cream"], ["2", "leeks"]),
    meal("b", ["100 ml", "sour cream, chilled"], ["", "salt and pepper"]),
  ];
  planId = await savePlan(db, { recipes, addToShoppingList: true });
});

async function lineOf(name: string) {
  const { ingredients, meals } = await getShoppingList(db);
  return toBuyLines(ingredients, meals).find((line) => line.name.toLowerCase() === name)!;
}

const listed = async () =>
  (await getShoppingList(db)).ingredients.map(({ name, amount }) => `${amount} ${name}`.trim());
const planned = async () =>
  (await getPlan(db, planId))?.recipes.map(({ ingredients }) =>
    ingredients.map(({ name, amount }) => `${amount} ${name}`.trim()),
  );

test("something else is bought and cooked with, in one change, and undo brings all back", async () => {
  const before = [await listed(), await planned()];
  const changes = await db.outbox.count();
  const replacement = await planReplacement(db, await lineOf("soured cream"), "Greek yoghurt");
  await replaceMissing(db, replacement);
  expect(await db.outbox.count()).toBe(changes + 1);
  expect(await listed()).toContain("200 ml Greek yoghurt");
  expect((await listed()).join()).not.toMatch(/sour/u);
  expect(await planned()).toEqual([
    ["200 ml Greek yoghurt", "2 leeks"],
    ["100 ml Greek yoghurt", "salt and pepper"],
  ]);
  await undoReplacement(db, replacement);
  expect([(await listed()).toSorted(), await planned()]).toEqual([
    before[0]?.toSorted(),
    before[1],
  ]);
});

test("a dish is cooked without one of two things of a line; the other stays", async () => {
  const replacement = await planReplacement(db, await lineOf("pepper"), "");
  await replaceMissing(db, replacement);
  expect((await planned())?.[1]).toEqual(["100 ml sour cream, chilled", "salt"]);
  expect(await lineOf("pepper")).toBeUndefined();
  await undoReplacement(db, replacement);
  expect((await planned())?.[1]).toEqual(["100 ml sour cream, chilled", "salt and pepper"]);
  expect(await lineOf("pepper")).toBeDefined();
});

test("a recipe that was changed meanwhile keeps its ingredients", async () => {
  const replacement = await planReplacement(db, await lineOf("leeks"), "onions");
  await replaceMissing(db, await planReplacement(db, await lineOf("leeks"), "shallots"));
  await replaceMissing(db, replacement);
  expect((await planned())?.[0]).toEqual(["200 ml soured cream", "2 shallots"]);
  expect(await listed()).not.toContain("2 onions");
});

test("while cooking, the steps name what is there, in a recipe of the cook's own as well", async () => {
  const own = {
    ...meal("own", ["2", "leeks"], ["50 g", "butter"]),
    instructions: ["Melt the butter.", "Soften the leeks in it."],
  };
  await savePersonalRecipe(db, own);
  const ownPlan = await savePlan(db, {
    recipes: [{ ...own, author: "self" }],
    addToShoppingList: true,
  });
  const cooked = async () => {
    const { ingredients = [], instructions = [] } =
      (await findMeal(db, own.id, ownPlan))?.meal ?? {};
    return [...ingredients.map(({ name }) => name), ...instructions];
  };
  const before = await cooked();
  const replacement = await planReplacement(db, await lineOf("butter"), "coconut oil");
  await replaceMissing(db, replacement);
  expect(await cooked()).toEqual([
    "leeks",
    "coconut oil",
    "Melt the coconut oil.",
    "Soften the leeks in it.",
  ]);
  // What the cook wrote stays as it is, for the next time.
  expect((await getPersonalRecipe(db, own.id))?.instructions).toEqual(own.instructions);
  await undoReplacement(db, replacement);
  expect(await cooked()).toEqual(before);
  expect((await getPlan(db, ownPlan))?.recipes[0]).toMatchObject({ adapted: false });
});
