import { readOr } from "./connection.ts";
import type { SimmerDb, SyncStatus } from "./schema.ts";

/** What a screen may say about sync: the engine's last report, and what waits on this device. */
export interface SyncOverview extends SyncStatus {
  pending: number;
  parked: number;
}

/** How sync stands; null where this device can't tell, which is logged: every screen shows it. */
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
