import { removeRecipeTimers } from "#db/repositories/timer-repository.ts";
import type { SimmerDb } from "#db/schema.ts";

import { closeNotice } from "../../../-timer-alarms/alarm-notice.ts";

/** Stops a dish's current timers. Their notifications close in their own time: no screen waits for it. */
export async function stopTimers(db: SimmerDb, recipeId: string): Promise<void> {
  const stopped = await removeRecipeTimers(db, recipeId);
  for (const id of stopped) void closeNotice(id);
}
