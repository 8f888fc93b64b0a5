import fc from "fast-check";
import { expect, test } from "vitest";

import { argsOf } from "../../../tests/support/domain-arbitraries.ts";
import { describeChange, mealNamedIn } from "./change-words.ts";
import { mutations, type MutationName } from "./registry.ts";

test.each(Object.keys(mutations) as MutationName[])("%s has words", (name) => {
  fc.assert(
    fc.property(argsOf[name], (args) => {
      const said = describeChange({ name, version: mutations[name].version, args });
      expect(said).not.toBe("");
      expect(said).not.toMatch(/undefined|\[object|can't be read/);
      expect(said.length).toBeLessThanOrEqual(160);
    }),
  );
});

const meal = {
  id: "soup",
  title: "Leek soup",
  ingredients: [],
  instructions: [],
  mealType: "dinner",
  blurb: "",
  equipment: [],
};
const times = { createdAt: 1, updatedAt: 1 };
const plan = {
  id: "p",
  recipes: [meal, { ...meal, id: "stew", title: "Stew" }].map((recipe) => ({
    ...recipe,
    cooked: false,
  })),
  ...times,
  status: "new",
  userId: "ana",
};
const stored = { recipeId: "soup", storage: "fridge", storedAt: 1 };
const items = [
  { mealId: "soup", name: "leek", amount: "2" },
  { mealId: "soup", name: "salt", amount: "" },
];
const log = { meal, planId: null, portions: { fridge: 1, freezer: 0 }, stars: 5, imageUrl: "" };
const bought = { ...items[0], bought: true };
const missing = { name: "milk", off: [], on: [], recipes: [] };
const milk = { id: "o", food: "milk|", name: "milk", amount: "2 l" };
const change = { id: "c" };
const defaults = { durationDays: 3, mealsPerDay: ["lunch"], peopleCount: 2 };
const inPlan = { planId: "p", recipeId: "m" };

test.each<[MutationName, object, string]>([
  ["addMealsToList", { meals: plan.recipes }, "Put Leek soup, Stew on the shopping list"],
  [
    "addPlanRecipe",
    { ...inPlan, recipe: meal, before: [], items: null },
    "Put Leek soup into a plan",
  ],
  [
    "addPortions",
    { ...stored, ...change, title: "Pie", since: null, count: 2 },
    "Put 2 portions of Pie into the fridge",
  ],
  ["bringFavorites", { mealIds: ["soup"] }, "Took favorites from a file"],
  ["bringPlan", { plan }, "Took a plan from a file: Leek soup, Stew"],
  ["addOwnItem", milk, "Put milk on the shopping list"],
  ["clearBought", { items: [], foods: [milk] }, "Cleared milk from the shopping list"],
  [
    "clearBought",
    { items: [], foods: [milk, milk] },
    "Cleared 2 bought things from the shopping list",
  ],
  ["clearBought", { items: [], foods: [] }, "Cleared 0 bought things from the shopping list"],
  ["createUser", {}, "Set up your kitchen"],
  [
    "editOwnItem",
    { item: items[0], name: "onion", amount: "1" },
    "Changed leek to onion on the shopping list",
  ],
  [
    "moveAisle",
    { shopId: "s", aisle: "Frozen", before: [] },
    "Moved Frozen in the order of a shop",
  ],
  ["putBackItems", { items: [bought], meals: [] }, "Put leek back on the shopping list"],
  ["putBackItems", { items: [bought, bought], meals: [] }, "Put 2 lines back on the shopping list"],
  ["putBackItems", { items: [], meals: [] }, "Put 0 lines back on the shopping list"],
  ["removeOwnItem", { item: items[0] }, "Took leek off the shopping list"],
  ["removeShop", { id: "s", name: "Market" }, "Removed the shop Market"],
  ["saveShop", { id: "s", name: "Market" }, "Saved the shop Market"],
  ["setAisle", { ...milk, aisle: "Frozen" }, "Put milk in Frozen"],
  ["setAisle", { ...milk, aisle: null }, "Put milk back where it stands"],
  ["replaceMissing", { ...missing, instead: "oat milk" }, "Took oat milk instead of milk"],
  ["replaceMissing", { ...missing, instead: "" }, "Left out milk, which was missing"],
  ["replaceMissing", { ...missing, name: "", instead: "milk" }, "Took milk in again"],
  ["setAtHand", { ...milk, amount: "1 l", meals: [] }, "Said that 1 l of milk is at hand"],
  ["setAtHand", { ...milk, amount: "", meals: [] }, "Said that there is no milk at hand"],
  ["setStaple", { ...milk, on: true }, "Said that there is always milk at home"],
  ["setStaple", { ...milk, on: false }, "Put milk on lists again"],
  ["takeStaple", { ...milk, taken: true }, "Took milk into the shopping list"],
  ["takeStaple", { ...milk, taken: false }, "Left milk out of the shopping list"],
  ["deletePersonalRecipe", { recipeId: "soup" }, "Deleted a recipe of your own"],
  ["deletePlan", { planId: "p" }, "Deleted a meal plan"],
  ["discardPortions", { stored, ...change, count: 1 }, "Threw a portion from the fridge away"],
  ["eatPortion", { stored, ...change }, "Ate a portion from the fridge"],
  ["editPortions", { stored, ...change }, "Corrected the portions of a meal"],
  ["editPortions", { stored, ...change, title: "Pie" }, "Corrected the portions of Pie"],
  ["hideMeal", { mealId: "soup", hides: "nothing" }, "Showed a meal again"],
  ["hideMeal", { mealId: "soup", hides: "meal" }, "Hid a meal"],
  ["hideMeal", { mealId: "soup", hides: "author" }, "Hid all by the cook of a meal"],
  ["logMeal", log, "Logged Leek soup"],
  ["movePlanRecipe", { ...inPlan, before: [] }, "Moved a recipe within its plan"],
  [
    "movePortions",
    { stored, ...change, to: "freezer", count: 2 },
    "Moved 2 portions to the freezer",
  ],
  ["namePlan", { planId: "p", name: "Guests" }, "Named a plan Guests"],
  ["namePlan", { planId: "p", name: " " }, "Took a plan’s name away"],
  ["rateMeal", { meal, stars: 5 }, "Gave Leek soup 5 stars"],
  ["removeMealFromList", { mealId: "soup" }, "Took a meal off the shopping list"],
  ["removePlanRecipe", { ...inPlan, unlist: true }, "Took a recipe out of its plan"],
  ["reportMeal", { mealId: "soup", on: true }, "Reported a meal"],
  ["reportMeal", { mealId: "soup", on: false }, "Took back your report of a meal"],
  ["takeBackMeal", { mealId: "soup", on: true }, "Took back a meal, which you had shared"],
  ["takeBackMeal", { mealId: "soup", on: false }, "Shared a meal again"],
  [
    "savePersonalRecipe",
    { recipe: { ...meal, ...times, userId: "ana" } },
    "Saved your recipe Leek soup",
  ],
  [
    "savePersonalRecipes",
    {
      recipes: ["Leek soup", "Pie"].map((title) => ({ ...meal, title, ...times, userId: "ana" })),
    },
    "Saved recipes of your own: Leek soup, Pie",
  ],
  ["savePlan", { plan, addToShoppingList: true }, "Saved a plan: Leek soup, Stew"],
  [
    "sendFeedback",
    { id: "f", feedback: { text: "Good", url: "/", uid: "ana", timestamp: 1 } },
    "Sent a report",
  ],
  ["setBought", { items, bought: true }, "Ticked leek, salt"],
  ["setBought", { items, bought: false }, "Unticked leek, salt"],
  ["setCurrentMeal", { mealId: "soup", on: true }, "Added a meal to current meals"],
  ["setCurrentMeal", { mealId: "soup", on: false }, "Took a meal out of current meals"],
  ["setFavorite", { mealId: "soup", on: true }, "Added a meal to favorites"],
  ["setFavorite", { mealId: "soup", on: false }, "Removed a meal from favorites"],
  ["setPlanDay", { ...inPlan, day: "2026-11-24" }, "Planned a recipe for Tue, 24 Nov"],
  ["setPlanDay", { ...inPlan, day: "" }, "Took a recipe off its day"],
  [
    "setPlanDays",
    { planId: "p", days: [{ recipeId: "soup", from: "", day: "2026-11-24" }] },
    "Spread a plan’s recipes over days",
  ],
  [
    "setPlanDays",
    { planId: "p", days: [{ recipeId: "soup", from: "2026-11-24", day: "" }] },
    "Took a plan’s recipes off their days",
  ],
  ["setEquipment", { id: "wok", on: true }, "Added Wok"],
  ["setPlanDefaults", { defaults }, "Remembered the numbers you last planned with"],
  ["setPreference", { field: "allergies", id: "tree_nuts", on: true }, "Added Tree nuts"],
  ["setPreference", { field: "diet", id: "vegan", on: false }, "Removed Vegan"],
  ["setServes", { recipes: [{ ...meal, lines: [] }], serves: 6 }, "Chose Leek soup for 6"],
  ["setSharing", { sharing: true }, "Chose to share meals you rate highly"],
  ["setSharing", { sharing: false }, "Chose to keep your meals to yourself"],
  ["setUnits", { units: "written" }, "Left amounts as they are written"],
  ["setUnits", { units: "metric" }, "Chose metric units"],
  ["setUnits", { units: "us" }, "Chose US units"],
  [
    "swapPlanRecipe",
    { ...inPlan, recipe: meal, unlist: false, items: null },
    "Swapped a recipe for Leek soup in a plan",
  ],
  [
    "writeRecipeNote",
    { recipeId: "soup", before: "", text: "Less salt" },
    "Wrote a note on a recipe",
  ],
  [
    "writeRecipeNote",
    { recipeId: "soup", before: "x", text: " " },
    "Deleted your note on a recipe",
  ],
  ["tagRecipe", { recipeId: "soup", tag: "quick", on: true }, "Tagged a recipe “quick”"],
  [
    "tagOwnRecipe",
    { recipeId: "soup", tag: "quick", on: false },
    "Took the tag “quick” off a recipe",
  ],
  ["undoPortions", { ...change, title: "Pie" }, "Took back a change of the portions of Pie"],
])("%s of %j is told as: %s", (name, args, said) => {
  expect(describeChange({ name, version: 1, args: { ...args, at: 1 } })).toBe(said);
});

test("names what was ticked", () => {
  const args = { items: [{ mealId: "m", name: "leek", amount: "2" }], bought: true, at: 1 };
  expect(describeChange({ name: "setBought", version: 1, args })).toBe("Ticked leek");
});

test("names the meal of a change that knows it by its id alone, where its title is known", () => {
  const on = { mealId: "m", on: true, at: 1 };
  const portion = { stored: { recipeId: "m", storage: "fridge", storedAt: 1 }, id: "c", at: 1 };
  const told = (name: MutationName, args: object) => {
    const change = { name, version: mutations[name].version, args };
    expect(mealNamedIn(change)).toBe("m");
    return [describeChange(change, "Leek soup"), describeChange(change)];
  };
  expect(told("setFavorite", on)).toEqual([
    "Added Leek soup to favorites",
    "Added a meal to favorites",
  ]);
  expect(told("setCurrentMeal", { ...on, on: false })).toEqual([
    "Took Leek soup out of current meals",
    "Took a meal out of current meals",
  ]);
  expect(told("removeMealFromList", on)).toEqual([
    "Took Leek soup off the shopping list",
    "Took a meal off the shopping list",
  ]);
  expect(told("removePlanRecipe", { ...inPlan, unlist: true, at: 1 })).toEqual([
    "Took Leek soup out of its plan",
    "Took a recipe out of its plan",
  ]);
  expect(told("movePlanRecipe", { ...inPlan, before: [], at: 1 })).toEqual([
    "Moved Leek soup within its plan",
    "Moved a recipe within its plan",
  ]);
  const swapped = { ...inPlan, recipe: meal, unlist: false, items: null, at: 1 };
  expect(told("swapPlanRecipe", swapped)).toEqual([
    "Swapped Leek soup for Leek soup in a plan",
    "Swapped a recipe for Leek soup in a plan",
  ]);
  expect(told("eatPortion", portion)).toEqual([
    "Ate a portion of Leek soup from the fridge",
    "Ate a portion from the fridge",
  ]);
});

test.each<[MutationName, object, string]>([
  ["deletePersonalRecipe", { recipeId: "soup" }, "Deleted your recipe Leek soup"],
  ["writeRecipeNote", { recipeId: "soup", before: "", text: "Salt" }, "Wrote a note on Leek soup"],
  ["tagRecipe", { recipeId: "soup", tag: "quick", on: true }, "Tagged Leek soup “quick”"],
  [
    "discardPortions",
    { stored, ...change, count: 2 },
    "Threw 2 portions of Leek soup from the fridge away",
  ],
  ["eatPortion", { stored, ...change }, "Ate a portion of Leek soup from the fridge"],
  ["editPortions", { stored, ...change }, "Corrected the portions of Leek soup"],
  ["hideMeal", { mealId: "soup", hides: "nothing" }, "Showed Leek soup again"],
  ["hideMeal", { mealId: "soup", hides: "meal" }, "Hid Leek soup"],
  ["hideMeal", { mealId: "soup", hides: "author" }, "Hid all by the cook of Leek soup"],
  [
    "movePortions",
    { stored, ...change, to: "freezer", count: 1 },
    "Moved a portion of Leek soup to the freezer",
  ],
  ["removeMealFromList", { mealId: "soup" }, "Took Leek soup off the shopping list"],
  ["reportMeal", { mealId: "soup", on: true }, "Reported Leek soup"],
  ["reportMeal", { mealId: "soup", on: false }, "Took back your report of Leek soup"],
  ["setCurrentMeal", { mealId: "soup", on: true }, "Added Leek soup to current meals"],
  ["setCurrentMeal", { mealId: "soup", on: false }, "Took Leek soup out of current meals"],
  ["setFavorite", { mealId: "soup", on: true }, "Added Leek soup to favorites"],
  ["setFavorite", { mealId: "soup", on: false }, "Removed Leek soup from favorites"],
  ["takeBackMeal", { mealId: "soup", on: true }, "Took back Leek soup, which you had shared"],
  ["takeBackMeal", { mealId: "soup", on: false }, "Shared Leek soup again"],
])("%s of %j, which knows its meal by id alone, is told with its title: %s", (name, args, said) => {
  const change = { name, version: mutations[name].version, args: { ...args, at: 1 } };
  expect(mealNamedIn(change)).toBe("soup");
  expect(describeChange(change, "Leek soup")).toBe(said);
});

test("a change that this version doesn't know, or can't read, is still described", () => {
  expect(describeChange({ name: "sousVide", version: 1, args: {} })).toBe(
    "A change made by a newer version of Simmer",
  );
  expect(describeChange({ name: "setBought", version: 1, args: null })).toBe(
    "A change that can't be read",
  );
});

test("no meal is named by its id alone where the change brings it, or can't be read", () => {
  const at = { at: 1 };
  expect(mealNamedIn({ name: "logMeal", version: 1, args: { ...log, ...at } })).toBeUndefined();
  expect(mealNamedIn({ name: "setFavorite", version: 1, args: null })).toBeUndefined();
  expect(mealNamedIn({ name: "sousVide", version: 1, args: {} })).toBeUndefined();
});

test("what is longer than 160 characters is cut short, and ends with an ellipsis", () => {
  const told = (length: number) => {
    const title = "e".repeat(length - "Logged ".length);
    const args = { ...log, meal: { ...meal, title }, at: 1 };
    return describeChange({ name: "logMeal", version: 1, args });
  };
  expect(told(160)).toBe(`Logged ${"e".repeat(153)}`);
  expect(told(161)).toBe(`Logged ${"e".repeat(152)}…`);
});
