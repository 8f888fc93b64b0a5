import * as v from "valibot";

/** Who is signed in on this device, as kept locally so that the first screen waits for no network. */
export const Session = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.string(),
  displayName: v.string(),
});
export type Session = v.InferOutput<typeof Session>;

/** Where in the storage it is: other tabs are told of a change to it by this name. */
export const SESSION_KEY = "simmer.session";

export interface SessionStore {
  current(): Session | null;
  set(session: Session | null): void;
}

/** Keeps the session in `storage`; anything unreadable there counts as signed out. */
export function createSessionStore(storage: Storage): SessionStore {
  return {
    current() {
      const kept = storage.getItem(SESSION_KEY);
      if (kept === null) return null;
      try {
        const parsed = v.safeParse(Session, JSON.parse(kept));
        return parsed.success ? parsed.output : null;
      } catch {
        // Not JSON: something else wrote the key. The cook signs in again and overwrites it.
        return null;
      }
    },
    set(session) {
      if (session) storage.setItem(SESSION_KEY, JSON.stringify(session));
      else storage.removeItem(SESSION_KEY);
    },
  };
}
