import { getMeals } from "#db/repositories/meal-repository.ts";
import {
  getCurrentPlan,
  getLatestSingle,
  listPlansOnDays,
  readLatestSingle,
} from "#db/repositories/plan-repository.ts";
import { readUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { addDays } from "#domain/days.ts";
import type { AiMealPlan, Meal } from "#domain/entities.ts";
import { datedMeals, MISSED_DAYS, weekOfAll, type WeekMeal } from "#domain/planned-days.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { listWaitingMeals } from "#domain/waiting-meals.ts";
import { CURRENT_MEALS_UNREADABLE } from "#failure-words/storage-words.ts";

import { localDay } from "../../-common/local-days.ts";
import { readToBuy } from "../../-common/read-to-buy.ts";
import { withChecks } from "../../-meals/kept-checks.ts";

/** The meals that wait to be cooked, and whose. */
export interface MealsToCook {
  user: UserDocument;
  plan: AiMealPlan | null;
  single: AiMealPlan | null;
  current: Meal[];
  /** Each meal once, in its plan if it has one. */
  week: WeekMeal[];
}

export interface CookRead {
  plan: AiMealPlan | null;
  /** How many things are still to buy; null if nothing is on the list. */
  toBuy: number | null;
  meals: MealsToCook | null;
  /** Why the meals can't be read. */
  failure: unknown;
}

async function readMealsToCook(db: SimmerDb, today: string): Promise<MealsToCook> {
  const [user, plan, onDays] = await Promise.all([
    readUser(db, CURRENT_MEALS_UNREADABLE),
    getCurrentPlan(db),
    listPlansOnDays(db, addDays(today, -MISSED_DAYS)),
  ]);
  const current = await getMeals(db, user.current_meals);
  // If there is nothing else to show, an unreadable single meal must not look as if there were
  // none.
  const single = await (current.length > 0 ? getLatestSingle(db) : readLatestSingle(db));
  const dated = datedMeals(onDays, today);
  // Meals shared by other cooks are marked as such, even within a plan.
  const known = new Map(current.map((meal) => [meal.id, meal]));
  const week = weekOfAll(listWaitingMeals(plan, single, current), dated).map((each) => ({
    ...each,
    meal: known.get(each.meal.id) ?? each.meal,
  }));
  return { user, plan, single, current, week };
}

/** What the cook's two addresses show. Never rejects: meals that can't be read have a `failure`. */
export async function readCook(db: SimmerDb, today: string): Promise<CookRead> {
  const [plan, toBuy, read] = await Promise.all([
    getCurrentPlan(db),
    readToBuy(db),
    readMealsToCook(db, today).then(
      (meals) => ({ meals, failure: undefined }),
      (failure: unknown) => ({ meals: null, failure }),
    ),
  ]);
  return { plan, toBuy, ...read };
}

/** The meals in `readCook`'s answer that other cooks may have written. */
export function strangersIn({ meals }: CookRead): Meal[] {
  return meals?.current ?? [];
}

/** `readCook` for the loader of `/cook`, whose cards are there without the meals. */
export function loadCook(db: SimmerDb): Promise<CookRead> {
  return withChecks(db, readCook(db, localDay(Date.now())), strangersIn);
}

/** `readCook` for the loader of `/cook/{userId}`. Rejects if the meals can't be read. */
export async function loadChoice(db: SimmerDb): Promise<CookRead> {
  const read = await loadCook(db);
  if (!read.meals) throw read.failure;
  return read;
}
