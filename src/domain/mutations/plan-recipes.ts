import * as v from "valibot";

import type { AiMealPlan, Meal, PlanRecipe } from "#domain/entities.ts";
import { PLAN_RECIPES_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { emptyUser } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { type Changes, defineMutation, docIn, overlay, type Docs } from "./define.ts";
import { planRef, statusWith } from "./plans.ts";
import { copyOf } from "./shared-meals.ts";
import {
  addMeals,
  listedItems,
  removeMeal,
  withList,
  type ListedItems,
  type ListedMeal,
} from "./shopping-list.ts";
import { changeUser, isId, userRef } from "./user.ts";

/*
 * The cook's edits of a saved plan. Another device may have changed, cooked or deleted it
 * meanwhile, so recipes are named by their ids and never by their places, and what has been cooked
 * stays in the plan (docs/decisions/0125).
 */

const planId = arg.id;
const recipeId = arg.id;

/**
 * A position: before the first of these recipes that is still in the plan; at the end if none is. They
 * are the recipes that followed it, nearest first.
 */
const before = v.array(arg.id);

/** The recipe's ingredients for the shopping list; null if they don't go there. */
const items = v.nullable(listedItems);

/** The recipes that follow `recipeId` in the plan, the nearest first. */
export function followers({ recipes }: Pick<AiMealPlan, "recipes">, id: string): string[] {
  const place = recipes.findIndex((recipe) => recipe.id === id);
  return recipes.slice(place + 1).map((recipe) => recipe.id);
}

function indexBefore(recipes: readonly PlanRecipe[], ids: readonly string[]): number {
  const next = ids.find((id) => recipes.some((recipe) => recipe.id === id));
  return next === undefined ? recipes.length : recipes.findIndex((recipe) => recipe.id === next);
}

/** The plan with these recipes instead; the same plan if nothing changed. */
function withRecipes(plan: AiMealPlan, recipes: PlanRecipe[], at: number): AiMealPlan {
  const isSame =
    recipes.length === plan.recipes.length &&
    recipes.every((recipe, index) => recipe === plan.recipes[index]);
  if (isSame) return plan;
  const lastDay = recipes.reduce((last, { day = "" }) => (day > last ? day : last), "");
  const days = lastDay === (plan.lastDay ?? "") ? {} : { lastDay };
  return { ...plan, recipes, ...days, status: statusWith(plan.status, recipes), updatedAt: at };
}

/**
 * The recipes with `meal` inserted at `index`, uncooked, and on a day if one is given; unchanged if
 * it is already there or can't be added.
 */
function insert(recipes: PlanRecipe[], meal: Meal, index: number, day = ""): PlanRecipe[] {
  const isIn = recipes.some(({ id }) => id === meal.id);
  if (isIn || !isId(meal.id) || recipes.length >= PLAN_RECIPES_MAX) return recipes;
  return recipes.toSpliced(index, 0, {
    ...copyOf(meal),
    cooked: false,
    ...(day === "" ? {} : { day }),
  });
}

/** The plan with that recipe at its end, uncooked; the same plan if it holds the recipe. */
export function withRecipe(plan: AiMealPlan, meal: Meal, at: number): AiMealPlan {
  return withRecipes(plan, insert(plan.recipes, meal, plan.recipes.length), at);
}

/** The change that `edit` makes to a plan's recipes; none if the plan is gone. */
export function changePlan(
  docs: Docs,
  id: string,
  at: number,
  edit: (recipes: PlanRecipe[]) => PlanRecipe[],
): Changes<"kitchen"> {
  const plan = docIn(docs, "aiMealPlans", id);
  if (!plan) return {};
  const edited = withRecipes(plan, edit(plan.recipes), at);
  return edited === plan ? {} : { aiMealPlans: { [id]: edited } };
}

function recipeIn(docs: Docs, id: string, recipe: string): PlanRecipe | undefined {
  return docIn(docs, "aiMealPlans", id)?.recipes.find((other) => other.id === recipe);
}

/** Removes one meal from the shopping list and adds another; either may be absent. */
function changeList(
  docs: Docs,
  kitchenId: string,
  at: number,
  { off, on }: { off: string | null; on: ListedMeal | null },
): Changes<"kitchen"> {
  return changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) => {
    const list = off === null ? user.shoppingList : removeMeal(user.shoppingList, off, at);
    return withList(user, on ? addMeals(list, [on], at) : list);
  });
}

/** The items that a recipe adds to the list when it is added to a plan: none if it has been cooked. */
function listedFrom(docs: Docs, id: string, recipe: Meal, items: ListedItems | null) {
  const added = recipeIn(docs, id, recipe.id);
  if (items === null || !added || added.cooked) return null;
  return { id: recipe.id, title: recipe.title, ingredients: items };
}

/** Moves a recipe within its plan; a no-op if it is gone. */
export const movePlanRecipe = defineMutation({
  name: "movePlanRecipe",
  version: 1,
  scope: "kitchen",
  args: openObject({ planId, recipeId, before, at: arg.time }),
  touches: (args) => [planRef(args.planId)],
  apply: (docs, args) =>
    changePlan(docs, args.planId, args.at, (recipes) => {
      const moved = recipes.find(({ id }) => id === args.recipeId);
      if (!moved) return recipes;
      const others = recipes.filter((recipe) => recipe !== moved);
      return others.toSpliced(indexBefore(others, args.before), 0, moved);
    }),
  words: (_, meal = "a recipe") => `Moved ${meal} within its plan`,
  namesMeal: (args) => args.recipeId,
});

/**
 * Takes a recipe out of its plan, and with `unlist` off the shopping list too. A no-op, also for
 * the list, if the recipe has been cooked.
 */
export const removePlanRecipe = defineMutation({
  name: "removePlanRecipe",
  version: 1,
  scope: "kitchen",
  args: openObject({ planId, recipeId, unlist: v.boolean(), at: arg.time }),
  touches: (args, kitchenId) => [userRef(kitchenId), planRef(args.planId)],
  apply: (docs, args, kitchenId) => {
    const { at, recipeId: gone } = args;
    if (recipeIn(docs, args.planId, gone)?.cooked) return {};
    return {
      ...changePlan(docs, args.planId, at, (recipes) => recipes.filter(({ id }) => id !== gone)),
      ...changeList(docs, kitchenId, at, { off: args.unlist ? gone : null, on: null }),
    };
  },
  words: (_, meal = "a recipe") => `Took ${meal} out of its plan`,
  namesMeal: (args) => args.recipeId,
});

/**
 * Puts a recipe into a plan, uncooked, and its `items` on the shopping list. A recipe that is
 * already there stays as it is. A no-op, also for the list, if the plan is gone.
 */
export const addPlanRecipe = defineMutation({
  name: "addPlanRecipe",
  version: 1,
  scope: "kitchen",
  args: openObject({
    planId,
    recipe: arg.meal,
    before,
    items,
    day: v.optional(arg.day),
    at: arg.time,
  }),
  touches: (args, kitchenId) => [userRef(kitchenId), planRef(args.planId)],
  apply: (docs, args, kitchenId) => {
    const { recipe, day, at } = args;
    const changed = changePlan(docs, args.planId, at, (recipes) =>
      insert(recipes, recipe, indexBefore(recipes, args.before), day),
    );
    const on = listedFrom(overlay(docs, changed), args.planId, recipe, args.items);
    return { ...changed, ...changeList(docs, kitchenId, at, { off: null, on }) };
  },
  words: ({ recipe }) => `Put ${recipe.title} into a plan`,
});

/**
 * Replaces a recipe with `recipe`, on the same day, and puts its `items` on the shopping list. The
 * new one is added even if the old one is gone. The old one is removed, with `unlist` also from the
 * list, unless it has been cooked.
 */
export const swapPlanRecipe = defineMutation({
  name: "swapPlanRecipe",
  version: 1,
  scope: "kitchen",
  args: openObject({
    planId,
    recipeId,
    recipe: arg.meal,
    unlist: v.boolean(),
    items,
    at: arg.time,
  }),
  touches: (args, kitchenId) => [userRef(kitchenId), planRef(args.planId)],
  apply: (docs, args, kitchenId) => {
    const { recipe, recipeId: old, at } = args;
    if (!docIn(docs, "aiMealPlans", args.planId) || old === recipe.id) return {};
    const stays = recipeIn(docs, args.planId, old)?.cooked ?? false;
    const changed = changePlan(docs, args.planId, at, (recipes) => {
      const place = recipes.findIndex(({ id }) => id === old);
      const left = stays ? recipes : recipes.filter(({ id }) => id !== old);
      const end = place < 0 ? left.length : place + Number(stays);
      const swapped = insert(left, recipe, end, stays ? "" : recipes[place]?.day);
      // If the new recipe can't be added, the old one stays.
      return swapped.some(({ id }) => id === recipe.id) ? swapped : recipes;
    });
    const after = overlay(docs, changed);
    const goes = !recipeIn(after, args.planId, old);
    return {
      ...changed,
      ...changeList(docs, kitchenId, at, {
        off: args.unlist && goes ? old : null,
        on: listedFrom(after, args.planId, recipe, args.items),
      }),
    };
  },
  words: ({ recipe }, meal = "a recipe") => `Swapped ${meal} for ${recipe.title} in a plan`,
  namesMeal: (args) => args.recipeId,
});
