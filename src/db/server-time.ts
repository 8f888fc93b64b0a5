import { timeForAges, timeForChanges, type ClockNote } from "#domain/clock.ts";

import { getMeta } from "./meta.ts";
import type { Meta, SimmerDb } from "./schema.ts";

async function readNotes(
  db: SimmerDb,
): Promise<{ clock: ClockNote | null; pulled: Meta["pulled"] }> {
  const [clock, pulled] = await Promise.all([
    getMeta(db, "clock", null),
    getMeta(db, "pulled", { here: 0, there: 0 }),
  ]);
  return { clock, pulled };
}

/** The time to compute ages from, ms: this device's clock, corrected by its known error. */
export async function readTimeForAges(db: SimmerDb): Promise<number> {
  const now = Date.now();
  // A failed read must not fail the list of portions: without it, ages follow the device's clock.
  const notes = await readNotes(db).catch(() => null);
  return notes ? timeForAges(now, notes.clock, notes.pulled.here) : now;
}

/**
 * The time to stamp a change with that is made `now` by this device's clock, ms. Runs within the
 * caller's transaction.
 */
export async function readTimeForChanges(db: SimmerDb, now: number): Promise<number> {
  const { clock, pulled } = await readNotes(db);
  return timeForChanges(now, clock, pulled.there);
}
