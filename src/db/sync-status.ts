import { readOr } from "./connection.ts";
import type { SimmerDb, SyncStatus } from "./schema.ts";

/**
 * What a screen may show of sync: the engine's last report, and the number of changes that wait
 * here.
 */
export interface SyncOverview extends SyncStatus {
  pending: number;
  parked: number;
}

/** The state of sync, which every screen shows. Null if it can't be read here, which is logged. */
export function getSyncOverview(db: SimmerDb): Promise<SyncOverview | null> {
  return readOr(db, "Failed to read how sync stands", null, () => readOverview(db));
}

async function readOverview(db: SimmerDb): Promise<SyncOverview> {
  const [row, pending, parked] = await Promise.all([
    db.meta.get("status"),
    db.outbox.count(),
    db.parked.count(),
  ]);
  const status: Partial<SyncStatus> = (row?.key === "status" && row.value) || {};
  return { phase: "starting", lastSyncAt: 0, ...status, pending, parked };
}
