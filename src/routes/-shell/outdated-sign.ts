import { createStore } from "../-common/store.ts";

/*
 * Whether the cook is asked to reload because a newer app has upgraded their database. The update
 * prompt, which is mounted outside the cook's screens, yields to it: both would overlap and do the same.
 */

const asked = createStore(false);

export const { read: isReloadAsked, subscribe: subscribeToReloadAsked } = asked;

/** Sets it; returns the function that resets it. */
export function noteReloadAsked(): () => void {
  asked.set(true);
  return () => asked.set(false);
}
