import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";
import { ID_MAX, PLAN_RECIPES_MAX } from "#domain/limits.ts";

import {
  addPlanRecipe,
  movePlanRecipe,
  placePlanRecipe,
  planRecipeAgain,
  removePlanRecipe,
  restorePlanRecipe,
  setPlanDay,
  setPlanDays,
  spreadPlan,
  swapBack,
  swapPlanRecipe,
  unplanRecipe,
} from "./plan-recipe-repository.ts";
import { getPlan, savePlan } from "./plan-repository.ts";
import { logMeal } from "./portion-repository.ts";
import { getServing, setServes } from "./settings-repository.ts";
import { addMeals, getShoppingList, setBought } from "./shopping-list-repository.ts";
import { setCurrentMeal } from "./user-repository.ts";

let db: SimmerDb;
let planId: string;

const meal = (id: string): Meal => ({
  id,
  title: `Meal ${id}`,
  ingredients: [{ name: `${id} rice`, amount: "200 g" }],
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "Good",
  equipment: [],
});

beforeEach(async () => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  const recipes = ["a", "b", "c"].map(meal);
  planId = await savePlan(db, { recipes, addToShoppingList: true });
});

async function recipes(): Promise<string> {
  return ((await getPlan(db, planId))?.recipes ?? []).map(({ id }) => id).join("");
}

async function listed(): Promise<string[]> {
  const { ingredients } = await getShoppingList(db);
  return ingredients.map(({ mealId, bought }) => (bought ? `${mealId} bought` : mealId));
}

test("a recipe moves one place at a time, and stays at the ends", async () => {
  expect(await movePlanRecipe(db, planId, "c", -1)).toBe(1);
  expect(await recipes()).toBe("acb");
  await movePlanRecipe(db, planId, "a", 1);
  expect(await recipes()).toBe("cab");
  await movePlanRecipe(db, planId, "a", 1);
  expect(await recipes()).toBe("cba");
  const changes = await db.outbox.count();
  await movePlanRecipe(db, planId, "a", 1);
  await movePlanRecipe(db, planId, "c", -1);
  expect(await movePlanRecipe(db, planId, "gone", 1)).toBeNull();
  await movePlanRecipe(db, "no plan", "a", 1);
  expect(await recipes()).toBe("cba");
  expect(await db.outbox.count()).toBe(changes);
});

test("a recipe moves to any place, and back; one that is gone isn't moved", async () => {
  const back = await placePlanRecipe(db, planId, "c", ["a", "b"]);
  expect(await recipes()).toBe("cab");
  await placePlanRecipe(db, planId, "c", back!);
  expect(await recipes()).toBe("abc");
  await placePlanRecipe(db, planId, "a", ["gone", "c"]);
  expect(await recipes()).toBe("bac");
  await placePlanRecipe(db, planId, "b", []);
  expect(await recipes()).toBe("acb");
  const changes = await db.outbox.count();
  expect(await placePlanRecipe(db, planId, "gone", [])).toBeNull();
  expect(await placePlanRecipe(db, "no plan", "a", [])).toBeNull();
  expect(await db.outbox.count()).toBe(changes);
});

test("a recipe leaves with its items, and comes back with their ticks", async () => {
  await setBought(db, [{ mealId: "b", name: "b rice", amount: "200 g" }], true);
  const removed = await removePlanRecipe(db, planId, "b");
  expect(await recipes()).toBe("ac");
  expect(await listed()).toEqual(["a", "c"]);
  await restorePlanRecipe(db, removed!);
  expect(await recipes()).toBe("abc");
  expect(await listed()).toEqual(["a", "c", "b bought"]);
  expect(await removePlanRecipe(db, planId, "gone")).toBeNull();
});

test.each([
  ["it is a current meal", () => setCurrentMeal(db, "b", true)],
  [
    "another plan has it to cook",
    () => savePlan(db, { recipes: [meal("b")], addToShoppingList: false }),
  ],
])("the list stays as it is while %s", async (_, want) => {
  await want();
  const removed = await removePlanRecipe(db, planId, "b");
  expect(removed?.items).toBeNull();
  expect(await listed()).toEqual(["a", "b", "c"]);
  await restorePlanRecipe(db, removed!);
  expect(await listed()).toEqual(["a", "b", "c"]);
});

test("a plan in which the dish is cooked already does not keep it on the list", async () => {
  const other = await savePlan(db, { recipes: [meal("b")], addToShoppingList: false });
  const portions = { fridge: 0, freezer: 0 };
  await logMeal(db, { meal: meal("b"), planId: other, portions, stars: null, imageUrl: "" });
  await addMeals(db, [meal("b")]);
  await removePlanRecipe(db, planId, "b");
  expect(await listed()).toEqual(["a", "c"]);
});

test("a dish is planned for two days and bought twice; what is cooked and undone is one of the two", async () => {
  await setServes(db, [meal("b")], 2);
  await setPlanDay(db, planId, "b", "2026-11-24");
  const again = await planRecipeAgain(db, planId, "b", "2026-11-27");
  const second = again?.recipeId ?? "";
  expect(await recipes()).toBe(`ab${second}c`);
  expect((await getServing(db, second)).serves).toBe(2);
  const amounts = async () =>
    (await getShoppingList(db)).ingredients
      .filter(({ name }) => name === "b rice")
      .map(({ mealId, amount }) => [mealId, amount]);
  expect(await amounts()).toEqual([
    ["b", "100 g"],
    [second, "100 g"],
  ]);
  const portions = { fridge: 0, freezer: 0 };
  await logMeal(db, { meal: meal("b"), planId, portions, stars: null, imageUrl: "" });
  const states = (await getPlan(db, planId))?.recipes.map(({ day = "", cooked }) => [day, cooked]);
  expect(states).toEqual([
    ["", false],
    ["2026-11-24", true],
    ["2026-11-27", false],
    ["", false],
  ]);
  expect(await amounts()).toEqual([[second, "100 g"]]);
  await unplanRecipe(db, again!);
  expect(await recipes()).toBe("abc");
  expect(await amounts()).toEqual([]);
});

test("a dish that isn't on the list is planned again without it, as often as the plan has room", async () => {
  const other = await savePlan(db, {
    recipes: Array.from({ length: PLAN_RECIPES_MAX - 1 }, (_, at) => meal(`d${at}`)),
    addToShoppingList: false,
  });
  expect(await planRecipeAgain(db, other, "d0", "2026-11-27")).toMatchObject({ unlist: false });
  expect(await listed()).toEqual(["a", "b", "c"]);
  await expect(planRecipeAgain(db, other, "d0", "2026-11-28")).rejects.toThrow(
    "Failed to change meal plan. This plan is full: take another recipe out first.",
  );
  expect(await planRecipeAgain(db, planId, "gone", "2026-11-27")).toBeNull();
});

test("a dish whose id leaves no room for a further occurrence is not said to be planned again", async () => {
  const long = "x".repeat(ID_MAX);
  const other = await savePlan(db, { recipes: [meal(long)], addToShoppingList: false });
  const before = await db.outbox.count();
  await expect(planRecipeAgain(db, other, long, "2026-11-27")).rejects.toThrow(
    "Failed to change meal plan",
  );
  expect(await db.outbox.count()).toBe(before);
});

test("a meal is added at the end, and to the list if the whole plan is on it; undo takes it out of both", async () => {
  const added = await addPlanRecipe(db, planId, meal("x"));
  expect(await recipes()).toBe("abcx");
  expect(await listed()).toEqual(["a", "b", "c", "x"]);
  expect(await addPlanRecipe(db, planId, meal("x"))).toBeNull();
  await unplanRecipe(db, added!);
  expect(await recipes()).toBe("abc");
  expect(await listed()).toEqual(["a", "b", "c"]);
  const other = await savePlan(db, { recipes: [meal("d"), meal("e")], addToShoppingList: false });
  await addPlanRecipe(db, other, meal("x"));
  expect(await listed()).toEqual(["a", "b", "c"]);
});

test("a plan is spread over the week in one change; undo leaves what was moved since", async () => {
  await setPlanDay(db, planId, "b", "2026-11-24");
  const before = await db.outbox.count();
  const change = await spreadPlan(db, planId, "2026-11-23");
  expect(await db.outbox.count()).toBe(before + 1);
  const days = async () =>
    (await getPlan(db, planId))?.recipes.map(({ id, day = "" }) => `${id} ${day}`.trim());
  expect(await days()).toEqual(["a 2026-11-25", "b 2026-11-24", "c 2026-11-28"]);
  expect(await spreadPlan(db, planId, "2026-11-23")).toBeNull();
  await setPlanDay(db, planId, "c", "2026-11-30");
  await setPlanDays(db, change!);
  expect(await days()).toEqual(["a", "b 2026-11-24", "c 2026-11-30"]);
});

test("a swap takes the place and the list, and is undone with the old ticks", async () => {
  await setBought(db, [{ mealId: "b", name: "b rice", amount: "200 g" }], true);
  const swapped = await swapPlanRecipe(db, planId, "b", meal("x"));
  expect(await recipes()).toBe("axc");
  expect(await listed()).toEqual(["a", "c", "x"]);
  await swapBack(db, swapped!);
  expect(await recipes()).toBe("abc");
  expect(await listed()).toEqual(["a", "c", "b bought"]);
  expect(await swapPlanRecipe(db, planId, "gone", meal("x"))).toBeNull();
  expect(await recipes()).toBe("abc");
});

test("undoing a swap leaves on the list what was on it before", async () => {
  await addMeals(db, [meal("x")]);
  const swapped = await swapPlanRecipe(db, planId, "c", meal("x"));
  expect(await listed()).toEqual(["a", "b", "x"]);
  await swapBack(db, swapped!);
  expect(await listed()).toEqual(["a", "b", "x", "c"]);
});

test("a swap lists nothing while the old recipe is not listed", async () => {
  const other = await savePlan(db, { recipes: [meal("d")], addToShoppingList: false });
  const swapped = await swapPlanRecipe(db, other, "d", meal("x"));
  expect(await listed()).toEqual(["a", "b", "c"]);
  await swapBack(db, swapped!);
  expect(await listed()).toEqual(["a", "b", "c"]);
});

test("what can't be stored is told in words", async () => {
  db.close();
  await expect(movePlanRecipe(db, planId, "a", 1)).rejects.toThrow("Failed to change meal plan");
});
