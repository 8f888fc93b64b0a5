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
    sides: [
      "ours",
      "floor",
      "dexie",
      "dexie, put alone",
      "firestore",
      "firestore, relaxed",
      "rxdb",
    ],
  },
  ticks: {
    what: "a tick, under its shopping list of 100",
    budget: 0.5,
    sides: ["ours", "floor", "dexie", "firestore", "firestore, relaxed", "rxdb"],
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
      const requests = new Map<SideName, string[]>();
      const measured = await inTurns(sides, bench.runs, async (name, run) => {
        const place = { ...bench.emulators, uid: `cook-${run}`, email: "", password: "" };
        const timed = await call(context, bench, SIDES[name], "write", place, WRITES, kind);
        requests.set(name, timed.requests);
        return median(timed.times);
      });
      assertSameRequests(requests.get("ours"), requests.get("floor"));
      const peersOf = (...peers: string[]) =>
        Object.fromEntries(
          Object.entries(measured).filter(([name]) => peers.some((peer) => name.startsWith(peer))),
        );
      const line = `durable write until the query sees it, ${what}`;
      const base = { unit: "ms", ours: measured.ours } as const;
      results.push(
        judge({
          ...base,
          line: `${line}, against the Firestore SDK`,
          budget,
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
        judge({
          ...base,
          line: `${line}, against the same requests without our code`,
          budget: 1.3,
          peers: peersOf("floor"),
          against: "floor",
        }),
      );
    }
    return results;
  });
}

/** @throws if the floor asks IndexedDB for more, or for less, than our code does */
function assertSameRequests(ours: string[] = [], floor: string[] = []): void {
  const [mine, theirs] = [ours, floor].map((kinds) => kinds.join("\n"));
  if (mine === theirs && mine !== "") return;
  throw new Error(`The floor's requests are not ours.\nOurs:\n${mine}\nThe floor's:\n${theirs}`);
}
