import { expect, test } from "vitest";

import type { Meal, SharedMeal } from "#domain/entities.ts";
import { PORTIONS_MAX, STORED_MEALS_MAX, TIMES_COOKED_MAX, URL_MAX } from "#domain/limits.ts";
import { occurrenceId } from "#domain/occurrences.ts";
import { mealOf } from "#domain/sound-meal.ts";
import type { StoredMeal } from "#domain/stored-portions.ts";
import { emptyUser } from "#domain/user-document.ts";

import { eatPortion, logMeal, type LogMealArgs } from "./cooked-meals.ts";
import type { Docs } from "./define.ts";
import { rateMeal } from "./shared-meals.ts";

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
  const { users, aiMealPlans } = logMeal.apply(kitchen, log, "cook");
  expect(users?.["cook"]?.storedMeals).toEqual([
    expect.objectContaining({ title: "Soup", storage: "fridge", count: 1, storedAt: 1000 }),
    expect.objectContaining({ title: "Soup", storage: "freezer", count: 2, planId: "plan" }),
  ]);
  expect(users?.["cook"]?.current_meals).toEqual(["pie"]);
  expect(users?.["cook"]?.shoppingList.ingredients.map(({ mealId }) => mealId)).toEqual(["pie"]);
  expect(aiMealPlans?.["plan"]).toMatchObject({ status: "completed", recipes: [{ cooked: true }] });
  const rating = { name: "rateMeal", version: 1, args: { meal: soup, stars: 5, at: 1_000 } };
  expect(logMeal.followUp?.(log)).toEqual(rating);
});

test("a later occurrence of a dish is cooked by itself, and rated and stored as the dish", () => {
  const again = { ...soup, id: occurrenceId("soup", "0123abcd-0000") };
  const plan = kitchen.aiMealPlans!["plan"]!;
  const planned = { ...plan, recipes: [...plan.recipes, { ...again, cooked: false }] };
  const docs = { ...kitchen, aiMealPlans: { plan: planned } };
  const { users, aiMealPlans } = logMeal.apply(docs, { ...log, meal: again }, "cook");
  expect(aiMealPlans?.["plan"]?.recipes.map(({ cooked }) => cooked)).toEqual([false, true]);
  expect(users?.["cook"]?.shoppingList.meals.map(({ id }) => id)).toEqual(["soup", "pie"]);
  expect(users?.["cook"]?.storedMeals[0]?.recipeId).toBe("soup");
  expect(logMeal.followUp?.({ ...log, meal: again })?.args).toMatchObject({ meal: { id: "soup" } });
});

test("a rating below 4, or none, is told to nobody", () => {
  for (const stars of [null, 1, 3]) expect(logMeal.followUp?.({ ...log, stars })).toBeNull();
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
  const { aiMeals } = rateMeal.apply(
    { aiMeals: { soup: shared } },
    { meal: soup, stars: 5, at: 1_000 },
    "cook",
  );
  expect(aiMeals?.["soup"]).toMatchObject({
    ratingAverage: 4.25,
    ratingCount: 4,
    favoriteCount: 2,
    createdAt: 1,
    updatedAt: 1000,
  });
});

test("no portions, no stored entry; a meal without a plan marks none as cooked", () => {
  const args = { ...log, planId: null, portions: { fridge: 0, freezer: 0 } };
  const changes = logMeal.apply(kitchen, args, "cook");
  expect(changes.users?.["cook"]?.storedMeals).toEqual([]);
  expect(changes.aiMealPlans).toBeUndefined();
  const plans = { null: kitchen.aiMealPlans?.["plan"] ?? null };
  expect(logMeal.apply({ aiMealPlans: plans }, args, "cook").aiMealPlans).toBeUndefined();
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
  const eat = { stored, id: "e", at: 9 };
  const full: Docs = { users: { cook: { ...emptyUser(0), storedMeals: [stored] } } };
  const once = eatPortion.apply(full, eat, "cook");
  expect(once.users?.["cook"]?.storedMeals).toEqual([{ ...stored, count: 1 }]);
  const twice = eatPortion.apply(once, eat, "cook");
  expect(twice.users?.["cook"]?.storedMeals).toEqual([]);
  expect(eatPortion.apply(twice, eat, "cook")).toEqual({});
});

const portion: StoredMeal = {
  title: "Soup",
  imageUrl: "",
  recipeId: "soup",
  planId: "",
  storedAt: 5,
  storage: "freezer",
  count: 2,
};
const holding = (...storedMeals: StoredMeal[]): Docs => ({
  users: { cook: { ...emptyUser(0), storedMeals } },
});

test("a portion is eaten in the entry it is of alone", () => {
  const others = [
    { ...portion, recipeId: "pie" },
    { ...portion, storage: "fridge" as const },
    { ...portion, storedAt: 6 },
  ];
  const docs = holding(...others, portion);
  const eaten = eatPortion.apply(docs, { stored: portion, id: "e", at: 9 }, "cook");
  expect(eaten.users?.["cook"]).toEqual({
    ...emptyUser(0),
    storedMeals: [...others, { ...portion, count: 1 }],
    updatedAt: 9,
  });
  const last = eatPortion.apply(eaten, { stored: portion, id: "f", at: 10 }, "cook");
  expect(last.users?.["cook"]?.storedMeals).toEqual(others);
});

test("a full store takes nothing new", () => {
  const full = Array.from({ length: STORED_MEALS_MAX }, (_, at) => ({ ...portion, storedAt: at }));
  const docs = holding(...full);
  const logged = logMeal.apply(docs, log, "cook");
  expect(logged.users?.["cook"]?.storedMeals).toEqual(full);
  const one = logMeal.apply(holding(...full.slice(1)), log, "cook");
  expect(one.users?.["cook"]?.storedMeals.at(-1)).toMatchObject({ storage: "fridge", count: 1 });
});

test("what is stored is whole portions, no more than fit, with no longer address than may be", () => {
  const logged = (fridge: number, more: Partial<LogMealArgs> = {}) =>
    logMeal.apply({}, { ...log, planId: null, portions: { fridge, freezer: 0 }, ...more }, "cook")
      .users?.["cook"]?.storedMeals;
  expect(logged(2.9)).toMatchObject([{ count: 2, planId: "" }]);
  expect(logged(PORTIONS_MAX + 5)).toMatchObject([{ count: PORTIONS_MAX }]);
  for (const none of [0, 0.5, -1, Number.NaN]) expect(logged(none)).toEqual([]);
  const imageUrl = "x".repeat(URL_MAX + 1);
  expect(logged(1, { imageUrl })?.[0]?.imageUrl).toHaveLength(URL_MAX);
});

test("logging touches the plan that it names, and no shared meal", () => {
  const refs = (args: LogMealArgs) => logMeal.touches(args, "cook");
  const own = [{ collection: "users", id: "cook" }];
  const plan = [{ collection: "aiMealPlans", id: "plan" }];
  expect(refs({ ...log, planId: null })).toEqual(own);
  expect(refs(log)).toEqual([...own, ...plan]);
});

const photo = "ab".repeat(32);

test("a photo goes with the portions and with the recipe in its plan, and to nobody else", () => {
  const args = { ...log, imageUrl: photo };
  const { users, aiMealPlans } = logMeal.apply(kitchen, args, "cook");
  expect(users?.["cook"]?.storedMeals).toMatchObject([{ imageUrl: photo }, { imageUrl: photo }]);
  expect(aiMealPlans?.["plan"]?.recipes).toEqual([{ ...soup, cooked: true, photo }]);
  expect(JSON.stringify(logMeal.followUp?.(args))).not.toContain(photo);
  const without = logMeal.apply(kitchen, { ...log, imageUrl: "/pictures/meal.svg" }, "cook");
  expect(without.aiMealPlans?.["plan"]?.recipes).toEqual([{ ...soup, cooked: true }]);
});

test("a recipe of the cook's own without a photo gets that of the log; another keeps its own", () => {
  const args: LogMealArgs = { ...log, meal: { ...soup, author: "self" }, imageUrl: photo };
  const own = { ...soup, userId: "cook", createdAt: 1, updatedAt: 1 };
  const logged = (recipe: typeof own | null) =>
    logMeal.apply({ ...kitchen, personalRecipes: { soup: recipe } }, args, "cook").personalRecipes;
  expect(logMeal.touches(args, "cook")).toContainEqual({
    collection: "personalRecipes",
    id: "soup",
  });
  expect(logged(own)).toEqual({ soup: { ...own, photo, updatedAt: 1_000 } });
  expect(logged({ ...own, photo: "cd".repeat(32) })).toBeUndefined();
  expect(logged(null)).toBeUndefined();
});

test("a recipe of the cook's own counts what neither a plan nor portions tell of", () => {
  const own = { ...soup, userId: "cook", createdAt: 1, updatedAt: 1 };
  const alone: LogMealArgs = {
    ...log,
    meal: own,
    planId: null,
    portions: { fridge: 0, freezer: 0 },
    stars: null,
  };
  const logged = (args: Partial<LogMealArgs>, recipe: object | null = own) =>
    logMeal.apply(
      { ...kitchen, personalRecipes: { soup: recipe as typeof own | null } },
      { ...alone, ...args },
      "cook",
    ).personalRecipes?.["soup"];
  expect(logMeal.touches(alone, "cook")).toContainEqual({
    collection: "personalRecipes",
    id: "soup",
  });
  // It is no edit of the recipe, which keeps its place among those edited last.
  const once = logged({});
  expect(once).toEqual({ ...own, timesCooked: 1 });
  expect(logged({}, once)).toEqual({ ...own, timesCooked: 2 });
  expect(
    logged({ meal: { ...soup, author: "self", id: occurrenceId("soup", "0123abcd") } }),
  ).toEqual(once);
  const newer = { ...own, spice: "hot" };
  expect(logged({}, newer)).toEqual({ ...newer, timesCooked: 1 });
  const most = { ...own, timesCooked: TIMES_COOKED_MAX };
  expect(logged({}, most)).toEqual(most);
  expect(logged({ imageUrl: photo })).toEqual({ ...once, photo, updatedAt: 1_000 });
  expect(logged({ portions: { fridge: 0.5, freezer: Number.NaN } })).toEqual(once);
  expect(logged({}, null)).toBeUndefined();
  for (const counted of [
    { portions: { fridge: 1, freezer: 0 } },
    { portions: { fridge: 0, freezer: 1 } },
    { planId: "plan" },
    { meal: soup },
  ]) {
    expect(logged(counted)).toBeUndefined();
    expect(logMeal.touches({ ...alone, ...counted }, "cook")).not.toContainEqual(
      expect.objectContaining({ collection: "personalRecipes" }),
    );
  }
});

test("a plan that is gone, or has the meal cooked already, is left as it is", () => {
  expect(logMeal.apply({ ...kitchen, aiMealPlans: { plan: null } }, log, "cook").aiMealPlans).toBe(
    undefined,
  );
  const once = { ...kitchen, ...logMeal.apply(kitchen, log, "cook") };
  expect(logMeal.apply(once, { ...log, at: 2_000 }, "cook").aiMealPlans).toBeUndefined();
  expect(once.users?.["cook"]?.updatedAt).toBe(1_000);
});
