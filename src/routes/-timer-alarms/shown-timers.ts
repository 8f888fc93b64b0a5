import { useEffect, useSyncExternalStore } from "react";

import type { TimerStart } from "#domain/timers/kitchen-timer.ts";

/** The step on screen. */
export interface ShownStep extends Pick<TimerStart, "recipeId" | "planId" | "title" | "step"> {
  /** Whether its timers are always in view there, so that the dock leaves them out. */
  isInReach: boolean;
}

let shown: ShownStep | null = null;
const listeners = new Set<() => void>();

function show(step: ShownStep | null): void {
  shown = step;
  for (const listener of listeners) listener();
}

/** Reports, while mounted, that this step's timers are on screen. */
export function useShowStepTimers({ recipeId, planId, title, step, isInReach }: ShownStep): void {
  useEffect(() => {
    const mine = { recipeId, planId, title, step, isInReach };
    show(mine);
    return () => {
      // The next step may have registered before this one is cleaned up.
      if (shown === mine) show(null);
    };
  }, [recipeId, planId, title, step, isInReach]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShownStep(): ShownStep | null {
  return useSyncExternalStore(subscribe, () => shown);
}
