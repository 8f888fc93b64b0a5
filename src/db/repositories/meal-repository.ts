import { readOr, withConnection } from "#db/connection.ts";
import { getDocument, getDocuments, listDocuments } from "#db/document-store.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan, Meal, SharedMeal } from "#domain/entities.ts";
import { SHARED_MEALS_LIMIT } from "#domain/limits.ts";

import { getLatestSingle } from "./plan-repository.ts";
import { browseSharedMeals, visible } from "./shared-meal-repository.ts";

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
  const newest = db.aiMealPlans.orderBy("createdAt").reverse().limit(PLANS_SEARCHED);
  return listDocuments(db, "aiMealPlans", newest);
}

function holds(plan: AiMealPlan | null | undefined, recipeId: string): plan is AiMealPlan {
  return plan?.recipes.some(({ id }) => id === recipeId) ?? false;
}

/** Reads the places where a meal may be, one by one: one that can't be read doesn't hide the others. */
function readPlaces(db: SimmerDb) {
  const failures: unknown[] = [];
  return {
    async read<T>(place: () => Promise<T>): Promise<T | undefined> {
      try {
        return await withConnection(db, place);
      } catch (error) {
        console.error("Some meals can't be read", error);
        failures.push(error);
        return undefined;
      }
    },
    /** For a meal that was found nowhere: it may be where nothing could be read. */
    assertAllRead() {
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * Finds a recipe: personal recipe, then shared meal, then the given plan's recipe, then the latest
 * single meal, then any recent plan's. Wherever its text comes from, the given plan or the latest
 * single meal that holds it is told, so that cooking counts.
 *
 * Rejects where the given plan can't be read, or the recipe is found nowhere and not all could be read.
 */
export async function findMeal(
  db: SimmerDb,
  recipeId: string,
  planId: string | null,
): Promise<FoundMeal | null> {
  const places = readPlaces(db);
  const [personal, shared, given] = await Promise.all([
    places.read(() => getDocument(db, "personalRecipes", recipeId)),
    places.read(() => getDocument(db, "aiMeals", recipeId)),
    planId === null ? undefined : getDocument(db, "aiMealPlans", planId),
  ]);
  const own = personal ?? visible(shared);
  const findHolder = async () => {
    const single = await getLatestSingle(db);
    if (holds(single, recipeId)) return single;
    if (own) return undefined;
    const recent = (await places.read(() => listRecentPlans(db))) ?? [];
    return recent.find((plan) => holds(plan, recipeId));
  };
  const holder = holds(given, recipeId) ? given : await findHolder();
  const meal = own ?? holder?.recipes.find(({ id }) => id === recipeId);
  if (meal) return { meal, planId: holder?.id ?? null };
  places.assertAllRead();
  return null;
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
  const shared = await readOr(db, "Error fetching shared meal", undefined, () =>
    getDocument(db, "aiMeals", mealId),
  );
  return shared ?? null;
}

/**
 * The meals of `ids` that this device knows, in that order: personal recipes, shared meals, recent
 * plans' recipes. Rejects where one is found nowhere and not all could be read.
 */
export async function getMeals(db: SimmerDb, ids: readonly string[]): Promise<Meal[]> {
  const places = readPlaces(db);
  const [personal = [], shared = []] = await Promise.all([
    places.read(() => getDocuments(db, "personalRecipes", ids)),
    places.read(() => getDocuments(db, "aiMeals", ids)),
  ]);
  const isMissing = ids.some((_, index) => !personal[index] && !visible(shared[index]));
  const recent = isMissing ? await places.read(() => listRecentPlans(db)) : [];
  const planned = new Map<string, Meal>(
    (recent ?? [])
      .toReversed()
      .flatMap(({ recipes }) => recipes.map((recipe) => [recipe.id, recipe])),
  );
  const meals = ids.flatMap(
    (id, index) => personal[index] ?? visible(shared[index]) ?? planned.get(id) ?? [],
  );
  if (meals.length < ids.length) places.assertAllRead();
  return meals;
}
