/**
 * What a storage engine does in the bench page. Every contender stores the same documents and
 * answers the same query: the newest recipes first. Times are ms; each method stands alone, on a
 * page freshly opened, and leaves its database closed.
 */
export interface Contender {
  /** Stores `count` recipes as ones the server has. */
  seedStored(place: Place, count: number): Promise<void>;
  /** Stores `count` recipes as changes made offline. */
  seedPending(place: Place, count: number): Promise<void>;
  /** Opens the database and runs the query; it must find `count` recipes. */
  reopen(place: Place, count: number): Promise<number>;
  /** One after the other, stores new recipes while the query's newest 50 are on screen. */
  write(place: Place, count: number): Promise<number[]>;
  /** Makes `count` changes offline, then the time until the server has them all. */
  flush(place: Place, count: number, kind: ChangeKind): Promise<number>;
  /** Goes online on a seeded database until everything is up to date, for as long as `ms`. */
  resume(place: Place, ms: number): Promise<void>;
}

/** A recipe each, or a tick each on one shopping list of `LISTED` items. */
export type ChangeKind = "recipes" | "ticks";
export const LISTED = 100;

/** Where everything is; plain data, for it is sent to the page. */
export interface Place {
  uid: string;
  email: string;
  password: string;
  project: string;
  host: string;
  auth: number;
  firestore: number;
}

/** What a screen shows of the recipes. */
export const SHOWN = 50;

/** Resolves when `arrive` is called with the awaited id as the newest on screen. */
export function createScreen() {
  let newest: string | undefined;
  let awaited: { id: string; resolve: () => void } | null = null;
  return {
    show(id: string | undefined): void {
      newest = id;
      if (awaited && awaited.id === newest) awaited.resolve();
    },
    shows: (id: string): Promise<void> =>
      new Promise((resolve) => {
        awaited = { id, resolve };
        if (newest === id) resolve();
      }),
  };
}

/** @throws when a contender did less than the work it is timed for */
export function assertCount(found: number, expected: number): void {
  if (found !== expected) throw new Error(`Found ${found} documents instead of ${expected}.`);
}
