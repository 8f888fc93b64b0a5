import type { AiMealPlan, Meal } from "./entities.ts";

/** A meal that waits to be cooked, and the plan in which cooking it counts; null for none. */
export interface WaitingMeal {
  meal: Meal;
  planId: string | null;
}

function uncooked(plan: AiMealPlan | null): WaitingMeal[] {
  if (!plan) return [];
  const waiting = plan.recipes.filter(({ cooked }) => !cooked);
  return waiting.map((meal) => ({ meal, planId: plan.id }));
}

/**
 * The meals waiting to be cooked, next one first: the uncooked recipes of the newer of the two
 * plans, then of the other, then the cook's current meals. No meal is listed twice, and one that
 * has a plan is listed with it, so that cooking it counts there.
 *
 * @param plan the current plan
 * @param single the latest single meal
 * @param current the cook's current meals
 */
export function listWaitingMeals(
  plan: AiMealPlan | null,
  single: AiMealPlan | null,
  current: readonly Meal[],
): WaitingMeal[] {
  const isSingleNewer = (single?.createdAt ?? 0) > (plan?.createdAt ?? 0);
  const plans = isSingleNewer ? [single, plan] : [plan, single];
  const once = new Map<string, WaitingMeal>();
  const marked = current.map((meal): WaitingMeal => ({ meal, planId: null }));
  for (const waiting of [...plans.flatMap(uncooked), ...marked]) {
    if (!once.has(waiting.meal.id)) once.set(waiting.meal.id, waiting);
  }
  return [...once.values()];
}
