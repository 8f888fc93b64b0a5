import { call, inTurns, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { judge, median, type Result } from "../figures.ts";
import type { ChangeKind } from "../page/contender.ts";

const WRITES = 40;

const KINDS: Record<ChangeKind, { what: string; sides: (keyof typeof SIDES)[] }> = {
  recipes: {
    what: "a recipe, under a list of 50",
    sides: ["ours", "dexie", "dexie, put alone", "firestore", "firestore, relaxed", "rxdb"],
  },
  ticks: {
    what: "a tick, under its shopping list of 100",
    sides: ["ours", "dexie", "firestore", "firestore, relaxed", "rxdb"],
  },
};

/**
 * The time from a durable write until the screen's query sees it: the median of forty writes per
 * run.
 */
export async function measureWrites(bench: Bench): Promise<Result[]> {
  return withBrowser(await makeProfile(bench), async (context) => {
    const results: Result[] = [];
    for (const kind of ["recipes", "ticks"] as const) {
      const { what, sides } = KINDS[kind];
      const times = await inTurns(sides, bench.runs, async (name, run) => {
        const place = { ...bench.emulators, uid: `cook-${run}`, email: "", password: "" };
        return median(await call(context, bench, SIDES[name], "write", place, WRITES, kind));
      });
      const peersOf = (...peers: string[]) =>
        Object.fromEntries(
          Object.entries(times).filter(([name]) => peers.some((peer) => name.startsWith(peer))),
        );
      const line = `durable write until the query sees it, ${what}`;
      const base = { unit: "ms", ours: times.ours } as const;
      results.push(
        judge({
          ...base,
          line: `${line}, against the Firestore SDK`,
          budget: 0.5,
          peers: peersOf("firestore", "rxdb"),
          against: "firestore",
        }),
        judge({
          ...base,
          line: `${line}, against bare Dexie`,
          budget: 1.3,
          peers: peersOf("dexie"),
          against: "dexie",
        }),
      );
    }
    return results;
  });
}
