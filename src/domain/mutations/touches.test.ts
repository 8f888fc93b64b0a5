import { expect, test } from "vitest";

import { mutations, read, type MutationName } from "./registry.ts";

/**
 * The documents that a push reads for each mutation: a missing one could not be written, and a
 * superfluous one costs a read and a look-up by the rules. `registry.test.ts` holds for all of them that
 * what is changed is touched.
 */

const meal = {
  id: "soup",
  title: "Soup",
  ingredients: [],
  instructions: [],
  mealType: "dinner",
  blurb: "",
  equipment: [],
};
const plan = { id: "p", recipes: [], createdAt: 1, updatedAt: 1, status: "new", userId: "cook" };
const item = { mealId: "own:1", name: "milk", amount: "" };
const food = { food: "milk|", name: "milk" };
const stored = { recipeId: "soup", storage: "fridge", storedAt: 1 };
const onShelf = ["users/cook", "portionChanges/recent"];
const inPlan = { planId: "p", recipeId: "soup" };
const noWords = { ingredients: [], instructions: [], adapted: false };

function refsOf(name: MutationName, args: object, of: "touches" | "deletes"): string[] {
  const intention = read({ name, version: mutations[name].version, args: { ...args, at: 1 } });
  return intention[of]("cook").map(({ collection, id }) => `${collection}/${id}`);
}

test.each<[MutationName, object, string[]]>([
  ["addMealsToList", { meals: [] }, ["users/cook"]],
  ["addOwnItem", { id: "1", name: "milk", amount: "" }, ["users/cook"]],
  [
    "addPlanRecipe",
    { planId: "p", recipe: meal, before: [], items: null },
    ["users/cook", "aiMealPlans/p"],
  ],
  ["addPortions", { ...stored, title: "Pie", since: null, count: 1, id: "a" }, onShelf],
  ["bringFavorites", { mealIds: ["soup"] }, ["users/cook"]],
  [
    "bringKitchen",
    {
      list: { items: [], meals: [] },
      stored: [],
      shopping: { aisles: [], shops: [], staples: [], atHand: [], bought: [] },
      serves: [],
    },
    [...onShelf, "shoppingSettings/own", "settings/own"],
  ],
  ["bringPlan", { plan }, ["aiMealPlans/p"]],
  ["clearBought", { items: [], foods: [] }, ["users/cook", "shoppingSettings/own"]],
  ["createUser", {}, ["users/cook"]],
  ["deletePersonalRecipe", { recipeId: "soup" }, ["personalRecipes/soup"]],
  ["deletePlan", { planId: "p" }, ["aiMealPlans/p"]],
  ["discardPortions", { stored, count: 1, id: "a" }, onShelf],
  ["editOwnItem", { item, name: "oat milk", amount: "" }, ["users/cook"]],
  ["editPortions", { stored, id: "a" }, onShelf],
  ["moveAisle", { shopId: "s", aisle: "Frozen", before: [] }, ["shoppingSettings/own"]],
  ["movePlanRecipe", { ...inPlan, before: [] }, ["aiMealPlans/p"]],
  ["movePortions", { stored, to: "freezer", count: 1, id: "a" }, onShelf],
  ["namePlan", { planId: "p", name: "Guests" }, ["aiMealPlans/p"]],
  ["putBackItems", { items: [], meals: [] }, ["users/cook"]],
  ["removeMealFromList", { mealId: "soup" }, ["users/cook"]],
  ["removeOwnItem", { item }, ["users/cook"]],
  ["removePlanRecipe", { ...inPlan, unlist: false }, ["users/cook", "aiMealPlans/p"]],
  ["removeShop", { id: "s", name: "Market" }, ["shoppingSettings/own"]],
  [
    "replaceMissing",
    {
      name: "milk",
      instead: "",
      off: [],
      on: [],
      recipes: [{ ...inPlan, before: noWords, after: noWords }],
    },
    ["users/cook", "aiMealPlans/p"],
  ],
  [
    "savePersonalRecipe",
    { recipe: { ...meal, userId: "cook", createdAt: 1, updatedAt: 1 } },
    ["personalRecipes/soup"],
  ],
  [
    "savePersonalRecipes",
    {
      recipes: ["soup", "stew"].map((id) => ({
        ...meal,
        id,
        userId: "cook",
        createdAt: 1,
        updatedAt: 1,
      })),
    },
    ["personalRecipes/soup", "personalRecipes/stew"],
  ],
  ["savePlan", { plan, addToShoppingList: false }, ["users/cook", "aiMealPlans/p"]],
  ["saveShop", { id: "s", name: "Market" }, ["shoppingSettings/own"]],
  ["setAisle", { ...food, aisle: null }, ["shoppingSettings/own"]],
  ["setAtHand", { ...food, amount: "2", meals: ["soup"] }, ["shoppingSettings/own"]],
  ["setBought", { items: [item], bought: true }, ["users/cook"]],
  ["setPlanDay", { ...inPlan, day: "" }, ["aiMealPlans/p"]],
  ["setPlanDays", { planId: "p", days: [] }, ["aiMealPlans/p"]],
  ["setServes", { recipes: [], serves: 4 }, ["settings/own", "users/cook"]],
  ["setSharing", { sharing: false }, ["settings/own"]],
  ["setStaple", { ...food, on: true }, ["shoppingSettings/own"]],
  ["setUnits", { units: "us" }, ["settings/own"]],
  [
    "swapPlanRecipe",
    { ...inPlan, recipe: meal, unlist: false, items: null },
    ["users/cook", "aiMealPlans/p"],
  ],
  ["takeStaple", { ...food, taken: true }, ["shoppingSettings/own"]],
  ["tagOwnRecipe", { recipeId: "pie", tag: "x", on: true }, ["personalRecipes/pie"]],
  ["tagRecipe", { recipeId: "soup", tag: "x", on: true }, ["recipeNotes/soup"]],
  ["undoPortions", { id: "a", title: "Soup" }, onShelf],
  ["writeRecipeNote", { recipeId: "soup", before: "", text: "" }, ["recipeNotes/soup"]],
])("%s of %j touches %j", (name, args, refs) => {
  expect(refsOf(name, args, "touches")).toEqual(refs);
});

test("only a plan and a recipe of one's own are deleted, each by the mutation that says so", () => {
  expect(refsOf("deletePlan", { planId: "p" }, "deletes")).toEqual(["aiMealPlans/p"]);
  expect(refsOf("deletePersonalRecipe", { recipeId: "soup" }, "deletes")).toEqual([
    "personalRecipes/soup",
  ]);
  expect(refsOf("savePlan", { plan, addToShoppingList: false }, "deletes")).toEqual([]);
});
