import * as v from "valibot";

import { shortDay } from "#domain/days.ts";
import { PLAN_NAME_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { typedText } from "#domain/typed-text.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn } from "./define.ts";
import { changePlan } from "./plan-recipes.ts";
import { planRef } from "./plans.ts";

/*
 * When the meals of a saved plan are to be cooked, and what the plan is called
 * (docs/decisions/0160).
 */

/**
 * Assigns a plan's recipe to a day, or unassigns it if the day is empty. Its place among the
 * recipes stays (`movePlanRecipe`): the rules let a recipe with a newer app's fields change or
 * move, not both at once. Days for two recipes from two devices merge; of two days for one recipe
 * the later push wins. A recipe that is gone or has been cooked stays as it is.
 */
export const setPlanDay = defineMutation({
  name: "setPlanDay",
  version: 1,
  scope: "kitchen",
  args: openObject({ planId: arg.id, recipeId: arg.id, day: arg.day, at: arg.time }),
  touches: ({ planId }) => [planRef(planId)],
  apply: (docs, { planId, recipeId, day, at }) =>
    changePlan(docs, planId, at, (recipes) =>
      recipes.map((recipe) => {
        const stays = recipe.id !== recipeId || recipe.cooked || (recipe.day ?? "") === day;
        return stays ? recipe : { ...recipe, day };
      }),
    ),
  words: ({ day }, meal = "a recipe") =>
    day === "" ? `Took ${meal} off its day` : `Planned ${meal} for ${shortDay(day)}`,
  namesMeal: ({ recipeId }) => recipeId,
});

/**
 * Moves several of a plan's recipes from a day to another, in one step: those that are still on the
 * day they are moved `from`, and not cooked. An empty day is none.
 */
export const setPlanDays = defineMutation({
  name: "setPlanDays",
  version: 1,
  scope: "kitchen",
  args: openObject({
    planId: arg.id,
    days: v.array(openObject({ recipeId: arg.id, from: arg.day, day: arg.day })),
    at: arg.time,
  }),
  touches: ({ planId }) => [planRef(planId)],
  apply: (docs, { planId, days, at }) =>
    changePlan(docs, planId, at, (recipes) =>
      recipes.map((recipe) => {
        const move = days.find(({ recipeId }) => recipeId === recipe.id);
        const stays = !move || recipe.cooked || (recipe.day ?? "") !== move.from;
        return stays || move.day === move.from ? recipe : { ...recipe, day: move.day };
      }),
    ),
  words: ({ days }) =>
    days.every(({ day }) => day === "")
      ? "Took a plan’s recipes off their days"
      : "Spread a plan’s recipes over days",
});

/** A plan's name as it is stored: on one line, with composed accents, and not too long. */
export function planNameOf(typed: string): string {
  return typedText(typed.replaceAll(/\s+/gu, " ")).slice(0, PLAN_NAME_MAX).trim();
}

/** Names a plan; an empty name removes its name. A plan that is gone stays gone. */
export const namePlan = defineMutation({
  name: "namePlan",
  version: 1,
  scope: "kitchen",
  args: openObject({ planId: arg.id, name: v.string(), at: arg.time }),
  touches: ({ planId }) => [planRef(planId)],
  apply: (docs, { planId, name: typed, at }) => {
    const plan = docIn(docs, "aiMealPlans", planId);
    const name = planNameOf(typed);
    if (!plan || (plan.name ?? "") === name) return {};
    return { aiMealPlans: { [planId]: { ...plan, name, updatedAt: at } } };
  },
  words: ({ name }) =>
    planNameOf(name) === "" ? "Took a plan’s name away" : `Named a plan ${planNameOf(name)}`,
});
