import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { getDocument, writeDocs } from "#db/document-store.ts";
import { openDatabase, type SimmerDb } from "#db/schema.ts";
import type { Meal, SharedMeal } from "#domain/entities.ts";
import { toBuyLines } from "#domain/shopping/lines.ts";
import { authorOf, isSharedByCook } from "#domain/sound-meal.ts";

import { listDeviceIdeas } from "./device-idea-repository.ts";
import { setMealDay } from "./meal-day-repository.ts";
import { findMeal, getMeals, getSharedMeal, listSharedMeals } from "./meal-repository.ts";
import { planReplacement, replaceMissing } from "./missing-ingredient-repository.ts";
import { deletePersonalRecipe, savePersonalRecipe } from "./personal-recipe-repository.ts";
import {
  addPlanRecipe,
  planRecipeAgain,
  removePlanRecipe,
  restorePlanRecipe,
  swapBack,
  swapPlanRecipe,
} from "./plan-recipe-repository.ts";
import { deletePlan, getPlan, restorePlan, savePlan } from "./plan-repository.ts";
import { logMeal } from "./portion-repository.ts";
import { setSharing } from "./settings-repository.ts";
import { getShoppingList } from "./shopping-list-repository.ts";

/** Whose a recipe is stays known wherever it is copied to: what a cook has written never becomes public. */

let db: SimmerDb;

const meal = (id: string): Meal => ({
  id,
  title: `Meal ${id}`,
  ingredients: [{ name: "rice", amount: "200 g" }],
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "As my grandmother in Kiel made it",
  equipment: [],
});
const shared: SharedMeal = {
  ...meal("stew"),
  ratingAverage: 5,
  ratingCount: 1,
  favoriteCount: 0,
  createdAt: 1,
  updatedAt: 1,
  sharedAt: 1,
  planId: "stew",
  recipeId: "stew",
};

beforeEach(async () => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  await savePersonalRecipe(db, meal("pie"));
  await writeDocs(db, [{ collection: "aiMeals", id: "stew", doc: shared }]);
});

/** The meal among the ideas of this device. */
async function deviceIdea(id: string): Promise<Meal> {
  const ask = { mealType: "dinner" as const, exclude: [], count: 9 };
  const ideas = await listDeviceIdeas(db, ask, (meals) => Promise.resolve(new Set(meals)));
  return ideas.find((idea) => idea.id === id)!;
}

async function planned(planId: string, id: string) {
  return (await getPlan(db, planId))?.recipes.find((recipe) => recipe.id === id);
}

/** Logs the recipe as the log's screen does, with five stars; resolves to what is shared under its id. */
async function shareByLog(id: string, planId: string): Promise<SharedMeal | null> {
  const found = await findMeal(db, id, planId);
  const portions = { fridge: 0, freezer: 0 };
  await logMeal(db, { meal: found!.meal, planId, portions, stars: 5, imageUrl: "" });
  return getSharedMeal(db, id);
}

test.each(["pie", "stew"])(
  "swapped into a plan, %s keeps its author through all edits",
  async (id) => {
    const author = id === "pie" ? "self" : "other";
    const recipes = [meal("a"), meal("b")];
    const planId = await savePlan(db, { recipes, addToShoppingList: false });
    const back = await swapPlanRecipe(db, planId, "a", await deviceIdea(id));
    expect(await planned(planId, id)).toMatchObject({ author });
    await swapBack(db, back!);
    await swapBack(db, (await swapPlanRecipe(db, planId, "b", await deviceIdea(id)))!);
    const again = await swapPlanRecipe(db, planId, "a", await deviceIdea(id));
    const swapped = await swapPlanRecipe(db, planId, id, meal("c"));
    await swapBack(db, swapped!);
    expect(await planned(planId, id)).toMatchObject({ author });
    expect(again?.recipe).toEqual(meal("a"));
    const removed = await removePlanRecipe(db, planId, id);
    await restorePlanRecipe(db, removed!);
    expect(await planned(planId, id)).toMatchObject({ author });
    const plan = (await getPlan(db, planId))!;
    await deletePlan(db, planId);
    await restorePlan(db, plan);
    expect(await getPlan(db, planId)).toEqual(plan);
    const copy = await savePlan(db, { recipes: plan.recipes, addToShoppingList: false });
    expect(await planned(copy, id)).toMatchObject({ author });
    expect(await planned(copy, "b")).not.toHaveProperty("author");
  },
);

test("a recipe of one's own is not shared by five stars, whichever way it came into the plan", async () => {
  const single = await savePlan(db, {
    recipes: [await deviceIdea("pie")],
    addToShoppingList: true,
  });
  expect(await shareByLog("pie", single)).toBeNull();
  const day = { planId: null, day: "2026-11-24", today: "2026-11-24" };
  const dated = (await setMealDay(db, { ...meal("tart"), author: "self" }, day))!;
  expect(await shareByLog("tart", dated.planId)).toBeNull();
  await savePersonalRecipe(db, meal("quiche"));
  const own = (await findMeal(db, "quiche", null))!.meal;
  const { planId } = (await setMealDay(db, own, day))!;
  expect(await shareByLog("quiche", planId)).toBeNull();
});

test("nor is one that was added to a saved plan, planned for a second day, or cooked without what a shop had not", async () => {
  const planId = await savePlan(db, { recipes: [meal("a")], addToShoppingList: true });
  await addPlanRecipe(db, planId, (await findMeal(db, "pie", null))!.meal);
  const again = await planRecipeAgain(db, planId, "pie", "2026-11-24");
  const { ingredients, meals } = await getShoppingList(db);
  const line = toBuyLines(ingredients, meals).find(({ name }) => /rice/iu.test(name))!;
  await replaceMissing(db, await planReplacement(db, line, "barley"));
  expect(await planned(planId, again!.recipeId)).toMatchObject({
    author: "self",
    ingredients: [{ name: "barley" }],
  });
  await deletePersonalRecipe(db, "pie");
  for (const id of ["pie", again!.recipeId]) expect(await shareByLog(id, planId)).toBeNull();
});

test("nor is a copy whose recipe was deleted, nor one that another device took out of its plan", async () => {
  const recipes = [await deviceIdea("pie"), meal("b")];
  const planId = await savePlan(db, { recipes, addToShoppingList: false });
  await deletePersonalRecipe(db, "pie");
  const found = await findMeal(db, "pie", planId);
  await removePlanRecipe(db, planId, "pie");
  const portions = { fridge: 0, freezer: 0 };
  await logMeal(db, { meal: found!.meal, planId, portions, stars: 5, imageUrl: "" });
  expect(await getSharedMeal(db, "pie")).toBeNull();
  expect(await planned(planId, "pie")).toMatchObject({ author: "self", cooked: true });
});

test("another cook's recipe is rated while it is shared, and does not come back through a copy", async () => {
  const recipes = [await deviceIdea("stew"), meal("b")];
  const planId = await savePlan(db, { recipes, addToShoppingList: false });
  await db.aiMeals.delete("stew");
  expect(await shareByLog("stew", planId)).toBeNull();
  expect(await shareByLog("b", planId)).toMatchObject({ ratingCount: 1 });
  await writeDocs(db, [{ collection: "aiMeals", id: "stew", doc: shared }]);
  expect(await shareByLog("stew", planId)).toMatchObject({ ratingCount: 2 });
});

test("what this cook has shared is not another cook's, in the list, on its own or taken into a plan", async () => {
  const planId = await savePlan(db, { recipes: [meal("a"), meal("b")], addToShoppingList: false });
  await shareByLog("a", planId);
  await deletePlan(db, planId);
  const listed = (await listSharedMeals(db)).find(({ id }) => id === "a")!;
  const [found] = await getMeals(db, ["a"]);
  for (const one of [listed, found!, (await findMeal(db, "a", null))!.meal]) {
    expect(isSharedByCook(one)).toBe(true);
    expect(authorOf(one)).toBeUndefined();
  }
  const again = await savePlan(db, { recipes: [await deviceIdea("a")], addToShoppingList: false });
  expect((await getPlan(db, again))?.recipes).toEqual([{ ...meal("a"), cooked: false }]);
  const others = (await listSharedMeals(db)).find(({ id }) => id === "stew")!;
  expect([isSharedByCook(others), authorOf(others)]).toEqual([false, "other"]);
});

test("nothing of a meal is shared by a cook who keeps meals to themselves, until they change that", async () => {
  const planId = await savePlan(db, { recipes: [meal("a"), meal("b")], addToShoppingList: false });
  await setSharing(db, false);
  expect(await shareByLog("a", planId)).toBeNull();
  expect(await getDocument(db, "mealMarks", "a")).toBeUndefined();
  expect(await shareByLog("stew", planId)).toMatchObject({ ratingCount: 1 });
  await setSharing(db, true);
  expect(await shareByLog("a", planId)).toMatchObject({ ratingCount: 1, ratingAverage: 5 });
});
