import { call, makeProfile, SIDES, withBrowser, type Bench } from "../bench.ts";
import { createCook } from "../cook.ts";
import { judge, type Result } from "../figures.ts";
import type { Contender } from "../page/contender.ts";
import { inTurns } from "../turns.ts";

const DOCUMENTS = 1_000;

/** Each side has its own profile, seeded once; every measurement starts a new browser. */
async function measure<N extends keyof typeof SIDES>(
  bench: Bench,
  names: readonly N[],
  seed: keyof Pick<Contender, "seedStored" | "seedPending">,
): Promise<Record<N, number[]>> {
  const place = await createCook(bench);
  const profiles = new Map<N, string>();
  for (const name of names) {
    const profile = await makeProfile(bench);
    profiles.set(name, profile);
    await withBrowser(profile, async (context) =>
      call(context, bench, SIDES[name], seed, place, DOCUMENTS),
    );
  }
  return inTurns(names, bench.runs, async (name) =>
    withBrowser(profiles.get(name) ?? "", async (context) =>
      call(context, bench, SIDES[name], "reopen", place, DOCUMENTS),
    ),
  );
}

/** The time from opening the database in a new browser until 1,000 documents are read. */
export async function measureColdReopen(bench: Bench): Promise<Result[]> {
  const { ours, dexie, firestore, rxdb } = await measure(
    bench,
    ["ours", "dexie", "firestore", "rxdb"],
    "seedStored",
  );
  return [
    judge({
      line: "cold reopen to 1,000 documents, against the Firestore SDK",
      unit: "ms",
      budget: 0.25,
      ours,
      peers: { dexie, firestore, rxdb },
      against: "firestore",
    }),
  ];
}

/** The same with 1,000 changes that the server does not have yet. */
export async function measurePendingReopen(bench: Bench): Promise<Result[]> {
  const { ours, firestore, rxdb } = await measure(
    bench,
    ["ours", "firestore", "rxdb"],
    "seedPending",
  );
  return [
    judge({
      line: "reopen with 1,000 pending",
      unit: "ms",
      budget: 0.5,
      ours,
      peers: { firestore, rxdb },
      against: "firestore",
    }),
  ];
}
