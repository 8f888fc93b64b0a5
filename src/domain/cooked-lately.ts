import type { AiMealPlan, Meal } from "./entities.ts";
import { dishIdOf } from "./occurrences.ts";
import type { StoredMeal } from "./stored-portions.ts";
import { titleKey } from "./titles.ts";

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

const byTime = (one: CookedMeal, other: CookedMeal) => other.at - one.at;

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
  const seen = new Set<string>();
  // Portions have a more exact time than a plan, and the latest ones count.
  const once = [...kept.toSorted(byTime), ...planned.toSorted(byTime)].filter((cooked) => {
    // A dish that the cookbook or the service gave twice has another id each time.
    const names = [`id ${dishIdOf(cooked.recipeId)}`, `title ${titleKey(cooked.title)}`];
    const isNew = !names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
  return once.toSorted(byTime).slice(0, limit);
}
