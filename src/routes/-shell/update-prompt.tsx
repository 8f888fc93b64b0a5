import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";

import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";

import {
  isUnsavedElsewhere,
  isUnsavedHere,
  subscribeToUnsavedWork,
  watchTyping,
} from "../-common/unsaved-work.ts";
import { ASK_AGAIN_MS, watchForUpdate } from "./app-update.ts";
import { KeptWords } from "./kept-words.tsx";
import { reloadIntoNewest } from "./new-version.ts";
import { isReloadAsked, subscribeToReloadAsked } from "./outdated-sign.ts";

import styles from "./update-prompt.module.css";

const BUSY_ELSEWHERE =
  "Another window has something unsaved, or a timer running. Update when that is done.";
const TAKES_A_SECOND = "Updating takes a second.";
const TAKES_LONGER =
  "Your browser needs a little longer. Carry on: Simmer reloads by itself when it’s ready.";
/** The delay after which an update is said to take longer, ms. */
const SLOW_MS = 4_000;

/** A message at the bottom of the page, over any screen. */
export function Prompt({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.prompt} role="dialog" aria-label={label}>
      {children}
    </div>
  );
}

/** Says that this page is of an older version than what is stored; only reloading helps. */
export function ReloadPrompt() {
  return (
    <Prompt label="Reload needed">
      <Banner
        role="status"
        title="Simmer has been updated"
        action={
          <Button size="sm" onClick={() => void reloadIntoNewest()}>
            Reload
          </Button>
        }
      >
        <p>Reload to go on.</p>
        <KeptWords onlySafe />
      </Banner>
    </Prompt>
  );
}

/** The waiting version, unless the cook has postponed it. */
function useWaitingVersion() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [isLeftBehind, setLeftBehind] = useState(false);
  const putOff = useRef<{ worker: ServiceWorker; at: number }>(null);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    return watchForUpdate({
      onWaiting(worker) {
        const since = putOff.current;
        if (since?.worker === worker && Date.now() - since.at < ASK_AGAIN_MS) return;
        setWaiting(worker);
      },
      onLeftBehind: () => setLeftBehind(true),
    });
  }, []);
  const later = () => {
    if (waiting) putOff.current = { worker: waiting, at: Date.now() };
    setWaiting(null);
  };
  return { waiting, later, isLeftBehind };
}

/**
 * Whether activation takes long. A browser activates a new version once the old worker is idle: usually
 * at once, but Chromium may restart the old worker at that very moment to warm it up for a link under
 * the pointer, and then waits until it has been idle for half a minute.
 */
function useIsSlow(isUpdating: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUpdating) return;
    const waiting = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(waiting);
      setSlow(false);
    };
  }, [isUpdating]);
  return isSlow;
}

/**
 * Offers a new version of the app if there is one; the cook decides when to take it. Unsaved work has
 * priority: while there is any, no reload is offered. A window whose database was upgraded by a newer
 * app is asked to reload anyway, by `OutdatedPrompt` alone, which also activates the waiting version.
 */
export function UpdatePrompt() {
  const { waiting, later, isLeftBehind } = useWaitingVersion();
  const isBusy = useSyncExternalStore(subscribeToUnsavedWork, isUnsavedHere);
  const isOutdated = useSyncExternalStore(subscribeToReloadAsked, isReloadAsked);
  const [isBusyElsewhere, setBusyElsewhere] = useState(false);
  const [isUpdating, setUpdating] = useState(false);
  const isSlow = useIsSlow(isUpdating);
  const turn = useRef<AbortController>(null);
  useEffect(watchTyping, []);

  const update = async () => {
    const { signal } = (turn.current = new AbortController());
    const busy = await isUnsavedElsewhere();
    if (signal.aborted) return;
    setBusyElsewhere(busy);
    if (busy) return;
    setUpdating(true);
    // It is offered again once nothing is unsaved.
    await reloadIntoNewest({ signal, onUnsaved: () => setUpdating(false) });
  };

  if (isBusy || isOutdated) return null;
  if (isLeftBehind) return <ReloadPrompt />;
  if (!waiting) return null;
  return (
    <Prompt label="Update available">
      <Banner
        title="A new version of Simmer is ready"
        action={
          <Cluster>
            <Button size="sm" busy={isUpdating} onClick={() => void update()}>
              Update Now
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                turn.current?.abort();
                setUpdating(false);
                later();
              }}
            >
              Later
            </Button>
          </Cluster>
        }
      >
        <KeptWords onlySafe />
        <span role="status">
          {isBusyElsewhere ? BUSY_ELSEWHERE : isSlow ? TAKES_LONGER : TAKES_A_SECOND}
        </span>
      </Banner>
    </Prompt>
  );
}
