import {
  getDocument,
  listDocuments,
  readIds,
  readRow,
  writeDocs,
  type StoredDoc,
} from "#db/document-store.ts";
import { mutationTables } from "#db/mutate.ts";
import type { Meta, SimmerDb } from "#db/schema.ts";
import type { SharedMeal } from "#domain/entities.ts";
import { SHARED_AT_SINCE, SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";
import { sharedTime } from "#domain/mutations/shared-meals.ts";
import { isSoundSharedMeal } from "#domain/sound-meal.ts";
import { claimEngine, getMeta, putMeta } from "#sync/protocol/local.ts";
import { isDocumentId, sharedMealFrom } from "#sync/protocol/wire.ts";
import { openBudget, type Budget } from "#sync/push/budget.ts";
import { RemoteError, type Fields, type RemoteDoc } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { touched } from "./rebase.ts";

/** Shared meals that were fetched more recently than this are shown without asking again. */
export const SHARED_MEALS_FRESH_MS = 3_600_000;
const DAY_MS = 24 * SHARED_MEALS_FRESH_MS;
/**
 * How many favourites and current meals are looked up by id at a time; the others wait for the next
 * refresh.
 */
const LOOKUPS_MAX = 50;
const LOOKUPS_AT_ONCE = 5;
const PAGE_SIZE = 10;
/** The size of a page, and the number of lookups at once, after a request without an answer. */
const CAUTIOUS_SIZE = 1;
const PAGE_DEADLINE_MS = 8_000;
/**
 * The most bytes that a meal may weigh in a page, when looked up by id, or from before size limits.
 */
const PAGED_MEAL_BYTES_MAX = 25_000;
const LOOKUP_BYTES_MAX = 80_000;
const OLD_MEAL_BYTES_MAX = 1_100_000;
/** Writes with close times may become visible slightly out of order. */
const OVERLAP_MS = 60_000;
const TRIES_MAX = 3;

/**
 * [S5.15] Fetches the shared meals that this device should have, after the cook's own documents and
 * independently of them. What others write may be slow, too large or broken; then shared meals are
 * not refreshed, and nothing else is affected. No version of the cook's documents covers shared
 * meals, since they belong to everyone. This fetches, as long as the day's budget lasts:
 * - meals whose changes have left the overlay;
 * - the cook's favourites and current meals that are nowhere on the device;
 * - the newest hundred, at first and once a day when shown;
 * - those added since then, when shown after an hour.
 * @param isNew whether the cook's own documents may name meals that they did not name before
 */
export async function refreshSharedMeals(
  context: SyncContext,
  { isNew = true }: { isNew?: boolean } = {},
): Promise<void> {
  const { db, remote, now } = context;
  if (remote.signedInUid() !== db.uid) return;
  const budget = await openBudget(db, now());
  const time = now();
  const plan = await planWindow(db, time);
  try {
    if (plan?.isFull) await note(db, { sharedMealsAbsent: [] });
    await lookUp(context, budget, isNew || plan !== null);
    if (plan) await browse(context, budget, plan, time);
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
  } finally {
    await budget.close();
  }
}

// ---- By id ----

async function lookUp(context: SyncContext, budget: Budget, isNew: boolean): Promise<void> {
  const { db, remote } = context;
  const stale = await getMeta(db, "sharedMealsStale", []);
  const missing = isNew ? await missingMeals(db) : [];
  const ids = [...new Set([...stale, ...missing])].slice(0, LOOKUPS_MAX);
  for (let at = 0; at < ids.length;) {
    const size = budget.isUnanswered() ? CAUTIOUS_SIZE : LOOKUPS_AT_ONCE;
    const worst = size * LOOKUP_BYTES_MAX;
    if (!budget.allows(worst)) return;
    const some = ids.slice(at, at + size);
    at += size;
    await bring(context, budget, worst, async () => {
      const found = await Promise.all(
        some.map(async (id) => ({ id, fields: await getReadable(remote, id) })),
      );
      return { found, lookedUp: some };
    });
  }
}

/** A document that the rules don't let us read counts as missing. */
async function getReadable(remote: SyncContext["remote"], id: string): Promise<Fields | null> {
  try {
    return await remote.get(`aiMeals/${id}`);
  } catch (error) {
    if (error instanceof RemoteError && error.kind === "denied") return null;
    throw error;
  }
}

/** Favourites and current meals that are nowhere on this device, and were not looked up before. */
async function missingMeals(db: SimmerDb): Promise<string[]> {
  const [user, absent] = await Promise.all([
    getDocument(db, "users", db.uid),
    getMeta(db, "sharedMealsAbsent", []),
  ]);
  const known = new Set(absent);
  const ids = [...new Set([...(user?.favorites ?? []), ...(user?.current_meals ?? [])])].filter(
    (id) => !known.has(id) && isDocumentId(id),
  );
  const [shared, personal] = await Promise.all([
    db.aiMeals.bulkGet(ids),
    db.personalRecipes.bulkGet(ids),
  ]);
  return ids.filter((_, index) => !shared[index] && !personal[index]);
}

// ---- The newest ----

async function browse(
  context: SyncContext,
  budget: Budget,
  plan: Plan,
  time: number,
): Promise<void> {
  const { db } = context;
  const window = await fetchWindow(context, budget, plan.newerThan);
  if (plan.isFull && window.isWhole) await prune(db, window.docs);
  if (plan.isFull && window.docs.length < SHARED_MEALS_BROWSE_LIMIT) {
    await fetchOld(context, budget, SHARED_MEALS_BROWSE_LIMIT - window.docs.length);
  }
  await note(db, { sharedMealsAt: time });
}

interface Plan {
  /** Only meals shared later than this, ms by the server's clock. */
  newerThan?: number;
  /** Whether to fetch the newest hundred, whatever this device already has. */
  isFull: boolean;
}

async function planWindow(db: SimmerDb, now: number): Promise<Plan | null> {
  const [fetchedAt, wantedAt] = await Promise.all([
    getMeta(db, "sharedMealsAt", 0),
    getMeta(db, "sharedMealsWantedAt", 0),
  ]);
  if (fetchedAt === 0) return { isFull: true };
  const age = now - fetchedAt;
  // If the last fetch lies in the future, the clock has been set back since, and the stored meals
  // count as old.
  const isFresh = age >= 0 && (age < SHARED_MEALS_FRESH_MS || wantedAt <= fetchedAt);
  if (isFresh || wantedAt === 0) return null;
  if (age < 0 || age >= DAY_MS) return { isFull: true };
  const times = (await listDocuments(db, "aiMeals")).map(({ sharedAt = 0 }) => sharedAt);
  return { newerThan: Math.max(0, ...times) - OVERLAP_MS, isFull: false };
}

async function fetchWindow(
  context: SyncContext,
  budget: Budget,
  newerThan: number | undefined,
): Promise<{ docs: RemoteDoc[]; isWhole: boolean }> {
  const docs: RemoteDoc[] = [];
  while (docs.length < SHARED_MEALS_BROWSE_LIMIT) {
    const size = budget.isUnanswered() ? CAUTIOUS_SIZE : PAGE_SIZE;
    const worst = size * PAGED_MEAL_BYTES_MAX;
    if (!budget.allows(worst)) return { docs, isWhole: false };
    const after = docs.at(-1);
    const page = await bring(context, budget, worst, async () => ({
      found: await context.remote.sharedMeals({
        limit: size,
        ...(newerThan === undefined ? {} : { newerThan }),
        ...(after ? { after } : {}),
      }),
    }));
    docs.push(...page);
    if (page.length < size) break;
  }
  return { docs, isWhole: true };
}

/**
 * Fetches, once each, the meals from before the server noted the time of sharing. It reads them one
 * by one, because no limit applied to their size.
 */
async function fetchOld(context: SyncContext, budget: Budget, most: number): Promise<void> {
  const { db, remote } = context;
  for (let count = 0; count < most && budget.allows(OLD_MEAL_BYTES_MAX); count += 1) {
    const after = await getMeta(db, "oldMealsAfter", { createdAt: SHARED_AT_SINCE });
    const [meal] = await bring(context, budget, OLD_MEAL_BYTES_MAX, async () => ({
      found: await remote.oldSharedMeals({ after, limit: 1 }),
    }));
    const createdAt = meal?.fields["createdAt"];
    if (!meal || typeof createdAt !== "number") return;
    await note(db, { oldMealsAfter: { createdAt, id: meal.id } });
  }
}

// ---- Storing ----

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
async function bring(
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
 * Stores the meals, except those that pending changes are laid over: nothing tells whether the
 * fetched copy already contains such a change. Resolves to false if the answer is out of date.
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

/** Meals that pending changes are laid over. Runs within the caller's transaction. */
async function busyMeals(db: SimmerDb): Promise<Set<string>> {
  const [entries, kept] = await Promise.all([db.outbox.toArray(), db.base.toArray()]);
  return new Set(
    [...touched(entries, db.uid), ...kept]
      .filter(({ collection }) => collection === "aiMeals")
      .map(({ id }) => id),
  );
}

/** Removes meals that are no longer among the newest, unless the cook keeps or is changing them. */
async function prune(db: SimmerDb, window: readonly RemoteDoc[]): Promise<void> {
  await db.transaction("rw", mutationTables(db), async () => {
    await claimEngine(db);
    const user = await getDocument(db, "users", db.uid);
    const keep = new Set([
      ...window.map(({ id }) => id),
      ...(user?.favorites ?? []),
      ...(user?.current_meals ?? []),
      ...(await busyMeals(db)),
      ...(await getMeta(db, "sharedMealsStale", [])),
    ]);
    const rows = await db.aiMeals.toArray();
    const ids = await readIds(db, "aiMeals");
    const old = rows
      .map((row, at) => ({ row, meal: readRow("aiMeals", row), id: ids[at] ?? "" }))
      .filter(({ row, meal, id }) => !keep.has(id) && isOld(meal, row))
      .toSorted((a, b) => sharedTime(b.meal) - sharedTime(a.meal))
      .slice(0, Math.max(0, SHARED_MEALS_BROWSE_LIMIT - window.length));
    for (const { id } of old) keep.add(id);
    await db.aiMeals.bulkDelete(ids.filter((id) => !keep.has(id)));
  });
}

/** Whether `fetchOld` is the one to fetch it, and it can be shown. */
function isOld(meal: SharedMeal, row: object): boolean {
  const { sharedAt, createdAt } = meal;
  return sharedAt === undefined && createdAt < SHARED_AT_SINCE && isSoundSharedMeal({ ...row });
}

async function note(db: SimmerDb, values: Partial<Meta>): Promise<void> {
  await db.transaction("rw", db.meta, async () => {
    await claimEngine(db);
    await putMeta(db, values);
  });
}
