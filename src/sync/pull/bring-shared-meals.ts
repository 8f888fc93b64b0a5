import { writeDocs, type StoredDoc } from "#db/document-store.ts";
import { mutationTables } from "#db/mutate.ts";
import type { Meta, SimmerDb } from "#db/schema.ts";
import { claimEngine, getMeta, putMeta } from "#sync/protocol/local.ts";
import { sharedMealFrom } from "#sync/protocol/wire.ts";
import type { Budget } from "#sync/push/budget.ts";
import { RemoteError, type RemoteDoc } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { touched } from "./rebase.ts";

/** The size of a page, and the number of lookups at once, after a request without an answer. */
export const CAUTIOUS_SIZE = 1;
/** The most bytes that a shared meal may weigh in transit; the rules bound it. */
export const MEAL_BYTES_MAX = 25_000;
const PAGE_DEADLINE_MS = 8_000;
const TRIES_MAX = 3;

interface Found {
  found: readonly (RemoteDoc | { id: string; fields: null })[];
  /** The ids that were asked for: an id without a result does not exist. */
  lookedUp?: readonly string[];
}

/**
 * Sends a request, charges it to the budget, and stores the sound results. If one of the cook's
 * changes leaves the overlay meanwhile, the answer is older than that change, and the request is
 * repeated.
 */
export async function bring(
  context: SyncContext,
  budget: Budget,
  worst: number,
  ask: () => Promise<Found>,
): Promise<RemoteDoc[]> {
  const { db } = context;
  for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
    const moves = await getMeta(db, "sharedMealsMoves", 0);
    const answer = await budget.pay(worst, async () => inTime(ask()));
    const docs = answer.found.filter((doc): doc is RemoteDoc => doc.fields !== null);
    if (await store(context, answer, moves)) return docs;
    if (!budget.allows(worst)) break;
  }
  throw new RemoteError("transient", "The shared meals kept changing while they were read.");
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError("transient", "Shared meals took too long.")),
      PAGE_DEADLINE_MS,
    );
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Stores the meals, except those with pending changes: it is unknown whether the fetched copy already
 * contains such a change. Resolves to false if the answer is out of date.
 */
async function store(
  { db, remote, now }: SyncContext,
  answer: Found,
  moves: number,
): Promise<boolean> {
  return db.transaction("rw", mutationTables(db), async () => {
    await claimEngine(db);
    if ((await getMeta(db, "sharedMealsMoves", 0)) !== moves) return false;
    const busy = await busyMeals(db);
    const rows = answer.found
      .filter(({ id }) => !busy.has(id))
      .map(({ id, fields }): StoredDoc => ({
        collection: "aiMeals",
        id,
        doc: sharedMealFrom(remote, id, fields, now()),
      }));
    await writeDocs(db, rows);
    const { lookedUp } = answer;
    if (lookedUp) await noteLookedUp(db, lookedUp, rows, busy);
    return true;
  });
}

async function noteLookedUp(
  db: SimmerDb,
  lookedUp: readonly string[],
  rows: readonly StoredDoc[],
  busy: ReadonlySet<string>,
): Promise<void> {
  const [stale, absent] = await Promise.all([
    getMeta(db, "sharedMealsStale", []),
    getMeta(db, "sharedMealsAbsent", []),
  ]);
  const gone = rows.filter(({ doc }) => doc === null).map(({ id }) => id);
  await putMeta(db, {
    sharedMealsStale: stale.filter((id) => !lookedUp.includes(id) || busy.has(id)),
    sharedMealsAbsent: [...new Set([...absent, ...gone])],
  });
}

/** Meals with pending changes. Runs within the caller's transaction. */
export async function busyMeals(db: SimmerDb): Promise<Set<string>> {
  const [entries, kept] = await Promise.all([db.outbox.toArray(), db.base.toArray()]);
  return new Set(
    [...touched(entries, db.kitchenId), ...kept]
      .filter(({ collection }) => collection === "aiMeals")
      .map(({ id }) => id),
  );
}

/** Stores values in `meta`, in a transaction of their own. */
export async function note(db: SimmerDb, values: Partial<Meta>): Promise<void> {
  await db.transaction("rw", db.meta, async () => {
    await claimEngine(db);
    await putMeta(db, values);
  });
}
