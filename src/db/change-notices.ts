import { Dexie, type ObservabilitySet } from "dexie";

/**
 * Tells `follower` of each change of any database of this page, made here, in another tab or in a
 * worker, by the notices by which Dexie has live queries run again. Dexie's notices outlive the
 * databases: the follower is let go of as soon as nobody else holds it.
 * @param tell called with `{ all: … }` after the page was frozen, when nobody knows what it has missed
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
