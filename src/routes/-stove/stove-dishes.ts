import { listCookSessions } from "#db/repositories/cook-session-repository.ts";
import { getNamedMeals } from "#db/repositories/meal-repository.ts";
import { getSettings } from "#db/repositories/settings-repository.ts";
import { listTimers } from "#db/repositories/timer-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { servesIn } from "#domain/reading-settings.ts";
import { mergeDishes, type Dish } from "#domain/stove/stove-dish.ts";

/** The maximum number of dishes shown at once: as many as a stove has hobs. */
const DISHES_MAX = 6;

/** The dishes on the stove, the most recently touched first. Never rejects. */
export async function readDishes(db: SimmerDb): Promise<Dish[]> {
  const [sessions, timers, settings] = await Promise.all([
    listCookSessions(db, Date.now()),
    listTimers(db),
    getSettings(db),
  ]);
  const begun = sessions
    .slice(0, DISHES_MAX)
    .map((session) => ({ ...session, serves: servesIn(settings, session.recipeId) }));
  const known = await getNamedMeals(
    db,
    begun.map(({ recipeId, planId = null }) => ({ recipeId, planId })),
  );
  return mergeDishes(begun, timers, known, () => null);
}
