import { call, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, type Result } from "../figures.ts";
import { LISTED, type ChangeKind } from "../page/contender.ts";
import { inTurns } from "../turns.ts";

const WRITES = 1_000;
/** Warm-up: the emulator's first hundreds of commits take several times as long. */
const WARM_UP_WRITES = 200;
const NAMES = ["ours", "firestore", "rxdb"] as const;

const KINDS: Record<ChangeKind, string> = {
  recipes: "flush of 1,000 offline writes, a document each",
  ticks: "flush of 1,000 offline writes, ticks of one shopping list",
};

/** The time from going online until the server has 1,000 offline writes. */
export async function measureFlush(bench: Bench): Promise<Result[]> {
  return withBrowser(await makeProfile(bench), async (context) => {
    const flush = async (name: (typeof NAMES)[number], count: number, kind: ChangeKind) => {
      const cook = await createCook(bench);
      await seedServer(cook, { items: LISTED, recipes: 0 });
      return call(context, bench, SIDES[name], "flush", cook, count, kind);
    };
    for (const name of NAMES) await flush(name, WARM_UP_WRITES, "recipes");
    const results: Result[] = [];
    for (const kind of ["recipes", "ticks"] as const) {
      const { ours, firestore, rxdb } = await inTurns(NAMES, bench.runs, async (name) =>
        flush(name, WRITES, kind),
      );
      const sides = { ours, peers: { firestore, rxdb }, against: "firestore" };
      results.push(judge({ line: KINDS[kind], unit: "ms", budget: 0.5, ...sides }));
    }
    return results;
  });
}
