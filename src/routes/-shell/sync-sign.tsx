import { useEffect, useState, useSyncExternalStore } from "react";

import { getSyncOverview, type SyncOverview } from "#db/sync-status.ts";
import { subscribeToWrites, writesEnded, writesStarted } from "#db/writes.ts";
import { SyncBadge } from "#ui/sync-badge.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { useIsOutdated } from "./outdated.tsx";

export function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    return () => {
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
    };
  }, []);
  return online;
}

type Sign = { tone: "saved" | "pending" | "offline" | "attention"; words: string };

const OUTDATED: Sign = {
  tone: "attention",
  words: "Simmer has been updated. Reload to go on.",
};

/**
 * What the sync status in the header says.
 *
 * @param isStoring whether the screen may show a change that is not stored yet
 */
function signOf(overview: SyncOverview, online: boolean, isStoring: boolean): Sign {
  const { phase, pending, parked, message } = overview;
  if (parked > 0) {
    return { tone: "attention", words: "Some changes could not be synced. See settings." };
  }
  if (!online || phase === "offline") {
    const words =
      pending > 0
        ? "Saved on this device. Will sync when you're back online."
        : "You're offline. Everything here still works.";
    return { tone: "offline", words };
  }
  if (phase === "error" && message !== undefined) return { tone: "attention", words: message };
  if (isStoring || pending > 0 || phase === "syncing")
    return { tone: "pending", words: "Syncing your changes" };
  if (phase === "error")
    return { tone: "attention", words: "Sync is having trouble. Trying again." };
  return { tone: "saved", words: "All changes saved" };
}

/** The sync status for the cook; undefined until it is known, and if it can't be read. */
export function useSign(): Sign | undefined {
  const online = useOnline();
  const started = useSyncExternalStore(subscribeToWrites, writesStarted);
  const ended = useSyncExternalStore(subscribeToWrites, writesEnded);
  const read = useLiveData(
    async (db) => ({ overview: await getSyncOverview(db), after: ended }),
    [ended],
  );
  return read?.overview ? signOf(read.overview, online, read.after < started) : undefined;
}

/** The small status in the header: saved, syncing, offline, or needing attention. */
export function SyncSign() {
  const isOutdated = useIsOutdated();
  const sign = useSign();
  if (!sign && !isOutdated) return null;
  const { tone, words } = sign && !isOutdated ? sign : OUTDATED;
  return (
    <SyncBadge tone={tone} compact>
      {words}
    </SyncBadge>
  );
}
