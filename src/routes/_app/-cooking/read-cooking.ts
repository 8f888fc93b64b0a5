import { getCookSession } from "#db/cook-sessions.ts";
import { findMeal, type FoundMeal } from "#db/meals.ts";
import type { CookSessionRow, SimmerDb } from "#db/schema.ts";
import { listRecipeTimers, type KitchenTimer } from "#db/timers.ts";

import { planIdOf, type CookPlace } from "./cook-place.ts";

export interface Cooking {
  found: FoundMeal | null;
  session: CookSessionRow;
  timers: KitchenTimer[];
}

/** The recipe of an address, where the cook is in it, and what is timed for it. */
export async function readCooking(db: SimmerDb, place: CookPlace): Promise<Cooking> {
  const [found, session, timers] = await Promise.all([
    findMeal(db, place.recipeId, planIdOf(place)),
    getCookSession(db, place.recipeId),
    listRecipeTimers(db, place.recipeId),
  ]);
  return { found, session, timers };
}
