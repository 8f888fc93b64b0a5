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
  /**
   * Writes one after the other while a screen's query is live: new recipes under a list of the
   * newest 50, or ticks under their shopping list. The time of each until stored and on screen.
   */
  write(place: Place, count: number, kind: ChangeKind): Promise<number[]>;
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

/** A write, and what the screen shows of it. */
export interface Write {
  sign: string;
  run(): Promise<unknown>;
}

/** The screen of a live query, which shows one sign at a time. */
export function createScreen() {
  let shown: string | undefined;
  let awaited: { sign: string; resolve: () => void } | null = null;
  const shows = (sign: string): Promise<void> =>
    new Promise((resolve) => {
      awaited = { sign, resolve };
      if (shown === sign) resolve();
    });
  return {
    show(sign: string | undefined): void {
      shown = sign;
      if (awaited && awaited.sign === shown) awaited.resolve();
    },
    shows,
    /** Times each write until it is stored and shown. */
    async time(writes: readonly Write[]): Promise<number[]> {
      const times: number[] = [];
      for (const { sign, run } of writes) {
        const start = performance.now();
        await Promise.all([run(), shows(sign)]);
        times.push(performance.now() - start);
      }
      return times;
    },
  };
}

/** @throws when a contender did less than the work it is timed for */
export function assertCount(found: number, expected: number): void {
  if (found !== expected) throw new Error(`Found ${found} documents instead of ${expected}.`);
}
