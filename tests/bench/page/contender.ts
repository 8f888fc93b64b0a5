/**
 * A storage engine in the bench page. Every contender stores the same documents and answers the
 * same query: the newest recipes first. Times are in ms; each method is called on a fresh page,
 * independent of the others, and closes its database.
 */
export interface Contender {
  /** Stores `count` recipes as if the server had them. */
  seedStored(place: Place, count: number): Promise<void>;
  /** Stores `count` recipes as changes made offline. */
  seedPending(place: Place, count: number): Promise<void>;
  /** Opens the database and runs the query; it must find `count` recipes. */
  reopen(place: Place, count: number): Promise<number>;
  /**
   * Makes writes one after the other while a screen's query is live: new recipes with a list of the
   * newest 50, or ticks with their shopping list. Returns how long each took until it was stored and
   * on screen.
   */
  write(place: Place, count: number, kind: ChangeKind): Promise<number[]>;
  /** Makes `count` changes offline; then returns the time until the server has them all. */
  flush(place: Place, count: number, kind: ChangeKind): Promise<number>;
  /** Goes online with a seeded database, and stays for `ms` until everything is up to date. */
  resume(place: Place, ms: number): Promise<void>;
  /**
   * Starts signed in and with nothing stored; returns the time until the cook's plans, recipes and
   * shopping list are all on the device.
   */
  firstSync(place: Place, counts: { plans: number; recipes: number }): Promise<number>;
}

/** Either one recipe per change, or one tick per change on one shopping list of `LISTED` items. */
export type ChangeKind = "recipes" | "ticks";
export const LISTED = 100;

/** All addresses and ids; plain data, because it is sent to the page. */
export interface Place {
  uid: string;
  email: string;
  password: string;
  project: string;
  host: string;
  auth: number;
  firestore: number;
}

/** How many recipes a screen shows. */
export const SHOWN = 50;

/** Not timed: the first write of a document differs from the second. */
const WARM_UP_WRITES = 2;

/** A write, and the sign that the screen shows for it. */
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
    /** Times each write until it is stored and shown, but for the first two. */
    async time(writes: readonly Write[]): Promise<number[]> {
      const times: number[] = [];
      for (const { sign, run } of writes) {
        const start = performance.now();
        await Promise.all([run(), shows(sign)]);
        times.push(performance.now() - start);
      }
      return times.slice(WARM_UP_WRITES);
    },
  };
}

/** @throws if a contender did less than the work for which it is timed */
export function assertCount(found: number, expected: number): void {
  if (found !== expected) throw new Error(`Found ${found} documents instead of ${expected}.`);
}
