import { call, inTurns, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { judge, median, type Result } from "../figures.ts";

const WRITES = 40;

/** A durable write until the screen's query sees it: the median of forty writes, in each run. */
export async function measureWrites(bench: Bench): Promise<Result[]> {
  const times = await withBrowser(await makeProfile(bench), async (context) =>
    inTurns(
      ["ours", "dexie", "firestore", "firestore, relaxed"] as const,
      bench.runs,
      async (name, run) => {
        const place = { ...bench.emulators, uid: `cook-${run}`, email: "", password: "" };
        return median(await call(context, bench, SIDES[name], "write", place, WRITES));
      },
    ),
  );
  const { ours, dexie, ...firestore } = times;
  const base = { unit: "ms", ours } as const;
  return [
    judge({
      ...base,
      line: "durable write until the query sees it, against the Firestore SDK",
      budget: 0.5,
      peers: firestore,
      against: "firestore",
    }),
    judge({
      ...base,
      line: "durable write until the query sees it, against bare Dexie",
      budget: 1.3,
      peers: { dexie },
      against: "dexie",
    }),
  ];
}
