import { expect, test } from "vitest";

import {
  ageInDays,
  eatPortion,
  logMeal,
  restorePortion,
  type LogMealArgs,
} from "./cooked-meals.ts";
import { emptyUser, type Meal, type SharedMeal, type StoredMeal } from "./entities.ts";
import type { Docs } from "./mutation.ts";
import { mealOf } from "./shared-meals.ts";

const soup: Meal = {
  id: "soup",
  title: "Soup",
  ingredients: [{ name: "leek", amount: "2" }],
  instructions: ["Simmer for 20 minutes."],
  mealType: "dinner",
  blurb: "Green.",
  equipment: ["pot"],
};

const kitchen: Docs = {
  users: {
    cook: {
      ...emptyUser(0),
      current_meals: ["soup", "pie"],
      shoppingList: {
        meals: [
          { id: "soup", title: "Soup" },
          { id: "pie", title: "Pie" },
        ],
        ingredients: [
          { mealId: "soup", name: "leek", amount: "2", bought: true },
          { mealId: "pie", name: "leek", amount: "1", bought: false },
        ],
        updatedAt: 0,
      },
    },
  },
  aiMealPlans: {
    plan: {
      id: "plan",
      recipes: [{ ...soup, cooked: false }],
      createdAt: 0,
      updatedAt: 0,
      status: "new",
      userId: "cook",
    },
  },
};

const log: LogMealArgs = {
  meal: soup,
  planId: "plan",
  portions: { fridge: 1, freezer: 2 },
  stars: 5,
  imageUrl: "",
  at: 1000,
};

test("logging does all of it in one step", () => {
  const { users, aiMealPlans, aiMeals } = logMeal.apply(kitchen, log, "cook");
  expect(users?.["cook"]?.storedMeals).toEqual([
    expect.objectContaining({ title: "Soup", storage: "fridge", count: 1, storedAt: 1000 }),
    expect.objectContaining({ title: "Soup", storage: "freezer", count: 2, planId: "plan" }),
  ]);
  expect(users?.["cook"]?.current_meals).toEqual(["pie"]);
  expect(users?.["cook"]?.shoppingList.ingredients.map(({ mealId }) => mealId)).toEqual(["pie"]);
  expect(aiMealPlans?.["plan"]).toMatchObject({ status: "completed", recipes: [{ cooked: true }] });
  expect(aiMeals?.["soup"]).toMatchObject({ ratingAverage: 5, ratingCount: 1, recipeId: "soup" });
});

test("a rating below 4, or none, makes no shared meal", () => {
  for (const stars of [null, 1, 3]) {
    expect(logMeal.apply(kitchen, { ...log, stars }, "cook").aiMeals).toBeUndefined();
    expect(logMeal.touches({ ...log, stars }, "cook")).not.toContainEqual({
      collection: "aiMeals",
      id: "soup",
    });
  }
});

test("a later rating moves the running mean", () => {
  const shared: SharedMeal = {
    ...mealOf(soup),
    ratingAverage: 4,
    ratingCount: 3,
    favoriteCount: 2,
    createdAt: 1,
    updatedAt: 1,
    planId: "",
    recipeId: "soup",
  };
  const { aiMeals } = logMeal.apply({ ...kitchen, aiMeals: { soup: shared } }, log, "cook");
  expect(aiMeals?.["soup"]).toMatchObject({
    ratingAverage: 4.25,
    ratingCount: 4,
    favoriteCount: 2,
    createdAt: 1,
    updatedAt: 1000,
  });
});

test("no portions, no stored entry; a meal of no plan marks none", () => {
  const args = { ...log, planId: null, portions: { fridge: 0, freezer: 0 } };
  const changes = logMeal.apply(kitchen, args, "cook");
  expect(changes.users?.["cook"]?.storedMeals).toEqual([]);
  expect(changes.aiMealPlans).toBeUndefined();
});

test("eating takes one portion, and the entry with the last", () => {
  const stored: StoredMeal = {
    title: "Soup",
    imageUrl: "",
    recipeId: "soup",
    planId: "",
    storedAt: 5,
    storage: "freezer",
    count: 2,
  };
  const eat = { stored, at: 9 };
  const full: Docs = { users: { cook: { ...emptyUser(0), storedMeals: [stored] } } };
  const once = eatPortion.apply(full, eat, "cook");
  expect(once.users?.["cook"]?.storedMeals).toEqual([{ ...stored, count: 1 }]);
  const twice = eatPortion.apply(once, eat, "cook");
  expect(twice.users?.["cook"]?.storedMeals).toEqual([]);
  expect(eatPortion.apply(twice, eat, "cook")).toEqual({});

  // Undone, each brings its portion back, and the entry with the first; never more than fit.
  const { count: _, ...portion } = stored;
  const restore = { stored: portion, at: 10 };
  const back = restorePortion.apply(twice, restore, "cook");
  expect(back.users?.["cook"]?.storedMeals).toEqual([{ ...stored, count: 1 }]);
  const all = restorePortion.apply(back, restore, "cook");
  expect(all.users?.["cook"]?.storedMeals).toEqual([stored]);
  const most = { users: { cook: { ...emptyUser(0), storedMeals: [{ ...stored, count: 99 }] } } };
  expect(restorePortion.apply(most, restore, "cook")).toEqual({});
});

test("age is in whole days, and never negative", () => {
  const day = 86_400_000;
  expect(ageInDays(0, day - 1)).toBe(0);
  expect(ageInDays(0, day)).toBe(1);
  expect(ageInDays(10 * day, 3 * day)).toBe(0);
});
