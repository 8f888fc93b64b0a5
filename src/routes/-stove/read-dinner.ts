import { listCookSessions } from "#db/repositories/cook-session-repository.ts";
import { getDinner } from "#db/repositories/dinner-repository.ts";
import { getNamedMeals } from "#db/repositories/meal-repository.ts";
import { getSettings } from "#db/repositories/settings-repository.ts";
import { listTimers } from "#db/repositories/timer-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { servesIn } from "#domain/reading-settings.ts";
import type { DinnerNote } from "#domain/stove/dinner-note.ts";
import { mergeDishes, type Dish } from "#domain/stove/stove-dish.ts";

/** When the cook wants to eat, and its dishes as they stand: step 0 is not begun. */
export interface Dinner {
  note: DinnerNote;
  dishes: Dish[];
}

/** The dinner that is being cooked; null for none. A dish whose recipe is gone is left out. */
export async function readDinner(db: SimmerDb): Promise<Dinner | null> {
  const now = Date.now();
  const note = await getDinner(db, now);
  if (!note) return null;
  const [sessions, timers, known, settings] = await Promise.all([
    listCookSessions(db, now),
    listTimers(db),
    getNamedMeals(db, note.dishes),
    getSettings(db),
  ]);
  const places = note.dishes.map(({ recipeId, planId }) => {
    const session = sessions.find((each) => each.recipeId === recipeId);
    return {
      ...(session ?? { recipeId, step: 0 }),
      planId,
      serves: servesIn(settings, recipeId),
    };
  });
  const own = timers.filter(({ recipeId }) => places.some((each) => each.recipeId === recipeId));
  const dishes = mergeDishes(places, own, known, () => null);
  return dishes.length > 0 ? { note, dishes } : null;
}
