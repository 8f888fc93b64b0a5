import type { SimmerDb } from "#db/schema.ts";
import { getSyncOverview, type SyncOverview } from "#db/sync-status.ts";

import { isStorageKept } from "../-common/storage-persistence.ts";

/** What the panel shows first; there is no overview if this device's data can't be read. */
export interface SyncPanelData {
  overview: SyncOverview | null;
  /** Whether the browser promised to keep what is stored. */
  kept: boolean;
}

/**
 * Reads the panel's data in the screen's loader; arriving later, it would push down what is below.
 */
export async function readSyncPanel(db: SimmerDb): Promise<SyncPanelData> {
  const [overview, kept] = await Promise.all([getSyncOverview(db), isStorageKept()]);
  return { overview, kept };
}
