import { useEffect, useSyncExternalStore } from "react";

/** The step on screen: it shows its own timers, so the bar leaves them out. */
interface ShownStep {
  recipeId: string;
  step: number;
}

let shown: ShownStep | null = null;
const listeners = new Set<() => void>();

function show(step: ShownStep | null): void {
  shown = step;
  for (const listener of listeners) listener();
}

/** Reports, while mounted, that this step's timers are on screen. */
export function useShowStepTimers(recipeId: string, step: number): void {
  useEffect(() => {
    const mine = { recipeId, step };
    show(mine);
    return () => {
      // The next step may have registered before this one is cleaned up.
      if (shown === mine) show(null);
    };
  }, [recipeId, step]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShownStep(): ShownStep | null {
  return useSyncExternalStore(subscribe, () => shown);
}
