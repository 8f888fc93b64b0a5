import { useEffect } from "react";

import type { TimerStart } from "#domain/timers/kitchen-timer.ts";

import { createStore, useStore } from "../-common/store.ts";

/** The step on screen. */
export interface ShownStep extends Pick<TimerStart, "recipeId" | "planId" | "title" | "step"> {
  /** Whether its timers are always in view there, so that the dock leaves them out. */
  isInReach: boolean;
}

const shown = createStore<ShownStep | null>(null);

/** Reports, while mounted, that this step's timers are on screen. */
export function useShowStepTimers({ recipeId, planId, title, step, isInReach }: ShownStep): void {
  useEffect(() => {
    const mine = { recipeId, planId, title, step, isInReach };
    shown.set(mine);
    return () => {
      // The next step may have registered before this one is cleaned up.
      if (shown.read() === mine) shown.set(null);
    };
  }, [recipeId, planId, title, step, isInReach]);
}

export function useShownStep(): ShownStep | null {
  return useStore(shown);
}
