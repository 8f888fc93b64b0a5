import { useEffect, useRef, useState, type ComponentType } from "react";

import { listTimers } from "#db/repositories/timer-repository.ts";
import type { KitchenTimer } from "#domain/timers/kitchen-timer.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useUnsavedWork } from "../-common/unsaved-work.ts";
import { useLiveData } from "../-common/use-live-data.ts";

interface DockFile {
  TimerDock: ComponentType<{ timers: KitchenTimer[] }>;
}

/**
 * The dock and the alarm, loaded with the first timer: most screens have none most of the time. Not
 * `React.lazy`, because React delays revealing a suspended component.
 */
function useDock(isWanted: boolean): DockFile | null {
  const [dock, setDock] = useState<DockFile | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import("./timer-dock.tsx").then(setDock).catch((error: unknown) =>
      // Thrown during render, it reaches the error screen, since no alarm would ring.
      setDock(() => {
        throw error;
      }),
    );
  }, [isWanted]);
  return dock;
}

/**
 * Whether a timer was started before this page was opened. The timers' code loads after the first
 * screen, and a timer started in between is still new. A paused timer counts as old.
 */
function isOlderThanPage({ endsAt, durationMs }: KitchenTimer): boolean {
  return endsAt === null || endsAt - durationMs < performance.timeOrigin;
}

/** Announces to screen readers each timer that was started since the app was opened. */
function useStarted(timers: readonly KitchenTimer[] | undefined): string {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [started, setStarted] = useState("");
  useEffect(() => {
    if (!timers) return;
    const fresh = timers.filter((timer) =>
      known.current ? !known.current.has(timer.id) : !isOlderThanPage(timer),
    );
    known.current = new Set(timers.map(({ id }) => id));
    if (fresh.length > 0) {
      setStarted(fresh.map(({ label }) => `Timer started: ${label}`).join(". "));
    } else if (timers.length === 0) setStarted("");
  }, [timers]);
  return started;
}

/**
 * The kitchen's timers on every screen: a bar of running timers, and the alarm when one is done.
 */
export function TimerAlarms() {
  const timers = useLiveData(listTimers, []);
  const started = useStarted(timers);
  const dock = useDock(timers !== undefined && timers.length > 0);
  // After a reload the browser may keep alarms silent until the next tap.
  useUnsavedWork(timers?.some(({ endsAt }) => endsAt !== null) ?? false);
  return (
    <>
      <div role="status" aria-label="Timer news">
        <VisuallyHidden>{started}</VisuallyHidden>
      </div>
      {timers && timers.length > 0 && dock ? <dock.TimerDock timers={timers} /> : null}
    </>
  );
}
