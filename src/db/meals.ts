import type { AiMealPlan, Meal, SharedMeal } from "#domain/entities.ts";
import { SHARED_MEALS_LIMIT } from "#domain/limits.ts";

import { readOr } from "./command.ts";
import { getLatestSingle } from "./plans.ts";
import type { SimmerDb } from "./schema.ts";
import { browseSharedMeals, visible } from "./shared-meals.ts";

/** A meal found by id, and the plan it is in, if that is where it was found. */
export interface FoundMeal {
  meal: Meal;
  planId: string | null;
}

/**
 * How many of the newest plans are looked through for a recipe that is kept nowhere else: more than
 * a year of weekly plans, and the same work however many there are. (An index by recipe would need
 * a second copy of the ids in every stored plan.)
 */
const PLANS_SEARCHED = 60;

/** The newest plans, as many as are searched. */
export function listRecentPlans(db: SimmerDb): Promise<AiMealPlan[]> {
  return db.aiMealPlans.orderBy("createdAt").reverse().limit(PLANS_SEARCHED).toArray();
}

function holds(plan: AiMealPlan | undefined, recipeId: string): plan is AiMealPlan {
  return plan?.recipes.some(({ id }) => id === recipeId) ?? false;
}

/**
 * Finds a recipe: personal recipe, then shared meal, then the given plan's recipe, then the latest
 * single meal, then any recent plan's. Wherever its text comes from, the given plan or the latest
 * single meal that holds it is told, so that cooking counts.
 */
export async function findMeal(
  db: SimmerDb,
  recipeId: string,
  planId: string | null,
): Promise<FoundMeal | null> {
  const [personal, shared, given] = await Promise.all([
    db.personalRecipes.get(recipeId),
    db.aiMeals.get(recipeId),
    planId === null ? undefined : db.aiMealPlans.get(planId),
  ]);
  const own = personal ?? visible(shared);
  const holder = holds(given, recipeId) ? given : await findHolder(db, recipeId, own !== undefined);
  const meal = own ?? holder?.recipes.find(({ id }) => id === recipeId);
  return meal ? { meal, planId: holder?.id ?? null } : null;
}

async function findHolder(
  db: SimmerDb,
  recipeId: string,
  isKnown: boolean,
): Promise<AiMealPlan | undefined> {
  const single = (await getLatestSingle(db)) ?? undefined;
  if (holds(single, recipeId)) return single;
  if (isKnown) return undefined;
  return (await listRecentPlans(db)).find((plan) => holds(plan, recipeId));
}

/** The newest shared meals that the cook sees. */
export async function listSharedMeals(db: SimmerDb): Promise<SharedMeal[]> {
  return (await browseSharedMeals(db, SHARED_MEALS_LIMIT)).shown;
}

/** Asks sync for what other cooks have shared since, where it is older than it should be on screen. */
export async function askForSharedMeals(db: SimmerDb): Promise<void> {
  await db.meta.put({ key: "sharedMealsWantedAt", value: Date.now() });
}

export async function getSharedMeal(db: SimmerDb, mealId: string): Promise<SharedMeal | null> {
  const shared = await readOr("Error fetching shared meal", undefined, () =>
    db.aiMeals.get(mealId),
  );
  return shared ?? null;
}

/** The meals of `ids` that this device knows, in that order: personal recipes, shared meals, recent plans' recipes. */
export async function getMeals(db: SimmerDb, ids: readonly string[]): Promise<Meal[]> {
  const [personal, shared] = await Promise.all([
    db.personalRecipes.bulkGet([...ids]),
    db.aiMeals.bulkGet([...ids]),
  ]);
  const isMissing = ids.some((_, index) => !personal[index] && !visible(shared[index]));
  const recent = isMissing ? await listRecentPlans(db) : [];
  const planned = new Map<string, Meal>(
    recent.toReversed().flatMap(({ recipes }) => recipes.map((recipe) => [recipe.id, recipe])),
  );
  return ids.flatMap(
    (id, index) => personal[index] ?? visible(shared[index]) ?? planned.get(id) ?? [],
  );
}
