import { useEffect, useState, useSyncExternalStore } from "react";

import { isKitchenHere } from "#db/sync-status.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { onAppKept, readAppReadiness } from "../-sync-state/app-readiness.ts";
import {
  isOfflineNewsShown,
  showOfflineNews,
  subscribeToOfflineNews,
} from "./offline-news-sign.ts";

/** Where this browser notes that it has been said here. It names nobody. */
const TOLD = "simmer.offline-told";

/** Notes that it is said now. Returns whether it is for the first time. */
function isFirstTime(): boolean {
  try {
    if (localStorage.getItem(TOLD) !== null) return false;
    localStorage.setItem(TOLD, "1");
    return true;
  } catch (error) {
    // It would be said at every start.
    console.warn("This browser does not keep that the app is ready for offline", error);
    return false;
  }
}

/**
 * Says once on each device that the app now opens without a network, with the cook's kitchen in it:
 * a word in the header, beside the sign of sync, and the same to screen readers.
 */
export function OfflineNews() {
  const isHere = useLiveData(isKitchenHere, [], false);
  const isShown = useSyncExternalStore(subscribeToOfflineNews, isOfflineNewsShown);
  const [isSaid, setSaid] = useState(false);
  // What has been said stays in the region, or its going could be read out.
  if (isShown && !isSaid) setSaid(true);

  useEffect(() => {
    if (!isHere) return;
    let isOver = false;
    const look = async () => {
      const readiness = await readAppReadiness();
      if (!isOver && readiness === "ready" && isFirstTime()) showOfflineNews();
    };
    void look();
    const stop = onAppKept(() => void look());
    return () => {
      isOver = true;
      stop();
    };
  }, [isHere]);

  return (
    <div role="status" aria-label="Offline">
      <VisuallyHidden>{isSaid ? "Simmer now opens here without a network." : ""}</VisuallyHidden>
    </div>
  );
}
