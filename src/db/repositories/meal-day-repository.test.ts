import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";
import { addDays } from "#domain/days.ts";
import type { Meal } from "#domain/entities.ts";

import { findMealDay, setMealDay, undoMealDay } from "./meal-day-repository.ts";
import { findMeal } from "./meal-repository.ts";
import { savePersonalRecipe } from "./personal-recipe-repository.ts";
import { setPlanDay } from "./plan-recipe-repository.ts";
import { getPlan, listPlansOnDays, savePlan } from "./plan-repository.ts";
import { logMeal } from "./portion-repository.ts";
import { getUser, setCurrentMeal } from "./user-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

const TODAY = new Date().toISOString().slice(0, 10);
const TOMORROW = addDays(TODAY, 1);

const meal = (id: string): Meal => ({
  id,
  title: `Meal ${id}`,
  ingredients: [{ name: "rice", amount: "200 g" }],
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
});

const unplanned = (day: string) => ({ planId: null, day, today: TODAY });
const days = async () =>
  (await listPlansOnDays(db, TODAY)).flatMap(({ recipes }) =>
    recipes.map(({ id, day }) => [id, day]),
  );

test("a meal in no plan becomes a single meal on that day, nothing is listed, and undo takes it back", async () => {
  const change = await setMealDay(db, meal("pie"), unplanned(TOMORROW));
  expect(await getPlan(db, change!.planId)).toMatchObject({
    status: "single",
    lastDay: TOMORROW,
    recipes: [{ id: "pie", cooked: false, day: TOMORROW }],
  });
  expect((await getUser(db)).shoppingList.meals).toEqual([]);
  await undoMealDay(db, "pie", change!);
  expect(await getPlan(db, change!.planId)).toBeNull();
});

test("moved to another day it is the same single meal, and off its day it waits as one", async () => {
  const first = await setMealDay(db, meal("pie"), unplanned(TODAY));
  const moved = await setMealDay(db, meal("pie"), unplanned(TOMORROW));
  expect(moved).toEqual({ planId: first!.planId, before: TODAY });
  expect(await days()).toEqual([["pie", TOMORROW]]);
  await undoMealDay(db, "pie", moved!);
  expect(await days()).toEqual([["pie", TODAY]]);
  await setMealDay(db, meal("pie"), unplanned(""));
  expect(await findMealDay(db, "pie", TODAY)).toEqual({ planId: first!.planId, day: "" });
  expect(await db.aiMealPlans.count()).toBe(1);
});

test("a meal that waits in a plan is put on a day there", async () => {
  const recipes = [meal("soup"), meal("pie")];
  const planId = await savePlan(db, { recipes, addToShoppingList: false });
  expect(await setMealDay(db, meal("pie"), unplanned(TODAY))).toEqual({ planId, before: "" });
  expect(await days()).toEqual([
    ["soup", undefined],
    ["pie", TODAY],
  ]);
  expect(await setMealDay(db, meal("pie"), unplanned(TODAY))).toBeNull();
});

test("nothing is made of a meal that is on no day and is to be on none, nor of one that left its plan", async () => {
  expect(await setMealDay(db, meal("pie"), unplanned(""))).toBeNull();
  expect(await db.aiMealPlans.count()).toBe(0);
  await expect(
    setMealDay(db, meal("pie"), { planId: "gone", day: TODAY, today: TODAY }),
  ).rejects.toThrow("Meal pie is not waiting in this plan any more");
});

test("of two plans that have it on days the next one counts, and one that cooked it does not", async () => {
  const [a, b] = [
    await savePlan(db, { recipes: [meal("pie"), meal("a")], addToShoppingList: false }),
    await savePlan(db, { recipes: [meal("pie"), meal("b")], addToShoppingList: false }),
  ];
  await setPlanDay(db, a, "pie", addDays(TODAY, 3));
  await setPlanDay(db, b, "pie", TOMORROW);
  expect(await findMealDay(db, "pie", TODAY)).toEqual({ planId: b, day: TOMORROW });
  const portions = { fridge: 0, freezer: 0 };
  await logMeal(db, { meal: meal("pie"), planId: b, portions, stars: null, imageUrl: "" });
  expect(await findMealDay(db, "pie", TODAY)).toEqual({ planId: a, day: addDays(TODAY, 3) });
});

test("a recipe of the cook's own counts in the single meal that has it on a day, opened from anywhere", async () => {
  await savePersonalRecipe(db, meal("own"));
  await setCurrentMeal(db, "own", true);
  const change = await setMealDay(db, meal("own"), unplanned(TODAY));
  // A later single meal is the latest one, and has nothing to do with it.
  await savePlan(db, { recipes: [meal("other")], addToShoppingList: false });
  expect(await findMeal(db, "own", null)).toMatchObject({ planId: change!.planId });
});

test("a recipe waits in the plan that it was opened from, also in one that is not the current one", async () => {
  const recipes = [meal("pie"), meal("a")];
  const older = await savePlan(db, { recipes, addToShoppingList: false });
  await savePlan(db, {
    recipes: [meal("pie"), meal("b")],
    addToShoppingList: false,
  });
  expect(await findMealDay(db, "pie", TODAY, older)).toEqual({
    planId: older,
    day: "",
  });
  await setPlanDay(db, older, "pie", TOMORROW);
  expect(await findMealDay(db, "pie", TODAY, older)).toEqual({
    planId: older,
    day: TOMORROW,
  });
  const portions = { fridge: 0, freezer: 0 };
  await logMeal(db, {
    meal: meal("pie"),
    planId: older,
    portions,
    stars: null,
    imageUrl: "",
  });
  expect((await findMealDay(db, "pie", TODAY, older))?.planId).not.toBe(older);
});
