import { useEffect } from "react";

import type { SimmerDb } from "#db/schema.ts";
import { getSyncOverview } from "#db/sync-status.ts";

import { useLiveData } from "../-common/use-live-data.ts";

async function countUnsent(db: SimmerDb): Promise<number> {
  const overview = await getSyncOverview(db);
  return overview ? overview.pending + overview.parked : 0;
}

/**
 * Badges the app's icon with the number of unsynced changes while the page is hidden. Returns the
 * function that removes the badge. A no-op if the browser lacks or refuses badges. @param unsent pending
 * and parked changes
 */
export function showOnIcon(unsent: number): () => void {
  if (!("setAppBadge" in navigator)) return () => undefined;
  const set = (count: number) => {
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    // Some systems refuse it until the cook has allowed notifications.
    done.catch((error: unknown) => console.warn("The icon shows no number", error));
  };
  const show = () => set(document.visibilityState === "hidden" ? unsent : 0);
  show();
  document.addEventListener("visibilitychange", show);
  return () => {
    document.removeEventListener("visibilitychange", show);
    set(0);
  };
}

/**
 * Badges the app's icon with the number of unsynced changes while the page is hidden; while it is
 * visible its header shows them.
 */
export function useAppBadge(): void {
  const unsent = useLiveData(countUnsent, [], 0);
  useEffect(() => showOnIcon(unsent), [unsent]);
}
