import { useEffect, useId, useState, useSyncExternalStore } from "react";

import { getSyncOverview, type SyncOverview } from "#db/sync-status.ts";
import { subscribeToWrites, writesEnded, writesStarted } from "#db/writes.ts";
import { classNames } from "#ui/class-names.ts";
import { SyncBadge, type SyncTone } from "#ui/sync-badge.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { useOnline } from "../-common/use-online.ts";
import { endOfflineNews, isOfflineNewsDue, subscribeToOfflineNews } from "./offline-news-sign.ts";
import { useIsOutdated } from "./outdated.tsx";
import type { Sign } from "./sign.ts";
import { SyncDialog } from "./sync-dialog.tsx";

import styles from "./sync-sign.module.css";

const OUTDATED = "Simmer has been updated. Reload to go on.";

/**
 * What the sync status in the header says.
 *
 * @param isStoring whether the screen may show a change that is not stored yet
 */
function signOf(overview: SyncOverview, online: boolean, isStoring: boolean): Sign {
  const { phase, pending, parked, message } = overview;
  const isFirst = !overview.isKitchenHere;
  const sign = (tone: SyncTone, words: string) => ({ tone, words, isFirst });
  if (parked > 0) return sign("attention", "Some changes could not be synced. See settings.");
  // The browser's online state counts only until this page has reached the server: some networks
  // make it wrong.
  const isUntried = overview.lastSyncAt < performance.timeOrigin;
  if (phase === "offline" || (!online && isUntried)) {
    const words =
      pending > 0
        ? "Saved on this device. Will sync when you’re back online."
        : isFirst
          ? "You’re offline. Your kitchen comes when you’re back online."
          : "You’re offline. Everything here still works.";
    return {
      ...sign("offline", words),
      short: pending > 0 ? `Offline\u00a0·\u00a0${pending}` : "Offline",
    };
  }
  if (phase === "error" && message !== undefined) return sign("attention", message);
  if (isFirst) return { ...sign("pending", "Fetching your kitchen…"), short: "Fetching" };
  if (isStoring || pending > 0 || phase === "syncing")
    return { ...sign("pending", "Syncing your changes"), short: "Syncing" };
  if (phase === "error") return sign("attention", "Sync is having trouble. Trying again.");
  return sign("saved", "All changes saved");
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

/** A state that lasts less than this shows only its icon: a word would come and go with each tap. */
const LASTING_MS = 1_500;

/** Whether the sign has been pending for a while. */
function useLasting(isPending: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLasts(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isPending]);
  return lasts;
}

/**
 * The small status in the header: saved, syncing, offline, or needing attention. A tap shows the
 * pending changes and offers to sync now.
 */
export function SyncSign() {
  const id = useId();
  const isOutdated = useIsOutdated();
  const sign = useSign();
  const lasts = useLasting(sign?.tone === "pending");
  const hasNews = useSyncExternalStore(subscribeToOfflineNews, isOfflineNewsDue);
  // Sync's own status has priority over the notice.
  const showsNews = hasNews && sign?.tone === "saved";
  useEffect(() => {
    if (showsNews) endOfflineNews();
  }, [showsNews]);
  const [isOpen, setOpen] = useState(false);
  if (isOutdated) {
    return (
      <SyncBadge tone="attention" compact>
        {OUTDATED}
      </SyncBadge>
    );
  }
  if (!sign) return null;
  const { tone, words } = sign;
  const state = tone !== "pending" || lasts ? sign.short : undefined;
  const short = showsNews ? "Works offline" : state;
  return (
    <>
      {/* The description is outside the button, so that its accessible name stays short. */}
      <button
        type="button"
        className={classNames(styles.sign, short !== undefined && styles.word)}
        aria-haspopup="dialog"
        aria-describedby={id}
        onClick={() => setOpen(true)}
      >
        <SyncBadge tone={tone} compact={short === undefined}>
          {short ?? "Sync"}
        </SyncBadge>
      </button>
      <span id={id}>
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
      {isOpen ? <SyncDialog sign={sign} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
