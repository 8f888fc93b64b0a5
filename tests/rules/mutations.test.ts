import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";

import { getPersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import { getPlan } from "#db/repositories/plan-repository.ts";
import { AISLES } from "#domain/aisle-names.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import {
  AMOUNT_MAX,
  FEEDBACK_MAX,
  ID_MAX,
  NAME_MAX,
  STEP_MAX,
  NOTE_MAX,
  PLAN_NAME_MAX,
  RECIPES_SAVED_AT_ONCE,
  SHOP_NAME_MAX,
  TAG_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";
import { newPlan } from "#domain/mutations/plans.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { argsOf } from "../support/domain-arbitraries.ts";
import { withFields } from "../support/unknown-fields.ts";
import {
  COOK,
  feedback,
  mealWith,
  planWith,
  recipeWith,
  sharedWith,
  shoppingSettingsWith,
  user,
} from "./allowed-documents.ts";
import { createDeviceOf, type Device } from "./emulated-device.ts";
import "./matchers.ts";
import { connectServer, type Fields } from "./rules-server.ts";

/** What the app really sends, with its own push, under its own rules: nothing of it is refused. */

const server = await connectServer();
const AT = 1_700_000_000_000;
const USER = `users/${COOK}`;

function createDevice(): Promise<Device> {
  return createDeviceOf(server, COOK);
}

/** Stores a kitchen in use, in which every mutation below finds something to change. */
async function storeKitchen(): Promise<void> {
  await server.push(
    COOK,
    {
      [`${USER}/aiMealPlans/p1`]: { ...planWith("p1") },
      [`${USER}/personalRecipes/r1`]: { ...recipeWith("r1") },
      [`${USER}/shoppingSettings/own`]: { ...shoppingSettingsWith(1) },
    },
    { user: { ...user() } },
  );
  await server.store("aiMeals/m1", { ...sharedWith("m1"), favoriteCount: 4 });
  await server.store("aiMeals/m2", { ...sharedWith("m2") });
}

const cooked = {
  meal: mealWith("m2"),
  planId: "p1",
  portions: { fridge: 2, freezer: 1 },
  imageUrl: "",
  at: AT,
};
const stored = { recipeId: "m2", storage: "freezer", storedAt: AT } as const;

const byHand = { recipeId: "p1", storage: "fridge", count: 99, id: "added" } as const;

const inPlan = { planId: "p1", at: AT };
const { ingredients, instructions } = mealWith("m2");

const ownLine = { mealId: "own:butter", name: "butter", amount: "1" };
const lemon = { food: "lemon|", name: "lemon" };

/** Every mutation, in every variant that makes a difference to the rules. */
const calls: { [N in MutationName]: MutationArgs<N>[] } = {
  addMealsToList: [{ meals: [mealWith("m1")], at: AT }],
  addPlanRecipe: [
    { ...inPlan, recipe: mealWith("m3"), before: ["m2"], items: mealWith("m3").ingredients },
    { ...inPlan, recipe: { ...mealWith("m3"), author: "self" }, before: [], items: null },
    { ...inPlan, recipe: mealWith("m3"), before: [], items: null, day: "2026-11-24" },
  ],
  addOwnItem: [
    { id: "milk", name: "milk", amount: "2 l", at: AT },
    { id: "x".repeat(ID_MAX), name: "n".repeat(NAME_MAX), amount: "1".repeat(AMOUNT_MAX), at: AT },
  ],
  addPortions: [
    { ...byHand, title: "Lentil soup", since: null, at: AT },
    { ...byHand, title: "x".repeat(TITLE_MAX), since: AT - 1, at: AT },
  ],
  bringFavorites: [{ mealIds: ["m2", "m4", "x".repeat(ID_MAX)], at: AT }],
  bringKitchen: [
    {
      list: {
        items: [
          { ...ownLine, mealId: "own:file", bought: true },
          {
            mealId: "x".repeat(ID_MAX),
            name: "n".repeat(NAME_MAX),
            amount: "1".repeat(AMOUNT_MAX),
            bought: false,
          },
        ],
        meals: [{ id: "x".repeat(ID_MAX), title: "t".repeat(TITLE_MAX) }],
      },
      stored: [
        { ...stored, storage: "fridge", title: "Soup", imageUrl: "", planId: "p1", count: 3 },
      ],
      shopping: {
        aisles: [{ food: "salt|", aisle: "Frozen" }],
        shops: [{ id: "s9", name: "x".repeat(SHOP_NAME_MAX), aisles: [...AISLES] }],
        staples: [{ food: "salt|", name: "salt", taken: true }],
        atHand: [{ food: "salt|", amount: "2", meals: ["m1"] }],
        bought: ["salt", "salt"],
      },
      serves: [{ recipeId: "m1", serves: 30 }],
      at: AT,
    },
  ],
  bringPlan: [
    { plan: planWith("p1") },
    { plan: planWith("p9") },
    { plan: { ...planWith("p8"), name: "Guests", status: "completed", lastDay: "2026-11-24" } },
  ],
  clearBought: [
    { items: [{ mealId: "m2", name: "lemon", amount: "1" }], foods: [lemon], at: AT },
    {
      items: [ownLine],
      foods: [lemon, { food: "bread|", name: "n".repeat(NAME_MAX + 1) }],
      at: AT,
    },
  ],
  createUser: [{ at: AT }],
  deletePersonalRecipe: [{ recipeId: "r1" }, { recipeId: "none" }],
  deletePlan: [{ planId: "p1" }, { planId: "none" }],
  discardPortions: [{ stored, count: 1, id: "thrown", at: AT }],
  eatPortion: [{ stored, id: "eaten", at: AT }],
  editOwnItem: [
    { item: ownLine, name: "oat milk", amount: "", at: AT },
    { item: ownLine, name: "n".repeat(NAME_MAX), amount: "1".repeat(AMOUNT_MAX), at: AT },
  ],
  editPortions: [
    { stored, since: AT - 1, count: { seen: 99, said: 3 }, id: "edited", at: AT },
    { stored, count: { seen: 99, said: 0 }, id: "edited", at: AT },
    { stored, to: "fridge", title: "Stew", id: "edited", at: AT },
  ],
  hideMeal: [
    { mealId: "m1", hides: "author", at: AT },
    { mealId: "none", hides: "meal", at: AT },
  ],
  logMeal: [
    { ...cooked, stars: null },
    { ...cooked, stars: 3 },
    { ...cooked, stars: 4 },
    { ...cooked, stars: 5 },
    { ...cooked, stars: 5, meal: mealWith("m3") },
    { ...cooked, stars: 4, meal: mealWith("m3"), planId: null },
    {
      ...cooked,
      stars: null,
      meal: recipeWith("r1"),
      planId: null,
      portions: { fridge: 0, freezer: 0 },
    },
  ],
  moveAisle: [
    { shopId: "s1", aisle: "Bakery", before: ["Frozen"], at: AT },
    { shopId: "s1", aisle: "Bakery", before: [], at: AT },
    { shopId: "none", aisle: "Bakery", before: [], at: AT },
  ],
  movePlanRecipe: [
    { ...inPlan, recipeId: "m1", before: [] },
    { ...inPlan, recipeId: "m2", before: ["m1"] },
  ],
  movePortions: [
    { stored, to: "fridge", count: 99, id: "moved", at: AT },
    { stored, to: "fridge", count: 1, id: "moved", at: AT },
  ],
  putBackItems: [
    {
      items: [
        { mealId: "m4", name: "leek", amount: "1", bought: true },
        { ...ownLine, mealId: "own:eggs", name: "eggs", bought: true },
      ],
      meals: [{ id: "m4", title: "Soup" }],
      at: AT,
    },
  ],
  namePlan: [
    { ...inPlan, name: "x".repeat(PLAN_NAME_MAX + 1) },
    { ...inPlan, name: "Guests" },
    { ...inPlan, name: "" },
    { planId: "none", name: "Guests", at: AT },
  ],
  rateMeal: [
    { meal: mealWith("m1"), stars: 5, at: AT },
    { meal: mealWith("m4"), stars: 4, at: AT },
  ],
  countHeart: [
    { mealId: "m1", at: AT },
    { mealId: "m2", at: AT },
    { mealId: "none", at: AT },
  ],
  countReport: [
    { mealId: "m1", on: true, at: AT },
    { mealId: "m2", on: false, at: AT },
    { mealId: "none", on: true, at: AT },
  ],
  reportMeal: [
    { mealId: "m1", on: true, at: AT },
    { mealId: "m2", on: false, at: AT },
    { mealId: "none", on: true, at: AT },
  ],
  removeMealFromList: [{ mealId: "m2", at: AT }],
  removeOwnItem: [{ item: ownLine, at: AT }],
  removeShop: [{ id: "s1", name: "Market", at: AT }],
  removePlanRecipe: [
    { ...inPlan, recipeId: "m1", unlist: false },
    { ...inPlan, recipeId: "m2", unlist: true },
  ],
  replaceMissing: [
    {
      name: "lentils",
      instead: "split peas",
      off: [{ mealId: "m2", name: "lentils", amount: "250 g", bought: false }],
      on: [{ mealId: "m2", name: "split peas", amount: "250 g", bought: false }],
      recipes: [
        {
          planId: "p1",
          recipeId: "m2",
          before: { ingredients, instructions, adapted: false },
          after: {
            ingredients: [{ name: "n".repeat(NAME_MAX), amount: "1".repeat(AMOUNT_MAX) }],
            instructions: ["s".repeat(STEP_MAX)],
            adapted: true,
          },
        },
      ],
      at: AT,
    },
  ],
  savePersonalRecipe: [{ recipe: recipeWith("r1") }, { recipe: recipeWith("r2") }],
  savePersonalRecipes: [
    {
      recipes: Array.from({ length: RECIPES_SAVED_AT_ONCE }, (_, index) => recipeWith(`r${index}`)),
    },
    { recipes: [recipeWith("r1"), recipeWith("r9")], isAdding: true },
  ],
  savePlan: [
    { plan: planWith("p2"), addToShoppingList: false, at: AT },
    {
      plan: newPlan([mealWith("m3")], { id: "p3", userId: COOK, day: "2026-11-24", at: AT }),
      addToShoppingList: false,
      at: AT,
    },
    {
      plan: { ...planWith("p1"), status: "single" },
      addToShoppingList: true,
      at: AT,
    },
  ],
  saveShop: [
    { id: "s1", name: "x".repeat(SHOP_NAME_MAX), at: AT },
    { id: "s2", name: "Corner shop", aisles: [...AISLES], at: AT },
  ],
  sendFeedback: [{ id: "f1", feedback: feedback() }],
  setAisle: [
    { ...lemon, aisle: "Frozen", at: AT },
    { ...lemon, aisle: null, at: AT },
  ],
  setAtHand: [
    { ...lemon, amount: "2", meals: ["m1"], at: AT },
    { food: "salt|", name: "salt", amount: "x".repeat(AMOUNT_MAX), meals: ["m1", "m2"], at: AT },
    { ...lemon, amount: "", meals: [], at: AT },
  ],
  setBought: [
    { items: [ownLine], bought: true, at: AT },
    { items: [{ mealId: "m2", name: "lentils", amount: "250 g" }], bought: true, at: AT },
    { items: [{ mealId: "m2", name: "lemon", amount: "1" }], bought: false, at: AT },
  ],
  setCurrentMeal: [
    { mealId: "m1", on: true, at: AT },
    { mealId: "m2", on: false, at: AT },
  ],
  setFavorite: [
    { mealId: "m2", on: true, at: AT },
    { mealId: "m1", on: false, at: AT },
    { mealId: "none", on: true, at: AT },
  ],
  setPlanDay: [
    { ...inPlan, recipeId: "m1", day: "2026-11-24" },
    { ...inPlan, recipeId: "m2", day: "2026-11-24" },
    { ...inPlan, recipeId: "m2", day: "" },
    { ...inPlan, recipeId: "none", day: "2026-11-24" },
  ],
  setPlanDays: [
    { planId: inPlan.planId, days: [{ recipeId: "m2", from: "", day: "2026-11-24" }], at: AT },
  ],
  setEquipment: [
    { id: "kettle", on: true, at: AT },
    { id: "kettle", on: false, at: AT },
  ],
  setPlanDefaults: [
    { defaults: { durationDays: 14, mealsPerDay: ["lunch", "dinner"], peopleCount: 2 }, at: AT },
  ],
  setPreference: [
    { field: "allergies", id: "gluten", on: true, at: AT },
    { field: "diet", id: "vegan", on: false, at: AT },
  ],
  setStaple: [
    { food: "salt|", name: "n".repeat(NAME_MAX), on: true, at: AT },
    { ...lemon, on: false, at: AT },
  ],
  setServes: [
    {
      recipes: [{ id: "m2", title: "Lentil soup", lines: [{ name: "lentils", amount: "500 g" }] }],
      serves: 8,
      at: AT,
    },
    {
      recipes: Array.from({ length: 30 }, (_, index) => ({
        id: `m${index}`,
        title: "",
        lines: [],
      })),
      serves: 30,
      at: AT,
    },
  ],
  setSharing: [{ sharing: false, at: AT }],
  setUnits: [{ units: "us", at: AT }],
  swapPlanRecipe: [
    {
      ...inPlan,
      recipeId: "m2",
      recipe: mealWith("m3"),
      unlist: true,
      items: mealWith("m3").ingredients,
    },
    { ...inPlan, recipeId: "none", recipe: mealWith("m3"), unlist: false, items: null },
  ],
  takeBackMeal: [
    { mealId: "m1", on: true, at: AT },
    { mealId: "m4", on: true, at: AT },
    { mealId: "m4", on: false, at: AT },
  ],
  takeStaple: [{ ...lemon, taken: true, at: AT }],
  undoPortions: ["moved", "edited", "eaten", "thrown", "added", "none"].map((id) => ({
    id,
    title: "Soup",
    at: AT,
  })),
  tagOwnRecipe: [
    { recipeId: "r1", tag: "quick", on: true, at: AT },
    { recipeId: "r1", tag: "x".repeat(TAG_MAX), on: true, at: AT },
    { recipeId: "none", tag: "quick", on: true, at: AT },
  ],
  tagRecipe: [
    { recipeId: "m1", tag: "quick", on: true, at: AT },
    { recipeId: "none", tag: "x".repeat(TAG_MAX), on: true, at: AT },
  ],
  writeRecipeNote: [
    { recipeId: "m1", before: "", text: "Less salt.", at: AT },
    { recipeId: "m1", before: "", text: "x".repeat(NOTE_MAX), at: AT },
    { recipeId: "none", before: "", text: "Twice the garlic.", at: AT },
  ],
};

type Call = { [N in MutationName]: [name: N, args: MutationArgs<N>] }[MutationName];
const CALLS = Object.entries(calls).flatMap(([name, list]) =>
  list.map((args) => [name, args] as Call),
);

function run(device: Device, [name, args]: Call): Promise<void> {
  return device.mutate(name, args);
}

/**
 * How often the server refuses what the device sends: each time a token is asked for. The count of a
 * heart or of a report would be dropped in silence [S7.37].
 */
async function countRefusals(device: Device): Promise<number> {
  const asked = vi.spyOn(device.context.remote, "refreshToken");
  await device.sync();
  return asked.mock.calls.length;
}

describe.each(CALLS)("%s %j", (...call) => {
  test("is let through in a kitchen in use", async () => {
    await storeKitchen();
    const device = await createDevice();
    await device.sync();
    await run(device, call);
    expect(await countRefusals(device)).toBe(0);
  });

  test("is let through as the first thing a cook ever does", async () => {
    const device = await createDevice();
    await run(device, call);
    expect(await countRefusals(device)).toBe(0);
  });
});

test("everything a new cook does offline is let through at once", async () => {
  const device = await createDevice();
  for (const call of CALLS) await run(device, call);
  await device.sync();
  expect(await server.read(USER)).toMatchObject({
    favorites: ["m2", "m4", "x".repeat(ID_MAX), "none"],
  });
});

test("portions are moved, edited, eaten, thrown away, added, and all of it is undone: none is refused", async () => {
  const acts: Call[] = [
    ["movePortions", { stored, to: "fridge", count: 1, id: "split", at: AT + 1 }],
    ["movePortions", { stored, to: "fridge", count: 99, id: "moved", at: AT + 2 }],
    ["editPortions", { stored, since: AT - 9, count: { seen: 2, said: 5 }, id: "edited", at: AT }],
    ["eatPortion", { stored, id: "eaten", at: AT }],
    ["discardPortions", { stored, count: 99, id: "thrown", at: AT }],
    ["addPortions", { ...byHand, title: "Pie", since: null, at: AT }],
  ];
  await storeKitchen();
  const device = await createDevice();
  await device.sync();
  for (const act of acts) {
    await run(device, act);
    await device.sync();
  }
  const storedMeals = async () =>
    ((await server.read(USER)) as unknown as UserDocument).storedMeals.map(({ title, count }) => [
      title,
      count,
    ]);
  expect(await storedMeals()).toEqual([
    ["Lemon lentils", 1],
    ["Pie", 99],
  ]);
  for (const id of ["added", "thrown", "eaten", "edited", "moved", "split", "none"]) {
    await run(device, ["undoPortions", { id, title: "Soup", at: AT }]);
    await device.sync();
  }
  expect(await device.db.deadLetters.toArray()).toEqual([]);
  expect((await server.read(USER))?.["storedMeals"]).toEqual(user().storedMeals);
});

/**
 * Stores what a newer app, or a person in the console, has written: an extra field in every object.
 */
async function storeNewerKitchen(): Promise<void> {
  const more = { ofTheFuture: "kept" };
  await server.push(
    COOK,
    {
      [`${USER}/aiMealPlans/p1`]: { ...planWith("p1") },
      [`${USER}/personalRecipes/r1`]: { ...recipeWith("r1") },
      [`${USER}/shoppingSettings/own`]: { ...shoppingSettingsWith(1) },
    },
    { user: { ...user() } },
  );
  for (const path of [
    USER,
    `${USER}/aiMealPlans/p1`,
    `${USER}/personalRecipes/r1`,
    `${USER}/shoppingSettings/own`,
  ]) {
    const { sync, ...fields } = (await server.read(path)) ?? {};
    const newer = withFields(fields, more) as Fields;
    await server.store(path, sync === undefined ? newer : { ...newer, sync });
  }
  await server.store("aiMeals/m1", { ...sharedWith("m1"), favoriteCount: 4 });
  await server.store("aiMeals/m2", { ...sharedWith("m2") });
}

describe.each(CALLS)("%s %j", (...call) => {
  test("is let through where a newer app has left fields, and they stay", async () => {
    await storeNewerKitchen();
    const before = await server.read(USER);
    const device = await createDevice();
    await device.sync();
    await run(device, call);
    await device.sync();
    expect(await device.db.deadLetters.toArray()).toEqual([]);
    const after = await server.read(USER);
    const entries = (doc: Fields | null) => JSON.stringify(doc).split("ofTheFuture").length - 1;
    // Removing an entry also removes its fields.
    const taken = [
      "clearBought",
      "eatPortion",
      "editPortions",
      "removeMealFromList",
      "removeOwnItem",
      "logMeal",
      "removePlanRecipe",
      "replaceMissing",
      "swapPlanRecipe",
    ].includes(call[0]);
    expect(entries(after)).toBeGreaterThanOrEqual(taken ? 1 : entries(before));
  });
});

test("of a newer app's entries those that are changed keep what they hold, and others what they are", async () => {
  await storeNewerKitchen();
  const device = await createDevice();
  await device.sync();
  const { shoppingList } = (await server.read(USER)) as unknown as UserDocument;
  const items = shoppingList.ingredients.map(({ mealId, name, amount }) => ({
    mealId,
    name,
    amount,
  }));
  await device.mutate("setBought", { items, bought: true, at: AT });
  await device.mutate("logMeal", { ...cooked, stars: null, meal: mealWith("m1") });
  await device.sync();
  const after = await server.read(USER);
  expect(after).toMatchObject({
    shoppingList: {
      ingredients: expect.arrayContaining([
        expect.objectContaining({ bought: true, ofTheFuture: "kept" }),
      ]),
    },
  });
  expect(await server.read(`${USER}/aiMealPlans/p1`)).toMatchObject({
    recipes: expect.arrayContaining([
      expect.objectContaining({
        ofTheFuture: "kept",
        ingredients: expect.arrayContaining([expect.objectContaining({ ofTheFuture: "kept" })]),
      }),
    ]),
  });
});

test("a recipe that only a newer app knows whole is moved as it is, also when it is cooked first", async () => {
  const more = { ofTheFuture: "kept" };
  const path = `${USER}/aiMealPlans/p1`;
  await server.push(COOK, { [path]: { ...planWith("p1") } }, { user: { ...user() } });
  const [first, second] = planWith("p1").recipes;
  const newer = withFields(first, more);
  await server.store(path, { ...planWith("p1"), v: 1, recipes: [newer, second] });
  const device = await createDevice();
  await device.sync();
  await device.mutate("movePlanRecipe", { ...inPlan, recipeId: "m1", before: [] });
  await device.sync();
  const { recipes: moved } = (await server.read(path)) as unknown as AiMealPlan;
  expect(moved).toEqual([second, newer]);

  await device.mutate("movePlanRecipe", { ...inPlan, recipeId: "m2", before: [] });
  await device.mutate("logMeal", { ...cooked, meal: mealWith("m1"), stars: null });
  await device.mutate("movePlanRecipe", { ...inPlan, recipeId: "m1", before: [] });
  await device.sync();
  expect(await device.db.deadLetters.toArray()).toEqual([]);
  const after = (await server.read(path)) as unknown as AiMealPlan;
  expect(after.recipes).toEqual([second, { ...(newer as object), cooked: true }]);
});

test("what a newer app has filled is deleted and brought back by an older one", async () => {
  for (const isSentBetween of [true, false]) {
    await server.clear();
    await storeNewerKitchen();
    const device = await createDevice();
    await device.sync();
    const plan = await getPlan(device.db, "p1");
    const recipe = await getPersonalRecipe(device.db, "r1");
    expect(JSON.stringify([plan, recipe])).toContain("ofTheFuture");
    await device.mutate("deletePlan", { planId: "p1" });
    await device.mutate("deletePersonalRecipe", { recipeId: "r1" });
    if (isSentBetween) await device.sync();
    await device.mutate("savePlan", { plan: plan!, addToShoppingList: false, at: AT });
    await device.mutate("savePersonalRecipe", { recipe: recipe! });
    await device.sync();
    expect(await device.db.deadLetters.toArray()).toEqual([]);
    expect(await server.read(`${USER}/aiMealPlans/p1`)).toMatchObject(planWith("p1"));
    expect(await server.read(`${USER}/personalRecipes/r1`)).toMatchObject(recipeWith("r1"));
    device.db.close();
  }
});

test("of two phones one cooks what the other takes out, swaps or moves: all is let through, and the log is kept", async () => {
  for (const edit of [
    ["removePlanRecipe", { ...inPlan, recipeId: "m2", unlist: true }],
    ["movePlanRecipe", { ...inPlan, recipeId: "m2", before: ["m1"] }],
    [
      "swapPlanRecipe",
      { ...inPlan, recipeId: "m2", recipe: mealWith("m3"), unlist: true, items: [] },
    ],
  ] satisfies Call[]) {
    for (const isLogFirst of [true, false]) {
      await server.clear();
      await storeKitchen();
      const [one, other] = [await createDevice(), await createDevice()];
      await one.sync();
      await other.sync();
      await run(one, ["logMeal", { ...cooked, stars: null }]);
      await run(other, edit);
      for (const device of isLogFirst ? [one, other, one] : [other, one, other]) {
        await device.sync();
      }
      const plan = (await server.read(`${USER}/aiMealPlans/p1`)) as unknown as AiMealPlan;
      expect(plan.recipes.find(({ id }) => id === "m2")).toMatchObject({ cooked: true });
      expect((await getPlan(one.db, "p1"))?.recipes).toEqual(plan.recipes);
      for (const { db } of [one, other]) {
        expect(await db.deadLetters.count()).toBe(0);
        db.close();
      }
    }
  }
});

test("what no rule knows of an entry can't be added to it", async () => {
  await storeKitchen();
  const { storedMeals, shoppingList } = user();
  const newer = (list: readonly unknown[]) => withFields(list, { ofTheFuture: "new" });
  for (const changed of [
    { storedMeals: newer(storedMeals) },
    { shoppingList: { ...shoppingList, ingredients: newer(shoppingList.ingredients) } },
    { shoppingList: { ...shoppingList, meals: newer(shoppingList.meals) } },
    { lastPlanDefaults: { ...user().lastPlanDefaults, ofTheFuture: "new" } },
  ]) {
    await expect(server.push(COOK, {}, { user: changed })).toBeDenied();
  }
  const [recipe] = planWith("p1").recipes;
  const recipes = [{ ...recipe, ingredients: newer(recipe?.ingredients ?? []) }];
  const plan = { ...planWith("p1"), recipes };
  await expect(server.push(COOK, { [`${USER}/aiMealPlans/p1`]: plan })).toBeDenied();
});

test("nor can more be added to an entry that a newer app has filled, or come with a new one", async () => {
  await storeNewerKitchen();
  const { storedMeals, shoppingList, lastPlanDefaults } = (await server.read(
    USER,
  )) as unknown as UserDocument;
  const more = { alsoNew: 1 };
  const { ingredients, meals } = shoppingList;
  for (const changed of [
    { storedMeals: withFields(storedMeals, more) },
    { storedMeals: [...storedMeals, { ...storedMeals[0], count: 7 }] },
    { shoppingList: { ...shoppingList, ingredients: withFields(ingredients, more) } },
    {
      shoppingList: {
        ...shoppingList,
        ingredients: [...ingredients, { ...ingredients[0], name: "" }],
      },
    },
    { shoppingList: { ...shoppingList, meals: withFields(meals, more) } },
    { shoppingList: { ...shoppingList, meals: [...meals, { ...meals[0], title: "" }] } },
    { shoppingList: { ...shoppingList, ...more } },
    { lastPlanDefaults: { ...lastPlanDefaults, ...more } },
  ]) {
    await expect(server.push(COOK, {}, { user: changed })).toBeDenied(JSON.stringify(changed));
  }
});

test("everything done offline is let through at once", async () => {
  await storeKitchen();
  const device = await createDevice();
  await device.sync();
  for (const call of CALLS) await run(device, call);
  await device.sync();
  expect(await server.read(`${USER}/aiMealPlans/p1`)).toMatchObject({ status: "single" });
  expect(await server.read("feedback/f1")).not.toBeNull();
});

test("what is refused is parked, and everything around it goes through", async () => {
  const device = await createDevice();
  const text = "x".repeat(FEEDBACK_MAX + 1);
  await device.mutate("setCurrentMeal", { mealId: "m1", on: true, at: AT });
  await device.mutate("sendFeedback", { id: "f1", feedback: { ...feedback(), text } });
  await device.mutate("setCurrentMeal", { mealId: "m2", on: true, at: AT });
  await expect(device.sync()).rejects.toThrow("to deeply equal []");
  expect(await device.db.deadLetters.toArray()).toMatchObject([{ name: "sendFeedback" }]);
  expect(await server.read(USER)).toMatchObject({
    current_meals: ["m1", "m2"],
    sync: { clients: { [COOK]: { [await clientOf(device)]: { seq: 3 } } } },
  });
  expect(await server.read("feedback/f1")).toBeNull();
});

async function clientOf({ db }: Device): Promise<string> {
  const row = await db.meta.get("clientId");
  if (row?.key !== "clientId") throw new Error("The device has no client id yet");
  return row.value;
}

test(
  "whatever two devices do, in whatever order, is let through",
  { timeout: 120_000 },
  async () => {
    const anyCall = fc.oneof(
      ...Object.entries(argsOf).map(([name, args]) =>
        (args as fc.Arbitrary<unknown>).map((made) => [name, made] as unknown as Call),
      ),
    );
    const acts = fc.array(
      fc.record({
        on: fc.constantFrom(0, 1),
        calls: fc.array(anyCall, { minLength: 1, maxLength: 8 }),
      }),
      { minLength: 2, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (rounds) => {
        // Leftovers of an earlier run would make a shrunk one fail for another reason.
        await server.clear();
        const devices = [await createDevice(), await createDevice()];
        for (const { on, calls: made } of rounds) {
          const device = devices[on];
          if (!device) throw new Error("No such device");
          for (const call of made) await run(device, call);
          await device.sync();
        }
        for (const { db } of devices) {
          expect(await db.deadLetters.count()).toBe(0);
          db.close();
        }
      }),
      { numRuns: 30 },
    );
  },
);
