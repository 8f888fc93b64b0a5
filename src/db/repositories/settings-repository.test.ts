import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { openDatabase, type SimmerDb } from "#db/schema.ts";

import { swapBack, swapPlanRecipe } from "./plan-recipe-repository.ts";
import { savePlan } from "./plan-repository.ts";
import { getServing, getSettings, listMeals, setServes, setUnits } from "./settings-repository.ts";
import { getShoppingList, removeMeal, setBought } from "./shopping-list-repository.ts";

let db: SimmerDb;
beforeEach(() => {
  db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
});

const mealOf = (id: string) => ({
  id,
  title: id,
  ingredients: [
    { name: "egg", amount: "1" },
    { name: "rice", amount: "200 g" },
    { name: "salt", amount: "to taste" },
  ],
  instructions: ["Boil the rice."],
  mealType: "dinner" as const,
  blurb: "",
  equipment: [],
});
const soup = mealOf("soup");

async function listed(): Promise<[string, string, boolean][]> {
  const { ingredients } = await getShoppingList(db);
  return ingredients.map(({ amount, name, bought }) => [amount, name, bought]);
}

test("a recipe is read as it is written, until the cook chooses", async () => {
  expect(await getServing(db, "soup")).toEqual({ serves: 4, units: "written" });
  await setServes(db, [soup], 6);
  await setUnits(db, "us");
  expect(await getServing(db, "soup")).toEqual({ serves: 6, units: "us" });
  expect(await getServing(db, "pie")).toEqual({ serves: 4, units: "us" });
});

test("the list has a meal for as many as the cook has chosen, before and after it is put there", async () => {
  await setServes(db, [soup], 8);
  await listMeals(db, [soup]);
  expect(await listed()).toEqual([
    ["2", "eggs", false],
    ["400 g", "rice", false],
    ["to taste", "salt", false],
  ]);
  await setServes(db, [soup], 2);
  expect(await listed()).toEqual([
    ["½", "egg", false],
    ["100 g", "rice", false],
    ["to taste", "salt", false],
  ]);
});

test("there and back, the list is as it was, and what was bought stays bought", async () => {
  await listMeals(db, [soup]);
  const before = await listed();
  for (const serves of [3, 30, 1, 4]) await setServes(db, [soup], serves);
  expect(await listed()).toEqual(before);
  await setBought(db, [{ mealId: "soup", name: "rice", amount: "200 g" }], true);
  // Fewer serves and back: what is in the basket is always enough.
  await setServes(db, [soup], 3);
  expect((await listed())[1]).toEqual(["200 g", "rice", true]);
  await setServes(db, [soup], 2);
  await setServes(db, [soup], 3);
  await setServes(db, [soup], 4);
  expect((await listed())[1]).toEqual(["200 g", "rice", true]);
  // For more serves it isn't.
  await setServes(db, [soup], 6);
  expect((await listed())[1]).toEqual(["300 g", "rice", false]);
});

test("a meal that leaves the list and returns has the amounts of its serves", async () => {
  await listMeals(db, [soup]);
  await removeMeal(db, "soup");
  await setServes(db, [soup], 8);
  expect(await listed()).toEqual([]);
  await listMeals(db, [soup]);
  expect((await listed())[1]).toEqual(["400 g", "rice", false]);
});

test("a plan that is saved, and a recipe that is swapped in, are listed for their serves", async () => {
  const pie = mealOf("pie");
  await setServes(db, [soup, pie], 8);
  const planId = await savePlan(db, { recipes: [soup], addToShoppingList: true });
  expect((await listed())[1]).toEqual(["400 g", "rice", false]);
  await swapPlanRecipe(db, planId, "soup", pie);
  const { meals, ingredients } = await getShoppingList(db);
  expect(meals).toEqual([{ id: "pie", title: "pie" }]);
  expect(ingredients[1]).toMatchObject({ mealId: "pie", amount: "400 g" });
});

test("a recipe that is swapped in is for as many as the one it replaces; undo has both as they were", async () => {
  const pie = mealOf("pie");
  await setServes(db, [soup], 2);
  await setServes(db, [pie], 8);
  const planId = await savePlan(db, { recipes: [soup], addToShoppingList: true });
  const swapped = await swapPlanRecipe(db, planId, "soup", pie);
  expect(await getServing(db, "pie")).toMatchObject({ serves: 2 });
  expect((await listed())[1]).toEqual(["100 g", "rice", false]);
  await swapBack(db, swapped!);
  expect(await getServing(db, "pie")).toMatchObject({ serves: 8 });
  expect(await getServing(db, "soup")).toMatchObject({ serves: 2 });
  expect((await getShoppingList(db)).meals).toEqual([{ id: "soup", title: "soup" }]);
  expect((await listed())[1]).toEqual(["100 g", "rice", false]);
});

test("a recipe as it is written replaces one for eight, for eight, also what the list had of it", async () => {
  const pie = mealOf("pie");
  await listMeals(db, [pie]);
  await setServes(db, [soup], 8);
  const planId = await savePlan(db, { recipes: [soup], addToShoppingList: true });
  await swapPlanRecipe(db, planId, "soup", pie);
  expect(await getServing(db, "pie")).toMatchObject({ serves: 8 });
  expect((await listed())[1]).toEqual(["400 g", "rice", false]);
});

test("settings that can't be read are the defaults, and a change of them is told", async () => {
  db.close();
  expect(await getSettings(db)).toMatchObject({ units: "written", serves: [] });
  await expect(setUnits(db, "us")).rejects.toThrow("Your units could not be changed");
  await expect(setServes(db, [soup], 5)).rejects.toThrow(
    "For how many this is cooked could not be changed",
  );
});
