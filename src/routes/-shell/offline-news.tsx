import { useEffect, useState, useSyncExternalStore } from "react";

import { isKitchenHere } from "#db/sync-status.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { onReadinessChange, readAppReadiness } from "../-sync-state/app-readiness.ts";
import { isOfflineNewsDue, offerOfflineNews, subscribeToOfflineNews } from "./offline-news-sign.ts";

/**
 * Announces once per device that the app now opens offline with the cook's kitchen: to screen
 * readers here, and with a word in the sync sign.
 */
export function OfflineNews() {
  const isHere = useLiveData(isKitchenHere, [], false);
  const isDue = useSyncExternalStore(subscribeToOfflineNews, isOfflineNewsDue);
  const [isSaid, setSaid] = useState(false);
  // The text stays in the live region, since its removal could be announced.
  if (isDue && !isSaid) setSaid(true);

  useEffect(() => {
    if (!isHere) return;
    let isOver = false;
    const look = async () => {
      const readiness = await readAppReadiness();
      if (!isOver && readiness === "ready") offerOfflineNews();
    };
    void look();
    const stop = onReadinessChange(() => void look());
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
