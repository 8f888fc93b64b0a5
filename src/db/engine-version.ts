import { getMeta } from "./meta.ts";
import type { SimmerDb } from "./schema.ts";

/** Raise this when stored data changes its meaning: older code then leaves the database alone. */
export const ENGINE_VERSION = 2;

/**
 * [S12.2] This code is older than the code that last wrote to this database. Only a newer app may
 * continue.
 */
export class OutdatedEngineError extends Error {
  override name = "OutdatedEngineError";
}

/**
 * [S12.1] Call this within the transaction that is about to write. Resolves to the engine version
 * that last wrote here; 0 for none.
 * @throws OutdatedEngineError
 */
export async function assertNoNewerEngine(db: SimmerDb): Promise<number> {
  const written = await getMeta(db, "engineVersion", 0);
  if (written > ENGINE_VERSION)
    throw new OutdatedEngineError(`This database belongs to engine ${written}.`);
  return written;
}
