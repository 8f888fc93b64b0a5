import { call, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { judge, median, type Result } from "../figures.ts";
import type { ChangeKind } from "../page/contender.ts";
import { inTurns } from "../turns.ts";

const WRITES = 40;

type SideName = keyof typeof SIDES;

/** Each kind of write, with its budget against the Firestore SDK. */
const KINDS: Record<ChangeKind, { what: string; budget: number; sides: SideName[] }> = {
  recipes: {
    what: "a recipe, under a list of 50",
    budget: 1,
    sides: ["ours", "dexie", "dexie, put alone", "firestore", "firestore, relaxed", "rxdb"],
  },
  ticks: {
    what: "a tick, under its shopping list of 100",
    budget: 0.75,
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
      const { what, budget, sides } = KINDS[kind];
      const { ours, ...peers } = await inTurns(sides, bench.runs, async (name, run) => {
        const place = { ...bench.emulators, uid: `cook-${run}`, email: "", password: "" };
        return median(await call(context, bench, SIDES[name], "write", place, WRITES, kind));
      });
      results.push(
        judge({
          line: `durable write until the query sees it, ${what}, against the Firestore SDK`,
          unit: "ms",
          budget,
          ours,
          peers,
          against: "firestore",
        }),
      );
    }
    return results;
  });
}
