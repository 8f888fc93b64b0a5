import { lazy, Suspense } from "react";

import { listTimers, type KitchenTimer } from "#db/timers.ts";

import { useKitchenQuery } from "./-kitchen.ts";

// Most screens, most of the time, have no timer: what shows and rings them is loaded with the first.
const TimerDock = lazy(async () => {
  const { TimerDock: Dock } = await import("./-timer-alarms/timer-dock.tsx");
  return { default: Dock };
});

const NONE: KitchenTimer[] = [];

/** The kitchen's timers on every screen: running ones as a bar, and the alarm when one is done. */
export function TimerAlarms() {
  const timers = useKitchenQuery(listTimers, [], NONE);
  if (timers.length === 0) return null;
  return (
    <Suspense>
      <TimerDock timers={timers} />
    </Suspense>
  );
}
