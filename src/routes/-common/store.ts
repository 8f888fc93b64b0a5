import { useSyncExternalStore } from "react";

/** An observable value that outlives the screens that show it. The functions need no `this`. */
export interface Store<T> {
  read: () => T;
  /** Replaces the value, and notifies the listeners unless it is the same. */
  set: (value: T) => void;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value of a store, live. */
export function useStore<T>({ subscribe, read }: Pick<Store<T>, "subscribe" | "read">): T {
  return useSyncExternalStore(subscribe, read);
}
