import { readOr, withConnection } from "#db/connection.ts";
import { getDocument, getDocuments } from "#db/document-store.ts";
import { putMeta } from "#db/meta.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan, Meal, SharedMeal } from "#domain/entities.ts";
import { SHARED_MEALS_LIMIT } from "#domain/limits.ts";
import { dishIdOf } from "#domain/occurrences.ts";
import { MISSED_DAYS } from "#domain/planned-days.ts";

import {
  getLatestSingle,
  listPlannedRecipes,
  listPlansOnDays,
  listRecentPlans,
} from "./plan-repository.ts";
import { browseSharedMeals, readMarks, visible } from "./shared-meal-repository.ts";

/** A meal found by id, and its plan if it was found in one. */
export interface FoundMeal {
  meal: Meal;
  planId: string | null;
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
 * Finds a recipe: as a personal recipe, then in the given plan, the plan that has it on a day, the
 * latest single meal, and any recent plan, then as a shared meal. A personal recipe that its plan has
 * adapted is found there. Wherever the text comes from, the result names the plan that holds the
 * recipe, so that cooking it counts there. For a personal recipe, older plans are not searched. A
 * planned recipe that is shared has its shared rating.
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
  const [personal, shared, [mark], given] = await Promise.all([
    places.read(() => getDocument(db, "personalRecipes", dishIdOf(recipeId))),
    places.read(() => getDocument(db, "aiMeals", dishIdOf(recipeId))),
    readMarks(db, [recipeId]),
    planId === null ? undefined : getDocument(db, "aiMealPlans", planId),
  ]);
  const findHolder = async () => {
    const onDay = await findPlanOnDay(db, recipeId);
    if (onDay) return onDay;
    const single = await getLatestSingle(db);
    if (holds(single, recipeId)) return single;
    if (personal) return undefined;
    const recent = (await places.read(() => listRecentPlans(db))) ?? [];
    const holders = recent.filter((plan) => holds(plan, recipeId));
    const isWaiting = ({ recipes }: AiMealPlan) =>
      recipes.some(({ id, cooked }) => id === recipeId && !cooked);
    return holders.find(isWaiting) ?? holders[0];
  };
  const holder = holds(given, recipeId) ? given : await findHolder();
  // The portions of a dish name the dish, of which its plan may hold a later occurrence alone.
  const planned = (holder ?? given)?.recipes.find(
    ({ id }) => id === recipeId || (!holder && dishIdOf(id) === recipeId),
  );
  const meal = (planned?.adapted ? undefined : personal) ?? visible(shared, mark, planned);
  if (meal) return { meal: named(meal, recipeId), planId: holder?.id ?? null };
  places.assertAllRead();
  return null;
}

/** The meal as the occurrence of it that was asked for: its dish is stored under another id. */
function named(meal: Meal, id: string): Meal {
  return meal.id === id ? meal : { ...meal, id };
}

/** The newest shared meals that the cook may see. */
export async function listSharedMeals(db: SimmerDb): Promise<SharedMeal[]> {
  return (await browseSharedMeals(db, SHARED_MEALS_LIMIT)).shown;
}

/** Asks sync for newly shared meals, if the stored ones are too old to show. */
export async function askForSharedMeals(db: SimmerDb): Promise<void> {
  await putMeta(db, { sharedMealsWantedAt: Date.now() });
}

export async function getSharedMeal(db: SimmerDb, mealId: string): Promise<SharedMeal | null> {
  const shared = await readOr(db, "Error fetching shared meal", undefined, () =>
    getDocument(db, "aiMeals", dishIdOf(mealId)),
  );
  return shared ?? null;
}

/**
 * The meals of `ids` that this device knows, in that order, from personal recipes, recent plans and
 * shared meals. Rejects if a meal is not found and a place could not be read.
 */
export async function getMeals(db: SimmerDb, ids: readonly string[]): Promise<Meal[]> {
  const places = readPlaces(db);
  const [personal = [], shared = [], marks] = await Promise.all([
    places.read(() => getDocuments(db, "personalRecipes", ids.map(dishIdOf))),
    places.read(() => getDocuments(db, "aiMeals", ids.map(dishIdOf))),
    readMarks(db, ids),
  ]);
  const isAllOwn = ids.every((_, index) => personal[index]);
  const planned = isAllOwn ? undefined : await places.read(() => listPlannedRecipes(db));
  const meals = ids.flatMap((id, index) => {
    const meal = personal[index] ?? visible(shared[index], marks[index], planned?.get(id));
    return meal ? named(meal, id) : [];
  });
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
      plans.flatMap((plan) =>
        (plan?.recipes ?? [])
          .toReversed()
          .flatMap((recipe) => [recipe.id, dishIdOf(recipe.id)].map((id) => [id, recipe] as const)),
      ),
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
