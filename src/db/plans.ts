import type { AiMealPlan, LastPlanDefaults, Meal } from "#domain/entities.ts";
import { currentPlan, newestFirst, statusWhenSaved } from "#domain/plans.ts";

import { command } from "./command.ts";
import { mutate } from "./mutate.ts";
import type { SimmerDb } from "./schema.ts";

export async function listPlans(db: SimmerDb): Promise<AiMealPlan[]> {
  return newestFirst(await db.aiMealPlans.toArray());
}

export async function getPlan(db: SimmerDb, planId: string): Promise<AiMealPlan | null> {
  return (await db.aiMealPlans.get(planId)) ?? null;
}

/** The newest plan that is not a single meal; walks the index newest first, so old plans cost nothing. */
export async function getCurrentPlan(db: SimmerDb): Promise<AiMealPlan | null> {
  const newest = await db.aiMealPlans
    .orderBy("createdAt")
    .reverse()
    .filter(({ status }) => status !== "single")
    .first();
  if (!newest) return null;
  const ties = await db.aiMealPlans.where("createdAt").equals(newest.createdAt).toArray();
  return currentPlan(ties) ?? null;
}

/** Saves reviewed recipes as a new plan, or as a single meal when there is one; resolves to its id. */
export async function savePlan(
  db: SimmerDb,
  review: { recipes: Meal[]; addToShoppingList: boolean; defaults?: LastPlanDefaults },
): Promise<string> {
  const at = Date.now();
  const plan: AiMealPlan = {
    id: crypto.randomUUID(),
    recipes: review.recipes.map((recipe) => ({ ...recipe, cooked: false })),
    createdAt: at,
    updatedAt: at,
    status: statusWhenSaved(review.recipes.length),
    userId: db.uid,
  };
  const { addToShoppingList, defaults } = review;
  await command("Failed to save AI meal plan", () =>
    mutate(db, "savePlan", { plan, addToShoppingList, ...(defaults ? { defaults } : {}), at }),
  );
  return plan.id;
}

/** Puts a deleted plan back as it was. */
export function restorePlan(db: SimmerDb, plan: AiMealPlan): Promise<void> {
  return command("Failed to save AI meal plan", () =>
    mutate(db, "savePlan", { plan, addToShoppingList: false, at: Date.now() }),
  );
}

export function deletePlan(db: SimmerDb, planId: string): Promise<void> {
  return command("Failed to delete meal plan. Please try again.", () =>
    mutate(db, "deletePlan", { planId }),
  );
}
