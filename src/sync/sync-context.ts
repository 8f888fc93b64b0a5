import type { SimmerDb } from "#db/schema.ts";
import type { Remote } from "#sync/remotes/remote.ts";

/**
 * The context of every part of sync. `now` is this device's clock, ms; never used for ordering [S13.1].
 */
export interface SyncContext {
  db: SimmerDb;
  remote: Remote;
  now(): number;
  /** How many changed documents a pull asks for in one request. */
  pageSize?: number;
}
