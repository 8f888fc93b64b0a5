import { listCookSessions } from "#db/repositories/cook-session-repository.ts";
import { getNamedMeals, type NamedMeal } from "#db/repositories/meal-repository.ts";
import { listTimers, type KitchenTimer } from "#db/repositories/timer-repository.ts";
import type { CookSessionRow, SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";

/** A recipe that is on the stove: begun lately, or with a timer. */
export interface Dish extends NamedMeal {
  title: string;
  /** The step it is at, and how many it has; 0 if only its timers are known. */
  step: number;
  steps: number;
  /** What is cooked, and for how many if not as it is written; null if only its timers are known. */
  meal: Meal | null;
  serves: number | undefined;
  timers: KitchenTimer[];
}

/**
 * The dishes of the recipes that were begun, with their timers; then those that have only timers.
 * Timers set by hand for no recipe are no dish.
 *
 * @param known the begun recipes, by id; null if they can't be read
 * @param planOf the plan of a recipe that was opened by itself, if it is in one
 */
export function mergeDishes(
  begun: readonly CookSessionRow[],
  timers: readonly KitchenTimer[],
  known: ReadonlyMap<string, Meal> | null,
  planOf: (recipeId: string) => string | null,
): Dish[] {
  const dishes = new Map<string, Dish>();
  for (const { recipeId, step, planId: noted, serves } of begun) {
    const meal = known?.get(recipeId);
    const steps = meal?.instructions.length ?? 0;
    if (!meal || steps === 0) continue;
    const { title } = meal;
    const at = Math.min(step, steps);
    const planId = noted ?? planOf(recipeId);
    dishes.set(recipeId, { recipeId, planId, title, step: at, steps, meal, serves, timers: [] });
  }
  for (const timer of timers) {
    const { recipeId, planId, title } = timer;
    if (recipeId === "") continue;
    const dish = dishes.get(recipeId) ?? {
      recipeId,
      title,
      step: 0,
      steps: 0,
      meal: null,
      serves: undefined,
      timers: [],
    };
    // The timer was started where the recipe was opened.
    dishes.set(recipeId, { ...dish, planId, timers: [...dish.timers, timer] });
  }
  return [...dishes.values()];
}

/** How many dishes are shown beside each other: as many as a stove has plates. */
const DISHES_MAX = 6;

/** What is on the stove, the dish that was touched last first. Never rejects. */
export async function readDishes(db: SimmerDb): Promise<Dish[]> {
  const [sessions, timers] = await Promise.all([listCookSessions(db, Date.now()), listTimers(db)]);
  const begun = sessions.slice(0, DISHES_MAX);
  const known = await getNamedMeals(
    db,
    begun.map(({ recipeId, planId = null }) => ({ recipeId, planId })),
  );
  return mergeDishes(begun, timers, known, () => null);
}
