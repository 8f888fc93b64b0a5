import { readOr, withConnection } from "#db/connection.ts";
import { cover, dayOf } from "#db/day-budget.ts";
import { readIds } from "#db/document-store.ts";
import type { KeptCheckRow, SimmerDb } from "#db/schema.ts";

/**
 * The stored check results of these meals; empty if they can't be read, and then every meal is
 * checked again.
 */
export function readKeptChecks(db: SimmerDb, mealIds: readonly string[]): Promise<KeptCheckRow[]> {
  return readOr(db, "Failed to read what was checked before", [], async () => {
    const rows = await db.keptChecks.bulkGet([...mealIds]);
    return rows.filter((row) => row !== undefined);
  });
}

/** Stores check results for shared meals, and removes those of meals that are gone. */
export function writeKeptChecks(db: SimmerDb, rows: readonly KeptCheckRow[]): Promise<void> {
  return withConnection(db, () =>
    db.transaction("rw", db.keptChecks, db.aiMeals, async () => {
      await db.keptChecks.bulkPut(rows);
      const there = new Set(await readIds(db, "aiMeals"));
      const kept = await db.keptChecks.toCollection().primaryKeys();
      await db.keptChecks.bulkDelete(kept.filter((id) => !there.has(id)));
    }),
  );
}

/**
 * Charges the day's budget for checks, and resolves to how many of these costs it covers, from the
 * first on. They are charged before anything is read: however often the app is closed half-way, and
 * however many tabs read at the same time, a day costs no more than `budget`.
 *
 * @param now ms by this device's clock
 */
export function chargeChecks(
  db: SimmerDb,
  costs: readonly number[],
  budget: number,
  now: number,
): Promise<number> {
  return withConnection(db, () =>
    db.transaction("rw", db.meta, async () => {
      const row = await db.meta.get("sharedMealsChecked");
      const before = (row?.key === "sharedMealsChecked" && row.value) || { since: now, spent: 0 };
      const day = dayOf(before.since, before.spent, now);
      const { count, sum } = cover(costs, budget - day.spent);
      const value = { since: day.since, spent: day.spent + sum };
      if (count > 0) await db.meta.put({ key: "sharedMealsChecked", value });
      return count;
    }),
  );
}
