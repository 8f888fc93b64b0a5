import { timeForAges } from "#domain/clock.ts";

import type { SimmerDb } from "./schema.ts";

/** The time to reckon ages by, ms: this device's clock, corrected by what is known of it. */
export async function readTimeForAges(db: SimmerDb): Promise<number> {
  const now = Date.now();
  // No list of portions fails for this: without the note, ages are the device's own.
  const [clock, pulled] = await db.meta.bulkGet(["clock", "pulled"]).catch(() => []);
  const note = clock?.key === "clock" ? clock.value : null;
  return timeForAges(now, note, pulled?.key === "pulled" ? pulled.value.here : 0);
}
