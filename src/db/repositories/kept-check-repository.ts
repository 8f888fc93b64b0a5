import { readOr, withConnection } from "#db/connection.ts";
import { readIds } from "#db/document-store.ts";
import type { KeptCheckRow, SimmerDb } from "#db/schema.ts";

/** What is kept of the check of these meals: nothing where it can't be read, and each is read again. */
export function readKeptChecks(db: SimmerDb, mealIds: readonly string[]): Promise<KeptCheckRow[]> {
  return readOr(db, "Failed to read what was checked before", [], async () => {
    const rows = await db.keptChecks.bulkGet([...mealIds]);
    return rows.filter((row) => row !== undefined);
  });
}

/** Keeps what was found in shared meals, and of those that are gone nothing. */
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
