import * as v from "valibot";

/**
 * Who is signed in on this device. It is stored locally so that the first screen waits for no
 * network.
 */
export const Session = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.string(),
  displayName: v.string(),
});
export type Session = v.InferOutput<typeof Session>;

/** Where the account was deleted: on this device, or on another one. */
const Deleted = v.picklist(["here", "elsewhere"]);
export type Deleted = v.InferOutput<typeof Deleted>;

/**
 * A sign-out that has begun; with `erase`, the data on this device is deleted as well. `deleted` is
 * set if the account is gone.
 */
const Leaving = v.object({
  leaving: v.pipe(v.string(), v.nonEmpty()),
  erase: v.boolean(),
  deleted: v.exactOptional(Deleted),
});
export type Leaving = v.InferOutput<typeof Leaving>;

/** What there is to say of an account that was deleted, while it leaves the device and after. */
const Farewell = v.object({ deleted: Deleted });

/** This cook's session was ended for them: the account is gone, or its session was revoked. */
const Ended = v.object({ ended: v.pipe(v.string(), v.nonEmpty()) });

/** The session's key in the storage. Other tabs learn of changes to it by this name. */
export const SESSION_KEY = "simmer.session";

/**
 * The record of who is signed in, under one key: a session, a sign-out under way, a session that
 * was ended, or nothing. With a single key, a session can't end without a note of what is left to
 * do.
 */
export interface SessionStore {
  current(): Session | null;
  set(session: Session): void;
  /** Ends the session, and notes that a sign-out has begun. */
  leave(note: Leaving): void;
  /** The sign-out that has begun and is not finished; null for none. */
  leaving(): Leaving | null;
  /** Ends the session, and notes which cook's it was. */
  end(uid: string): void;
  /** The cook whose session was ended, until somebody signs in or out; null for none. */
  ended(): string | null;
  /** Forgets everything but, with `deleted`, that an account was deleted; not whose. */
  clear(deleted?: Deleted): void;
  /**
   * Where the last account here was deleted, from when it begins to leave until somebody signs in;
   * null for none.
   */
  deleted(): Deleted | null;
}

/** Keeps the session in `storage`. An unreadable entry counts as signed out. */
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
    clear(deleted) {
      if (deleted) write({ deleted });
      else storage.removeItem(SESSION_KEY);
    },
    deleted: () => read(Farewell)?.deleted ?? null,
  };
}
