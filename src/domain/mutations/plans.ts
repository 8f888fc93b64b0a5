import * as v from "valibot";

import type { AiMealPlan, Meal, PlanRecipe, PlanStatus } from "#domain/entities.ts";
import {
  MAX_TOTAL_SERVES,
  PLAN_DAYS,
  PLAN_PEOPLE,
  PLAN_RECIPES_MAX,
  SERVES_PER_IDEA,
} from "#domain/limits.ts";
import type { MealType } from "#domain/meal-types.ts";
import { openObject } from "#domain/open-object.ts";
import { isPhotoId } from "#domain/photos.ts";
import { emptyUser } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn, type DocRef } from "./define.ts";
import { copyOf } from "./shared-meals.ts";
import { addMeals, listedMeal, withList } from "./shopping-list.ts";
import { changeUser, isId, userRef } from "./user.ts";

/** The cook's setup before choosing ideas. Serves are days × people, for each meal type. */
export interface PlanSetup {
  durationDays: number;
  peopleCount: number;
  mealsPerDay: MealType[];
}

export const DEFAULT_SETUP: PlanSetup = {
  durationDays: 7,
  peopleCount: 2,
  mealsPerDay: ["dinner"],
};

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  if (Number.isNaN(value)) return min;
  return Math.min(max, Math.max(min, Math.round(value)));
}

export function clampDays(days: number): number {
  return clamp(days, PLAN_DAYS);
}

export function clampPeople(people: number): number {
  return clamp(people, PLAN_PEOPLE);
}

export function totalServes(setup: Pick<PlanSetup, "durationDays" | "peopleCount">): number {
  return setup.durationDays * setup.peopleCount;
}

/** How many ideas must be chosen for each meal type. */
export function ideasNeeded(serves: number): number {
  return Math.ceil(serves / SERVES_PER_IDEA);
}

/** Why the setup can't continue, in the words shown to the cook; null if it can. */
export function setupProblem(setup: PlanSetup): string | null {
  if (setup.mealsPerDay.length === 0) return "Please select at least one meal";
  const serves = totalServes(setup);
  if (serves > MAX_TOTAL_SERVES) return `Maximum 30 serves allowed (currently ${serves})`;
  return null;
}

/**
 * Whether the setup has few serves of one meal type: then the single-meal flow is offered instead.
 */
export function isSingleMealSetup(setup: PlanSetup): boolean {
  return setup.mealsPerDay.length === 1 && totalServes(setup) <= SERVES_PER_IDEA;
}

export function statusWhenSaved(ideaCount: number): PlanStatus {
  return ideaCount === 1 ? "single" : "new";
}

/**
 * A new plan of these recipes, none of them cooked yet, whichever plans they come from. A recipe
 * keeps its id and is in the plan once. Recipes without an id, or beyond the most that a plan may
 * hold, are left out. With a `day` all of them are on it. `ideas` is how many ideas the recipes were
 * asked for, if some have none: a plan of several stays a plan, however few of its recipes arrived.
 */
export function newPlan(
  recipes: readonly Meal[],
  {
    id,
    userId,
    name = "",
    day = "",
    ideas,
    at,
  }: {
    id: string;
    userId: string;
    name?: string;
    day?: string;
    ideas?: number | undefined;
    at: number;
  },
): AiMealPlan {
  const known = recipes.filter((recipe) => isId(recipe.id));
  const once = [...new Map(known.map((recipe) => [recipe.id, recipe])).values()];
  const kept = once
    .slice(0, PLAN_RECIPES_MAX)
    .map((recipe) => ({ ...copyOf(recipe), cooked: false, ...(day === "" ? {} : { day }) }));
  const status = statusWhenSaved(ideas ?? kept.length);
  const named = name === "" ? {} : { name };
  const dated = day === "" || kept.length === 0 ? {} : { lastDay: day };
  return { id, recipes: kept, createdAt: at, updatedAt: at, status, userId, ...named, ...dated };
}

/** The plan with that recipe marked cooked; the same plan if it is already cooked or not in it. */
export function markCooked(plan: AiMealPlan, recipeId: string, at: number): AiMealPlan {
  const recipe = plan.recipes.find(({ id }) => id === recipeId);
  if (!recipe || recipe.cooked) return plan;
  const recipes = plan.recipes.map((other) =>
    other.id === recipeId ? { ...other, cooked: true } : other,
  );
  const status = statusWith(plan.status, recipes);
  return {
    ...plan,
    recipes,
    status: status === "new" ? "in-progress" : status,
    updatedAt: at,
  };
}

/** The plan with a photo of that recipe; the same plan if it has it, or if this names no photo. */
export function withPhoto(
  plan: AiMealPlan,
  { recipeId, photo, at }: { recipeId: string; photo: string; at: number },
): AiMealPlan {
  const recipe = plan.recipes.find(({ id }) => id === recipeId);
  if (!recipe || !isPhotoId(photo) || recipe.photo === photo) return plan;
  const recipes = plan.recipes.map((other) => (other === recipe ? { ...other, photo } : other));
  return { ...plan, recipes, updatedAt: at };
}

/**
 * A plan's status once it holds these recipes: completed if each of them is cooked, and no longer
 * completed if one is not. Without recipes the status stays, because nothing says that it was
 * cooked.
 */
export function statusWith(status: PlanStatus, recipes: readonly PlanRecipe[]): PlanStatus {
  if (recipes.length === 0) return status;
  if (recipes.every(({ cooked }) => cooked)) return "completed";
  if (status !== "completed") return status;
  return recipes.some(({ cooked }) => cooked) ? "in-progress" : "new";
}

export function newestFirst(plans: readonly AiMealPlan[]): AiMealPlan[] {
  return plans.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

export function planRef(id: string): DocRef {
  return { collection: "aiMealPlans", id };
}

/**
 * The plan without unknown fields, which the rules don't allow in a new document: otherwise a deleted
 * plan could not be restored.
 */
export function knownPlan(plan: AiMealPlan): AiMealPlan {
  const { id, recipes, createdAt, updatedAt, status, userId, name, lastDay } = plan;
  const known = recipes.map(({ cooked, day, adapted, ...meal }) => ({
    ...copyOf(meal),
    cooked,
    ...(day === undefined ? {} : { day }),
    ...(adapted === undefined ? {} : { adapted }),
  }));
  return {
    id,
    recipes: known,
    createdAt,
    updatedAt,
    status,
    userId,
    ...(name === undefined ? {} : { name }),
    ...(lastDay === undefined ? {} : { lastDay }),
  };
}

/**
 * Saves an existing plan again, for instance on a retry after an attempt with unknown outcome. What
 * has been cooked since stays cooked, and unknown fields stay.
 */
function savedAgain(now: AiMealPlan, plan: AiMealPlan): AiMealPlan {
  const there = new Map(now.recipes.map((recipe) => [recipe.id, recipe]));
  const recipes = plan.recipes.map((recipe) => ({ ...there.get(recipe.id), ...recipe }));
  const again = { ...now, ...plan, recipes };
  return plan.recipes.reduce(
    (saved, { id }) => (there.get(id)?.cooked ? markCooked(saved, id, now.updatedAt) : saved),
    again,
  );
}

/**
 * Saves a reviewed plan, or one that was deleted. With `addToShoppingList` its ingredients are added
 * to the list: those in `listed`, for as many serves as the cook has chosen, or else those of the
 * recipes.
 */
export const savePlan = defineMutation({
  name: "savePlan",
  version: 1,
  scope: "kitchen",
  args: openObject({
    plan: arg.plan,
    addToShoppingList: v.boolean(),
    listed: v.optional(v.array(listedMeal)),
    at: arg.time,
  }),
  touches: ({ plan }, kitchenId) => [userRef(kitchenId), planRef(plan.id)],
  apply: (docs, { plan, addToShoppingList, listed, at }, kitchenId) => {
    const now = docIn(docs, "aiMealPlans", plan.id);
    return {
      aiMealPlans: { [plan.id]: now ? savedAgain(now, plan) : knownPlan(plan) },
      ...changeUser<"kitchen">(docs, kitchenId, emptyUser(at), (user) =>
        addToShoppingList
          ? withList(user, addMeals(user.shoppingList, listed ?? plan.recipes, at))
          : user,
      ),
    };
  },
  words: ({ plan }) => `Saved a plan: ${plan.recipes.map(({ title }) => title).join(", ")}`,
});

/** Deletes a plan; a plan that is already gone stays gone. */
export const deletePlan = defineMutation({
  name: "deletePlan",
  version: 1,
  scope: "kitchen",
  args: openObject({ planId: arg.id }),
  touches: ({ planId }) => [planRef(planId)],
  apply: (docs, { planId }) =>
    docIn(docs, "aiMealPlans", planId) === null ? {} : { aiMealPlans: { [planId]: null } },
  deletes: ({ planId }) => [planRef(planId)],
  words: () => "Deleted a meal plan",
});
