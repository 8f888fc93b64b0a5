import { getCookSession } from "#db/cook-sessions.ts";
import { findMeal, type FoundMeal } from "#db/meals.ts";
import type { CookSessionRow, SimmerDb } from "#db/schema.ts";
import { listRecipeTimers, type KitchenTimer } from "#db/timers.ts";
import { getUser } from "#db/user.ts";

import type { Avoids } from "../../-meal-warnings.ts";
import { planIdOf, type CookPlace } from "./cook-place.ts";

export interface Cooking {
  found: FoundMeal | null;
  session: CookSessionRow;
  timers: KitchenTimer[];
  /** What the cook avoids and has. */
  avoids: Avoids;
}

/** The recipe of an address, where the cook is in it, and what is timed for it. */
export async function readCooking(db: SimmerDb, place: CookPlace): Promise<Cooking> {
  const [found, session, timers, avoids] = await Promise.all([
    findMeal(db, place.recipeId, planIdOf(place)),
    getCookSession(db, place.recipeId),
    listRecipeTimers(db, place.recipeId),
    getUser(db),
  ]);
  return { found, session, timers, avoids };
}
