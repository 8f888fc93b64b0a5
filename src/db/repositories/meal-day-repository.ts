import type { SimmerDb } from "#db/schema.ts";
import { addDays } from "#domain/days.ts";
import type { Meal, PlanRecipe } from "#domain/entities.ts";
import { datedMeals, MISSED_DAYS } from "#domain/planned-days.ts";
import { listWaitingMeals } from "#domain/waiting-meals.ts";

import { setPlanDay } from "./plan-recipe-repository.ts";
import {
  deletePlan,
  getCurrentPlan,
  getLatestSingle,
  getPlan,
  listPlansOnDays,
  savePlan,
} from "./plan-repository.ts";

/** The plan in which a meal waits to be cooked, and its day there; empty for none. */
export interface MealPlace {
  planId: string;
  day: string;
}

/**
 * Where a meal waits to be cooked: in the plan that it was opened from, else in the plan that has
 * it on the nearest coming day, else in the current plan or the latest single meal. Null if none of
 * them has it.
 * @param today the day of the cook's calendar
 * @param openedFrom the plan that it was opened from; null for none
 */
export async function findMealDay(
  db: SimmerDb,
  mealId: string,
  today: string,
  openedFrom: string | null = null,
): Promise<MealPlace | null> {
  const opened = openedFrom === null ? null : await getPlan(db, openedFrom);
  const own = opened?.recipes.find(({ id, cooked }) => id === mealId && !cooked);
  if (opened && own) return { planId: opened.id, day: own.day ?? "" };
  const [onDays, plan, single] = await Promise.all([
    listPlansOnDays(db, addDays(today, -MISSED_DAYS)),
    getCurrentPlan(db),
    getLatestSingle(db),
  ]);
  const { coming, missed } = datedMeals(onDays, today);
  const dated = [...coming, ...missed].find(({ meal }) => meal.id === mealId);
  if (dated) return { planId: dated.planId, day: dated.day };
  const waiting = listWaitingMeals(plan, single, []).find(({ meal }) => meal.id === mealId);
  if (!waiting || waiting.planId === null) return null;
  const { day = "" }: Partial<PlanRecipe> = waiting.meal;
  return { planId: waiting.planId, day };
}

/** What was done to put a meal on a day; `before` is null if a single meal was saved for it. */
export interface MealDayChange {
  planId: string;
  before: string | null;
}

/**
 * Assigns a meal to a day, or unassigns it if the day is empty: in the given plan, or else where it
 * waits (`findMealDay`). A meal that waits in no plan is saved as a single meal for that day.
 * Resolves to the data for undo; null if it was a no-op.
 * @throws StorageError if it can't be stored; Error if the meal no longer waits in that plan
 */
export async function setMealDay(
  db: SimmerDb,
  meal: Meal,
  { planId, day, today }: { planId: string | null; day: string; today: string },
): Promise<MealDayChange | null> {
  const place = planId === null ? await findMealDay(db, meal.id, today) : { planId };
  if (place) {
    const before = await setPlanDay(db, place.planId, meal.id, day);
    if (before === null) throw new Error(`${meal.title} is not waiting in this plan any more`);
    return before === day ? null : { planId: place.planId, before };
  }
  if (day === "") return null;
  const made = await savePlan(db, { recipes: [meal], addToShoppingList: false, day });
  return { planId: made, before: null };
}

/** Undoes `setMealDay`. */
export async function undoMealDay(
  db: SimmerDb,
  mealId: string,
  { planId, before }: MealDayChange,
): Promise<void> {
  if (before === null) await deletePlan(db, planId);
  else await setPlanDay(db, planId, mealId, before);
}
