import { readOr, withConnection } from "#db/connection.ts";
import { getDocument, getDocuments, listDocuments } from "#db/document-store.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan, Meal, SharedMeal } from "#domain/entities.ts";
import { SHARED_MEALS_LIMIT } from "#domain/limits.ts";
import { MISSED_DAYS } from "#domain/planned-days.ts";

import { getLatestSingle, listPlansOnDays } from "./plan-repository.ts";
import { browseSharedMeals, visible } from "./shared-meal-repository.ts";

/** A meal found by id, and its plan if it was found in one. */
export interface FoundMeal {
  meal: Meal;
  planId: string | null;
}

/**
 * How many of the newest plans are searched for a recipe that is stored nowhere else: more than a
 * year of weekly plans, and a constant amount of work however many plans there are. (An index by
 * recipe would need a second copy of the ids in every stored plan.)
 */
const PLANS_SEARCHED = 60;

/** The newest plans, as many as a search covers. */
export function listRecentPlans(db: SimmerDb): Promise<AiMealPlan[]> {
  const newest = db.aiMealPlans.orderBy("createdAt").reverse().limit(PLANS_SEARCHED);
  return listDocuments(db, "aiMealPlans", newest);
}

function holds(plan: AiMealPlan | null | undefined, recipeId: string): plan is AiMealPlan {
  return plan?.recipes.some(({ id }) => id === recipeId) ?? false;
}

/**
 * Reads the places where a meal may be, one by one, so that an unreadable place doesn't hide the
 * others.
 */
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
    /** If a meal was not found, throws if a place could not be read, since the meal may be there. */
    assertAllRead() {
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * The plan that has a meal on a day, uncooked: that of the earliest day since a week ago, by the
 * device's calendar in any time zone.
 */
async function findPlanOnDay(db: SimmerDb, recipeId: string): Promise<AiMealPlan | undefined> {
  const lastWeek = new Date(Date.now() - (MISSED_DAYS + 1) * 86_400_000);
  const first = lastWeek.toISOString().slice(0, 10);
  const dated = (await listPlansOnDays(db, first)).flatMap((plan) => {
    const recipe = plan.recipes.find(({ id, cooked }) => id === recipeId && !cooked);
    return recipe?.day && recipe.day >= first ? [{ plan, day: recipe.day }] : [];
  });
  return dated.toSorted((a, b) => (a.day < b.day ? -1 : 1))[0]?.plan;
}

/**
 * Finds a recipe: as a personal recipe, then a shared meal, then in the given plan, in the latest
 * single meal, and in any recent plan. Wherever the text comes from, the result names the given
 * plan, the plan that has the recipe on a day, or the latest single meal that holds it, so that
 * cooking it counts there.
 *
 * Rejects if the given plan can't be read, or if the recipe is not found and a place could not be
 * read.
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
    const onDay = await findPlanOnDay(db, recipeId);
    if (onDay) return onDay;
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

/** The newest shared meals that the cook may see. */
export async function listSharedMeals(db: SimmerDb): Promise<SharedMeal[]> {
  return (await browseSharedMeals(db, SHARED_MEALS_LIMIT)).shown;
}

/** Asks sync for newly shared meals, if the stored ones are too old to show. */
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
 * The meals of `ids` that this device knows, in that order, from personal recipes, shared meals and
 * recent plans. Rejects if a meal is not found and a place could not be read.
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

/** A recipe, and the plan in which it was opened or cooked; "" or null for none. */
export interface NamedMeal {
  recipeId: string;
  planId: string | null;
}

/**
 * The named meals that this device knows, by id: from their own plans, which costs least, then from
 * where `getMeals` looks. Null if some may be in a place that could not be read.
 */
export function getNamedMeals(
  db: SimmerDb,
  named: readonly NamedMeal[],
): Promise<ReadonlyMap<string, Meal> | null> {
  return readOr(db, "Some meals can't be read", null, async () => {
    const planIds = new Set(named.flatMap(({ planId }) => planId || []));
    const plans = await getDocuments(db, "aiMealPlans", [...planIds]);
    const known = new Map<string, Meal>(
      plans.flatMap((plan) => (plan?.recipes ?? []).map((recipe) => [recipe.id, recipe])),
    );
    const missing = new Set(named.map(({ recipeId }) => recipeId).filter((id) => !known.has(id)));
    for (const meal of await getMeals(db, [...missing])) known.set(meal.id, meal);
    return known;
  });
}

/** Whether the cook has neither a plan nor a recipe of their own. False if that can't be read. */
export function isKitchenNew(db: SimmerDb): Promise<boolean> {
  return readOr(db, "Error counting plans and recipes", false, async () => {
    const counts = await Promise.all([db.aiMealPlans.count(), db.personalRecipes.count()]);
    return counts.every((count) => count === 0);
  });
}
