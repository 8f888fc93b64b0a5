import type { SimmerDb } from "#db/schema.ts";
import { getSyncOverview, type SyncOverview } from "#db/sync-status.ts";

import { isStorageKept, readStorageUse } from "../-common/storage-persistence.ts";
import { readAppReadiness, type AppReadiness } from "./app-readiness.ts";

/** What the panel shows first; there is no overview if this device's data can't be read. */
export interface SyncPanelData {
  overview: SyncOverview | null;
  /** Whether the browser promised to keep what is stored. */
  kept: boolean;
  /** How many bytes are stored; null if the browser does not say. */
  bytes: number | null;
  app: AppReadiness;
}

/**
 * Reads the panel's data in the screen's loader; arriving later, it would push down what is below.
 */
export async function readSyncPanel(db: SimmerDb): Promise<SyncPanelData> {
  const [overview, kept, bytes, app] = await Promise.all([
    getSyncOverview(db),
    isStorageKept(),
    readStorageUse(),
    readAppReadiness(),
  ]);
  return { overview, kept, bytes, app };
}
