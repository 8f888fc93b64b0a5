import type { SimmerDb } from "#db/schema.ts";
import { getSyncOverview, type SyncOverview } from "#db/sync-status.ts";

import { isStorageKept } from "../-common/storage-persistence.ts";

/** What the panel shows first; no overview where this device can't be read. */
export interface SyncPanelData {
  overview: SyncOverview | null;
  /** Whether the browser promised to keep what is stored. */
  kept: boolean;
}

/** For the loader of a screen with the panel, which otherwise comes later and moves what is below. */
export async function readSyncPanel(db: SimmerDb): Promise<SyncPanelData> {
  const [overview, kept] = await Promise.all([getSyncOverview(db), isStorageKept()]);
  return { overview, kept };
}
