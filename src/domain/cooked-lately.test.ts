import { expect, test } from "vitest";

import { cookedLately } from "./cooked-lately.ts";
import type { AiMealPlan, PlanRecipe } from "./entities.ts";
import type { StoredMeal } from "./stored-portions.ts";

function recipe(id: string, cooked: boolean): PlanRecipe {
  return {
    id,
    title: `Dish ${id}`,
    ingredients: [],
    instructions: [],
    mealType: "dinner",
    blurb: "",
    equipment: [],
    cooked,
  };
}

function plan(id: string, updatedAt: number, ...recipes: PlanRecipe[]): AiMealPlan {
  return { id, recipes, createdAt: 1, updatedAt, status: "in-progress", userId: "ana" };
}

function stored(recipeId: string, storedAt: number, planId = ""): StoredMeal {
  return {
    recipeId,
    storedAt,
    planId,
    title: `Portion ${recipeId}`,
    imageUrl: "",
    storage: "fridge",
    count: 1,
  };
}

const idsOf = (...args: Parameters<typeof cookedLately>) =>
  cookedLately(...args).map(({ recipeId }) => recipeId);

test("what is not cooked yet is left out", () => {
  expect(idsOf([plan("p", 9, recipe("a", true), recipe("b", false))], [], 5)).toEqual(["a"]);
});

test("each meal once, the last cooked first, and no more than asked for", () => {
  const plans = [plan("p", 50, recipe("a", true)), plan("q", 10, recipe("b", true))];
  const portions = [stored("c", 30), stored("c", 70), stored("d", 5)];
  expect(idsOf(plans, portions, 9)).toEqual(["c", "a", "b", "d"]);
  expect(idsOf(plans, portions, 2)).toEqual(["c", "a"]);
});

test("a dish that two plans have under ids of their own is there once, as it was cooked last", () => {
  const title = "Leek Gratin";
  const older = plan("p", 10, { ...recipe("a", true), title }, recipe("c", true));
  const newer = plan("q", 50, { ...recipe("b", true), title: "Leek gratin" });
  expect(idsOf([newer, older], [], 9)).toEqual(["b", "c"]);
  expect(idsOf([newer, older], [stored("a", 90)], 9)).toEqual(["a", "c"]);
});

test("portions of a plan's recipe tell when it was cooked, and the plan what it is", () => {
  const [cooked] = cookedLately([plan("p", 90, recipe("a", true))], [stored("a", 20, "p")], 5);
  expect(cooked).toMatchObject({ planId: "p", at: 20, title: "Dish a", meal: { id: "a" } });
});

test("portions of a recipe that is not at hand keep their own title, and portions without one are left out", () => {
  const lately = cookedLately([], [stored("a", 20), stored("", 30)], 5);
  expect(lately).toEqual([{ recipeId: "a", title: "Portion a", planId: null, meal: null, at: 20 }]);
});
