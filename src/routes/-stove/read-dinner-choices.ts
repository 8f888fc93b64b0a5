import { getMeals } from "#db/repositories/meal-repository.ts";
import { getCurrentPlan, getLatestSingle } from "#db/repositories/plan-repository.ts";
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

/** What may be on the table: what is planned for it already, on the stove, and what waits to be cooked. */
export async function readDinnerChoices(db: SimmerDb): Promise<DinnerChoice[]> {
  const [dinner, dishes, user, plan, single] = await Promise.all([
    readDinner(db),
    readDishes(db),
    findUser(db),
    getCurrentPlan(db),
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
