import { call, inTurns, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { createCook } from "../cook.ts";
import { judge, type Result } from "../figures.ts";

const WRITES = 1_000;

/** From going online to the server having 1,000 offline writes, each of a document of its own. */
export async function measureFlush(bench: Bench): Promise<Result[]> {
  const { ours, firestore } = await withBrowser(await makeProfile(bench), async (context) =>
    inTurns(["ours", "firestore"] as const, bench.runs, async (name) =>
      call(context, bench, SIDES[name], "flush", await createCook(bench), WRITES),
    ),
  );
  return [
    judge({
      line: "flush of 1,000 offline writes",
      unit: "ms",
      budget: 0.5,
      ours,
      peers: { firestore },
      against: "firestore",
    }),
  ];
}
