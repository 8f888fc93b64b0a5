import type { Meal, SharedMeal } from "#domain/entities.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";
import { latestSingleMeal } from "#domain/plans.ts";

import type { SimmerDb } from "./schema.ts";

/** A meal found by id, and the plan it is in, if that is where it was found. */
export interface FoundMeal {
  meal: Meal;
  planId: string | null;
}

/**
 * Finds a recipe: personal recipe, then shared meal, then the given plan's recipe, then the latest
 * single meal. Wherever its text comes from, the plan that holds it is told, so that cooking counts.
 */
export async function findMeal(
  db: SimmerDb,
  recipeId: string,
  planId: string | null,
): Promise<FoundMeal | null> {
  const [personal, shared, plan, singles] = await Promise.all([
    db.personalRecipes.get(recipeId),
    db.aiMeals.get(recipeId),
    planId === null ? undefined : db.aiMealPlans.get(planId),
    db.aiMealPlans.where("status").equals("single").toArray(),
  ]);
  const holder = [plan, latestSingleMeal(singles)].find((candidate) =>
    candidate?.recipes.some(({ id }) => id === recipeId),
  );
  const inPlan = holder?.recipes.find(({ id }) => id === recipeId);
  const meal = personal ?? shared ?? inPlan;
  return meal ? { meal, planId: holder?.id ?? null } : null;
}

/** The newest shared meals, as the browse page shows them. */
export function listSharedMeals(db: SimmerDb): Promise<SharedMeal[]> {
  return db.aiMeals.orderBy("createdAt").reverse().limit(SHARED_MEALS_BROWSE_LIMIT).toArray();
}

export async function getSharedMeal(db: SimmerDb, mealId: string): Promise<SharedMeal | null> {
  return (await db.aiMeals.get(mealId)) ?? null;
}

/** The meals of `ids` that this device knows, in that order: personal recipes, shared meals, plan recipes. */
export async function getMeals(db: SimmerDb, ids: readonly string[]): Promise<Meal[]> {
  const [personal, shared] = await Promise.all([
    db.personalRecipes.bulkGet([...ids]),
    db.aiMeals.bulkGet([...ids]),
  ]);
  const missing = new Set(ids.filter((_, index) => !personal[index] && !shared[index]));
  const planned = new Map<string, Meal>();
  if (missing.size > 0) {
    await db.aiMealPlans.each(({ recipes }) => {
      for (const recipe of recipes) if (missing.has(recipe.id)) planned.set(recipe.id, recipe);
    });
  }
  return ids.flatMap((id, index) => personal[index] ?? shared[index] ?? planned.get(id) ?? []);
}
