import type { Meal } from "#domain/entities.ts";
import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";

/** A recipe that is on the stove: begun lately, or with a timer. */
export interface Dish {
  recipeId: string;
  planId: string | null;
  title: string;
  /** The step it is at, and how many it has; 0 if only its timers are known. */
  step: number;
  steps: number;
  /** When the cook came to the step, ms since the epoch; undefined if it is not known. */
  stepAt?: number | undefined;
  /** What is cooked, and for how many if not as it is written; null if only its timers are known. */
  meal: Meal | null;
  serves: number | undefined;
  timers: KitchenTimer[];
}

/** Where the cook is in a recipe that was begun. */
export interface BegunRecipe {
  recipeId: string;
  step: number;
  stepAt?: number;
  planId?: string | null;
  serves?: number | undefined;
}

/**
 * The dishes of the recipes that were begun, with their timers; then those that have only timers.
 * Timers set by hand for no recipe are no dish.
 *
 * @param known the begun recipes, by id; null if they can't be read
 * @param planOf the plan of a recipe that was opened by itself, if it is in one
 */
export function mergeDishes(
  begun: readonly BegunRecipe[],
  timers: readonly KitchenTimer[],
  known: ReadonlyMap<string, Meal> | null,
  planOf: (recipeId: string) => string | null,
): Dish[] {
  const dishes = new Map<string, Dish>();
  for (const { recipeId, step, stepAt, planId: noted, serves } of begun) {
    const meal = known?.get(recipeId);
    const steps = meal?.instructions.length ?? 0;
    if (!meal || steps === 0) continue;
    const { title } = meal;
    const at = Math.min(step, steps);
    const planId = noted ?? planOf(recipeId);
    dishes.set(recipeId, {
      recipeId,
      planId,
      title,
      step: at,
      steps,
      stepAt,
      meal,
      serves,
      timers: [],
    });
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
