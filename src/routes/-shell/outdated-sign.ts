import { createStore } from "../-common/store.ts";

/*
 * Whether the cook is asked to reload because a newer app has upgraded their database. The prompt for
 * updates, which stands outside the cook's screens, gives way to it: they would lie over each other, and
 * lead to the same place.
 */

const asked = createStore(false);

export const { read: isReloadAsked, subscribe: subscribeToReloadAsked } = asked;

/** Says that it is asked for now; returns the function that takes that back. */
export function noteReloadAsked(): () => void {
  asked.set(true);
  return () => asked.set(false);
}
