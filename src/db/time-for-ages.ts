import { timeForAges } from "#domain/clock.ts";

import type { SimmerDb } from "./schema.ts";

/** The time to compute ages from, ms: this device's clock, corrected by its known error. */
export async function readTimeForAges(db: SimmerDb): Promise<number> {
  const now = Date.now();
  // A failed read must not fail the list of portions: without it, ages follow the device's clock.
  const [clock, pulled] = await db.meta.bulkGet(["clock", "pulled"]).catch(() => []);
  const note = clock?.key === "clock" ? clock.value : null;
  return timeForAges(now, note, pulled?.key === "pulled" ? pulled.value.here : 0);
}
