/* Parsed by hand instead of with Valibot, which the first screen then doesn't have to load. */

/**
 * Who is signed in on this device. It is stored locally so that the first screen waits for no
 * network.
 */
export interface Session {
  uid: string;
  email: string;
  displayName: string;
}

/** Where the account was deleted: on this device, or on another one. */
export type Deleted = "here" | "elsewhere";

/**
 * A sign-out that has begun; with `erase`, the data on this device is deleted as well. `deleted` is
 * set if the account is gone.
 */
export interface Leaving {
  leaving: string;
  erase: boolean;
  deleted?: Deleted;
}

type Fields = Record<string, unknown>;

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isUid(value: unknown): value is string {
  return isText(value) && value !== "";
}

function isDeleted(value: unknown): value is Deleted {
  return value === "here" || value === "elsewhere";
}

function readSession({ uid, email, displayName }: Fields): Session | null {
  return isUid(uid) && isText(email) && isText(displayName) ? { uid, email, displayName } : null;
}

function readLeaving({ leaving, erase, deleted }: Fields): Leaving | null {
  if (!isUid(leaving) || typeof erase !== "boolean") return null;
  if (deleted === undefined) return { leaving, erase };
  return isDeleted(deleted) ? { leaving, erase, deleted } : null;
}

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
  /** Notes that nobody is signed in; with `deleted`, also that an account was deleted, not whose. */
  clear(deleted?: Deleted): void;
  /**
   * Where the last account on this device was deleted, from the start of its sign-out until somebody
   * signs in; null for none.
   */
  deleted(): Deleted | null;
  /**
   * Whether there is no record. On a new device there is none yet. Chromium also loses what was written
   * to `localStorage` in the seconds before it was killed.
   */
  isLost(): boolean;
}

/** What the session needs of a storage. */
export type KeyedStorage = Pick<Storage, "getItem" | "setItem">;

/** Keeps the session in `storage`. An unreadable entry counts as signed out. */
export function createSessionStore(storage: KeyedStorage): SessionStore {
  function read<T>(readFields: (fields: Fields) => T | null): T | null {
    const kept = storage.getItem(SESSION_KEY);
    if (kept === null) return null;
    try {
      return readFields(JSON.parse(kept) as Fields);
    } catch {
      // No object, or not JSON: something else wrote the key. The cook signs in again and overwrites it.
      return null;
    }
  }
  const write = (kept: object) => storage.setItem(SESSION_KEY, JSON.stringify(kept));

  return {
    current: () => read(readSession),
    set: write,
    leave: write,
    leaving: () => read(readLeaving),
    end: (uid) => write({ ended: uid }),
    ended: () => read(({ ended }) => (isUid(ended) ? ended : null)),
    clear: (deleted) => write({ deleted }),
    isLost: () => storage.getItem(SESSION_KEY) === null,
    deleted: () => read(({ deleted }) => (isDeleted(deleted) ? deleted : null)),
  };
}
