import { Dexie, type ObservabilitySet } from "dexie";

/**
 * Calls `tell` for each change of any of this page's databases, made here, in another tab or in a
 * worker, through Dexie's `storagemutated` event, which also triggers live queries. The event outlives
 * the databases, so the follower is held by a WeakRef. @param tell called with `{ all: … }` after the
 * page was frozen, since changes may have been missed
 */
export function followChanges<T extends object>(
  follower: T,
  tell: (follower: T, parts: ObservabilitySet) => void,
): void {
  const ref = new WeakRef(follower);
  const onChange = (parts: ObservabilitySet): void => {
    const held = ref.deref();
    if (held) tell(held, parts);
    else Dexie.on.storagemutated.unsubscribe(onChange);
  };
  Dexie.on.storagemutated.subscribe(onChange);
}
