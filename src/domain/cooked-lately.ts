import type { AiMealPlan, Meal, StoredMeal } from "./entities.ts";
import { dishIdOf } from "./occurrences.ts";

/** A cooked meal, as far as this device can tell. */
export interface CookedMeal {
  recipeId: string;
  title: string;
  /** The plan in which it was cooked; null for none. */
  planId: string | null;
  /** The recipe, if it is at hand. */
  meal: Meal | null;
  /** When it was cooked or, for a plan's recipe without portions, when its plan last changed; ms. */
  at: number;
}

/**
 * The most recently cooked meals, newest first, without duplicates. Cooking itself is not recorded,
 * so it is inferred from plans' cooked recipes and from stored portions.
 */
export function cookedLately(
  plans: readonly AiMealPlan[],
  stored: readonly StoredMeal[],
  limit: number,
): CookedMeal[] {
  const planned = plans.flatMap((plan) =>
    plan.recipes
      .filter(({ cooked }) => cooked)
      .map((meal) => ({
        recipeId: meal.id,
        title: meal.title,
        planId: plan.id,
        meal,
        at: plan.updatedAt,
      })),
  );
  const recipes = new Map(planned.map((cooked) => [dishIdOf(cooked.recipeId), cooked]));
  const kept = stored
    .filter(({ recipeId }) => recipeId !== "")
    .map(({ recipeId, title, planId, storedAt }): CookedMeal => {
      const known = recipes.get(dishIdOf(recipeId));
      return known
        ? { ...known, at: storedAt }
        : { recipeId, title, planId: planId === "" ? null : planId, meal: null, at: storedAt };
    });
  const once = new Map<string, CookedMeal>();
  // Portions have a more exact time than a plan, and the latest ones count.
  for (const cooked of [...kept.toSorted((a, b) => b.at - a.at), ...planned]) {
    const dish = dishIdOf(cooked.recipeId);
    if (!once.has(dish)) once.set(dish, cooked);
  }
  return [...once.values()].toSorted((a, b) => b.at - a.at).slice(0, limit);
}
