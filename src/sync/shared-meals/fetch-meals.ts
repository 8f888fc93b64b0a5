import { dayOf } from "#db/day-budget.ts";
import { readIds, writeDocs, type StoredDoc } from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { mutationTables } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { isTakenDown } from "#domain/mutations/shared-meals.ts";
import { engineTransaction } from "#sync/protocol/local.ts";
import { fromRemote } from "#sync/protocol/wire.ts";
import { touched } from "#sync/pull/rebase.ts";
import { inTime, RemoteError, type Fields } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

/** How many bytes of other cooks' meals this device may read in a day, across restarts of the app. */
export const SHARED_BYTES_A_DAY = 2_000_000;
/** The most bytes that a shared meal may weigh in transit; the rules bound it. */
const MEAL_BYTES_MAX = 25_000;
/**
 * What a meal of the list that is new to this device is charged at least, if it can be shown: checking
 * it costs a phone as much. A day's budget is 125 of them.
 */
export const LISTED_MEAL_BYTES = 16_000;
const DEADLINE_MS = 8_000;
const TRIES_MAX = 3;

/** A meal as the server has it; null if there is none. */
interface Found {
  id: string;
  fields: Fields | null;
}

interface Wanted<Answer extends Found> {
  /** The most meals to ask for at a time. */
  most: number;
  ask(size: number): Promise<Answer[]>;
  /** What each new meal that can be shown is charged at least. */
  leastBytes?: number;
}

/** A request that is paid for. */
interface Paid {
  /** How many meals may be asked for. */
  size: number;
  /** The day's bytes without this request. */
  bytes: number;
  since: number;
  moves: number;
}

/**
 * Asks for up to `most` meals, if the day's budget bears it, and stores the sound ones; else null. If
 * one of the cook's changes leaves the overlay meanwhile, the answer is older than that change, and
 * the request is repeated.
 */
export async function fetchMeals<Answer extends Found>(
  context: SyncContext,
  { most, ask, leastBytes = 0 }: Wanted<Answer>,
): Promise<{ size: number; found: Answer[] } | null> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const paid = await pay(context, most);
    if (!paid) return null;
    const found = await inTime(() => ask(paid.size), DEADLINE_MS);
    if (await store(context, { ...paid, leastBytes }, found)) return { size: paid.size, found };
  }
  throw new RemoteError("transient", "The shared meals kept changing while they were read.");
}

/**
 * Charges a request in advance with the most that it can bring, because the data is read even if it
 * fails or the app is closed half-way. After a request without an answer, perhaps before the app was
 * closed, one meal is asked for: so a bad network can't spend the day's budget in a few tries.
 */
async function pay({ db, now }: SyncContext, most: number): Promise<Paid | null> {
  const time = now();
  return engineTransaction(db, [], async () => {
    const before = await getMeta(db, "sharedMealsSpent", { since: time, bytes: 0 });
    const { since, spent: bytes } = dayOf(before.since, before.bytes, time);
    const isUnanswered = before.isUnanswered ?? false;
    const size = isUnanswered ? 1 : most;
    const charged = bytes + size * MEAL_BYTES_MAX;
    const isCovered = charged <= SHARED_BYTES_A_DAY;
    const row = isCovered ? { bytes: charged, isUnanswered: true } : { bytes, isUnanswered };
    await putMeta(db, { sharedMealsSpent: { since, ...row } });
    return isCovered
      ? { size, bytes, since, moves: await getMeta(db, "sharedMealsMoves", 0) }
      : null;
  });
}

/**
 * Charges what the answer weighs instead, and stores the meals, except those with pending changes: it
 * is unknown whether the fetched copy already contains such a change. Resolves to false if the answer
 * is out of date.
 */
async function store(
  context: SyncContext,
  { bytes, since, moves, leastBytes }: Paid & { leastBytes: number },
  found: readonly Found[],
): Promise<boolean> {
  const { db } = context;
  return engineTransaction(db, mutationTables(db), async () => {
    const known = new Set(await readIds(db, "aiMeals"));
    const weight = found.reduce((sum, { id, fields }) => {
      const isNew = isShowable(fields) && !known.has(id);
      return sum + Math.max(weightOf(fields), isNew ? leastBytes : 0);
    }, 0);
    await putMeta(db, { sharedMealsSpent: { since, bytes: bytes + weight } });
    if ((await getMeta(db, "sharedMealsMoves", 0)) !== moves) return false;
    const busy = await busyMeals(db);
    const rows = found
      .filter(({ id }) => !busy.has(id))
      .map(({ id, fields }): StoredDoc => {
        const ref = { collection: "aiMeals" as const, id };
        return { ...ref, doc: fromRemote(context, ref, fields) };
      });
    await writeDocs(db, rows);
    const read = new Set(rows.map(({ id }) => id));
    const stale = await getMeta(db, "sharedMealsStale", []);
    const absent = await getMeta(db, "sharedMealsAbsent", []);
    const gone = rows.filter(({ doc }) => doc === null).map(({ id }) => id);
    await putMeta(db, {
      sharedMealsStale: stale.filter((id) => !read.has(id)),
      sharedMealsAbsent: [...new Set([...absent, ...gone])],
    });
    return true;
  });
}

/** Whether there is such a meal, and it is not taken down. */
export function isShowable(fields: Fields | null): boolean {
  return fields !== null && !isTakenDown(fields as Parameters<typeof isTakenDown>[0]);
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

/**
 * The approximate size of a value in transit, in bytes: JSON, with each value wrapped in its type.
 */
export function weightOf(value: unknown): number {
  if (typeof value === "string") return 20 + new TextEncoder().encode(JSON.stringify(value)).length;
  if (typeof value !== "object" || value === null) return 30;
  const wrapped = Array.isArray(value)
    ? value.map(weightOf)
    : Object.entries(value).map(([name, field]) => 4 + name.length + weightOf(field));
  return wrapped.reduce((sum, weight) => sum + weight, 30);
}
