import * as v from "valibot";

/** Who is signed in on this device, as kept locally so that the first screen waits for no network. */
export const Session = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.string(),
  displayName: v.string(),
});
export type Session = v.InferOutput<typeof Session>;

/** A sign-out that has begun; `erase` when the copy on this device goes as well. */
const Leaving = v.object({ leaving: v.pipe(v.string(), v.nonEmpty()), erase: v.boolean() });
export type Leaving = v.InferOutput<typeof Leaving>;

/** The session of this cook was ended for them: the account is gone, or its session revoked. */
const Ended = v.object({ ended: v.pipe(v.string(), v.nonEmpty()) });

/** Where in the storage it is: other tabs are told of a change to it by this name. */
export const SESSION_KEY = "simmer.session";

/**
 * What is kept of who is signed in, under one key: a session, a sign-out under way, a session that
 * was ended, or nothing. So a session can't be over without a note of what is left to do.
 */
export interface SessionStore {
  current(): Session | null;
  set(session: Session): void;
  /** Ends the session, and notes that a sign-out has begun. */
  leave(note: Leaving): void;
  /** The sign-out that has begun and was not done with; null for none. */
  leaving(): Leaving | null;
  /** Ends the session, and notes whose it was. */
  end(uid: string): void;
  /** Whose session was ended, until somebody signs in or out; null for nobody's. */
  ended(): string | null;
  /** Forgets whatever is kept. */
  clear(): void;
}

/** Keeps the session in `storage`; anything unreadable there counts as signed out. */
export function createSessionStore(storage: Storage): SessionStore {
  function read<const S extends v.GenericSchema>(schema: S): v.InferOutput<S> | null {
    const kept = storage.getItem(SESSION_KEY);
    if (kept === null) return null;
    try {
      const parsed = v.safeParse(schema, JSON.parse(kept));
      return parsed.success ? parsed.output : null;
    } catch {
      // Not JSON: something else wrote the key. The cook signs in again and overwrites it.
      return null;
    }
  }
  const write = (kept: object) => storage.setItem(SESSION_KEY, JSON.stringify(kept));

  return {
    current: () => read(Session),
    set: write,
    leave: write,
    leaving: () => read(Leaving),
    end: (uid) => write({ ended: uid }),
    ended: () => read(Ended)?.ended ?? null,
    clear: () => storage.removeItem(SESSION_KEY),
  };
}
