/*
 * Whether the cook is asked to reload because a newer app has upgraded their database. The prompt for
 * updates, which stands outside the cook's screens, gives way to it: they would lie over each other, and
 * lead to the same place.
 */

let isAsked = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  isAsked = value;
  for (const listener of listeners) listener();
}

export function isReloadAsked(): boolean {
  return isAsked;
}

export function subscribeToReloadAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that it is asked for now; returns the function that takes that back. */
export function noteReloadAsked(): () => void {
  set(true);
  return () => set(false);
}
