export interface Timers {
  /** Calls `run` after `ms`; returns the function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** Timers by name: a new timer replaces an earlier one of the same name. */
export function createNamedTimers<Name extends string>(timers: Timers) {
  const cancels = new Map<Name, () => void>();

  function cancel(name: Name): void {
    cancels.get(name)?.();
    cancels.delete(name);
  }

  return {
    cancel,
    start(name: Name, ms: number, run: () => void): void {
      cancel(name);
      const cancelIt = timers.after(ms, () => {
        cancels.delete(name);
        run();
      });
      cancels.set(name, cancelIt);
    },
    isRunning: (name: Name) => cancels.has(name),
    cancelAll(): void {
      for (const cancelIt of cancels.values()) cancelIt();
      cancels.clear();
    },
  };
}
