import { useEffect } from "react";

import type { SimmerDb } from "#db/schema.ts";
import { getSyncOverview } from "#db/sync-status.ts";

import { useLiveData } from "../-common/use-live-data.ts";

async function countUnsent(db: SimmerDb): Promise<number> {
  const overview = await getSyncOverview(db);
  return overview ? overview.pending + overview.parked : 0;
}

/**
 * Shows on the app's icon, from when the cook leaves this page, how many changes only this device has.
 * Returns the function that takes the number away. Where a browser has no badge, or refuses it, nothing is
 * shown.
 * @param unsent changes that wait to be sent, or were refused
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
 * On the app's icon, once the cook has left: how many changes only this device has. While a page is
 * in view its header says so.
 */
export function useAppBadge(): void {
  const unsent = useLiveData(countUnsent, [], 0);
  useEffect(() => showOnIcon(unsent), [unsent]);
}
