import { expect, test } from "vitest";

import type { AiMealPlan, Meal } from "./entities.ts";
import { listWaitingMeals } from "./waiting-meals.ts";

function meal(id: string): Meal {
  return {
    id,
    title: `Dish ${id}`,
    ingredients: [],
    instructions: [],
    mealType: "dinner",
    blurb: "",
    equipment: [],
  };
}

/** A plan; the recipes in capitals are cooked. */
function plan(id: string, createdAt: number, recipes: string): AiMealPlan {
  return {
    id,
    recipes: recipes.split("").map((each) => ({
      ...meal(each.toLowerCase()),
      cooked: each !== each.toLowerCase(),
    })),
    createdAt,
    updatedAt: createdAt,
    status: "new",
    userId: "ana",
  };
}

test.each<[string, Parameters<typeof listWaitingMeals>, string[]]>([
  ["nothing waits in a kitchen without plans", [null, null, []], []],
  [
    "the plan's recipes in their order, but for those cooked",
    [plan("p", 1, "aBc"), null, []],
    ["a p", "c p"],
  ],
  [
    "a newer single meal comes before the plan",
    [plan("p", 1, "a"), plan("s", 2, "z"), []],
    ["z s", "a p"],
  ],
  [
    "an older single meal comes after it",
    [plan("p", 3, "a"), plan("s", 2, "z"), []],
    ["a p", "z s"],
  ],
  ["a cooked plan leaves the current meals", [plan("p", 3, "A"), null, [meal("m")]], ["m null"]],
  [
    "a current meal of the plan is there once, in the plan",
    [plan("p", 3, "ab"), null, [meal("b"), meal("m")]],
    ["a p", "b p", "m null"],
  ],
])("%s", (_, args, waiting) => {
  expect(listWaitingMeals(...args).map((each) => `${each.meal.id} ${each.planId}`)).toEqual(
    waiting,
  );
});
