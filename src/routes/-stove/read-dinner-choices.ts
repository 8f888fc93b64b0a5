import { getMeals } from "#db/repositories/meal-repository.ts";
import { getCurrentPlan, getLatestSingle, getPlan } from "#db/repositories/plan-repository.ts";
import { findUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { listWaitingMeals } from "#domain/waiting-meals.ts";

import { readDinner } from "./read-dinner.ts";
import { readDishes } from "./stove-dishes.ts";

/** A dish that the cook may want to eat at a set time. */
export interface DinnerChoice {
  recipeId: string;
  planId: string | null;
  title: string;
}

/** More than anyone cooks for one dinner, and few enough to choose from. */
const CHOICES_MAX = 20;

/**
 * What may be on the table: what is planned for it already, on the stove, and what waits to be cooked.
 *
 * @param planId the plan whose dishes wait; by default the current one
 */
export async function readDinnerChoices(db: SimmerDb, planId?: string): Promise<DinnerChoice[]> {
  const [dinner, dishes, user, plan, single] = await Promise.all([
    readDinner(db),
    readDishes(db),
    findUser(db),
    planId === undefined ? getCurrentPlan(db) : getPlan(db, planId),
    getLatestSingle(db),
  ]);
  const current = await getMeals(db, user?.current_meals ?? []);
  const waiting = listWaitingMeals(plan, single, current).map(({ meal, planId }) => ({
    recipeId: meal.id,
    planId,
    title: meal.title,
  }));
  const choices = new Map<string, DinnerChoice>();
  for (const { recipeId, planId, title } of [...(dinner?.dishes ?? []), ...dishes, ...waiting]) {
    if (!choices.has(recipeId)) choices.set(recipeId, { recipeId, planId, title });
  }
  return [...choices.values()].slice(0, CHOICES_MAX);
}
