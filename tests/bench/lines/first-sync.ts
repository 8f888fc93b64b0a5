import { call, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { startCountingProxy, type Passed } from "../counting-proxy.ts";
import { judge, type Result } from "../figures.ts";
import { inTurns } from "../turns.ts";

const COUNTS = { plans: 50, recipes: 500 };
const ITEMS = 100;
const NAMES = ["ours", "firestore", "rxdb"] as const;
type Name = (typeof NAMES)[number];

/** The first start on a new device: until all that a cook has is on it, and what that takes. */
export async function measureFirstSync(bench: Bench): Promise<Result[]> {
  const cook = await createCook(bench);
  await seedServer(cook, { ...COUNTS, items: ITEMS, asRxdb: true });
  const passed: Record<Name, Passed[]> = { ours: [], firestore: [], rxdb: [] };
  const profiles = new Map<Name, string>();
  for (const name of NAMES) profiles.set(name, await makeProfile(bench));
  const sync = async (name: Name) => {
    const proxy = await startCountingProxy({ host: cook.host, port: cook.firestore });
    try {
      const time = await withBrowser(profiles.get(name) ?? "", async (context) =>
        call(context, bench, SIDES[name], "firstSync", { ...cook, firestore: proxy.port }, COUNTS),
      );
      passed[name].push(proxy.passed());
      return time;
    } finally {
      proxy.close();
    }
  };
  // The emulator is slow at first.
  for (const name of NAMES) await sync(name);
  for (const name of NAMES) passed[name] = [];
  const { ours, firestore, rxdb } = await inTurns(NAMES, bench.runs, sync);
  const count = (part: "requests" | "bytes", per: number) => ({
    ours: passed.ours.map((all) => all[part] / per),
    peers: {
      firestore: passed.firestore.map((all) => all[part] / per),
      rxdb: passed.rxdb.map((all) => all[part] / per),
    },
  });
  const line = "first sync of 50 plans, 500 recipes and a list";
  const against = "firestore";
  return [
    judge({
      line: `${line}, until all are on the device`,
      unit: "ms",
      budget: 1,
      ours,
      peers: { firestore, rxdb },
      against,
    }),
    judge({
      line: `${line}: requests`,
      unit: "requests",
      budget: 1.5,
      ...count("requests", 1),
      against,
    }),
    judge({
      line: `${line}: what Firestore sends`,
      unit: "KB",
      budget: 1.1,
      ...count("bytes", 1_000),
      against,
      note: "uncompressed, as the emulator sends it",
    }),
  ];
}
