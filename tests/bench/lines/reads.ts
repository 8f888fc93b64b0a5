import { call, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { startCountingProxy } from "../counting-proxy.ts";
import { judge, type Result } from "../figures.ts";
import type { Place } from "../page/contender.ts";

const DOCUMENTS = 1_000;
/** Longer than any delay of the engine at its start. */
const SETTLED_MS = 7_500;

/** Counts on the wire what one side reads when it reopens, `runs` times, with nothing changed. */
async function countReads(
  bench: Bench,
  name: "ours" | "firestore" | "rxdb",
  cook: Place,
): Promise<number[]> {
  const proxy = await startCountingProxy({ host: cook.host, port: cook.firestore });
  const place = { ...cook, firestore: proxy.port };
  const profile = await makeProfile(bench);
  const resume = async () => {
    const before = proxy.passed().documents;
    await withBrowser(profile, async (context) =>
      call(context, bench, SIDES[name], "resume", place, SETTLED_MS),
    );
    return proxy.passed().documents - before;
  };
  try {
    const first = await resume();
    if (first < DOCUMENTS) throw new Error(`The first start of ${name} read ${first} documents.`);
    const counts: number[] = [];
    for (let run = 0; run < bench.runs; run += 1) counts.push(await resume());
    return counts;
  } finally {
    proxy.close();
  }
}

/**
 * Documents read when reopening with 1,000 unchanged ones: by Simmer's engine, and by the SDK's
 * listener.
 */
export async function measureReads(bench: Bench): Promise<Result[]> {
  const cook = await createCook(bench);
  await seedServer(cook, { items: 10, recipes: DOCUMENTS, asRxdb: true });
  const [ours, firestore, rxdb] = await Promise.all([
    countReads(bench, "ours", cook),
    countReads(bench, "firestore", cook),
    countReads(bench, "rxdb", cook),
  ]);
  return [
    judge({
      line: "documents read on reopening, 1,000 unchanged",
      unit: "documents",
      budget: 1,
      ours,
      peers: { firestore, rxdb },
    }),
  ];
}
