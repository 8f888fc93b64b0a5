import { readOr, withConnection } from "#db/connection.ts";
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
