import type { SimmerDb, SyncStatus } from "./schema.ts";

/** What a screen may say about sync: the engine's last report, and what waits on this device. */
export interface SyncOverview extends SyncStatus {
  pending: number;
  parked: number;
}

export async function getSyncOverview(db: SimmerDb): Promise<SyncOverview> {
  const [row, pending, parked] = await Promise.all([
    db.meta.get("status"),
    db.outbox.count(),
    db.parked.count(),
  ]);
  const status: Partial<SyncStatus> = (row?.key === "status" && row.value) || {};
  return { phase: "starting", lastSyncAt: 0, ...status, pending, parked };
}
