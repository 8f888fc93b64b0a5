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
import type { SyncContext } from "#sync/push/commit.ts";
import { RemoteError, type Fields, type RemoteDoc } from "#sync/remotes/remote.ts";

import { touched } from "./rebase.ts";

/** Shared meals fetched more recently are shown as they are. */
export const SHARED_MEALS_FRESH_MS = 3_600_000;
const DAY_MS = 24 * SHARED_MEALS_FRESH_MS;
/** Favourites and current meals looked up by id at one time; the rest waits for the next. */
const LOOKUPS_MAX = 50;
const LOOKUPS_AT_ONCE = 5;
const PAGE_SIZE = 10;
const PAGE_DEADLINE_MS = 8_000;
/** What a page, a document by id, and one from before there were bounds may weigh at the most. */
const PAGE_BYTES_MAX = 250_000;
const LOOKUPS_BYTES_MAX = 400_000;
const OLD_MEAL_BYTES_MAX = 1_100_000;
/** Times of different writes may become visible a little out of order. */
const OVERLAP_MS = 60_000;
const TRIES_MAX = 3;

/**
 * [S5.15] Brings the shared meals this device should have, after the cook's own documents and apart
 * from them: what others write may be slow, too much or broken, and then it is not refreshed, and
 * nothing else comes of it. They belong to everyone, so no version of the cook's covers them: those
 * whose changes have left the overlay, the cook's favourites and current meals that are nowhere on
 * the device, the newest hundred at first and once a day when shown, and those added since when
 * shown after an hour; as long as the day's budget lasts.
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
  for (let at = 0; at < ids.length; at += LOOKUPS_AT_ONCE) {
    if (!budget.allows(LOOKUPS_BYTES_MAX)) return;
    const some = ids.slice(at, at + LOOKUPS_AT_ONCE);
    await bring(context, budget, LOOKUPS_BYTES_MAX, async () => {
      const found = await Promise.all(
        some.map(async (id) => ({ id, fields: await getReadable(remote, id) })),
      );
      return { found, lookedUp: some };
    });
  }
}

/** What the rules don't give out is as good as not there. */
async function getReadable(remote: SyncContext["remote"], id: string): Promise<Fields | null> {
  try {
    return await remote.get(`aiMeals/${id}`);
  } catch (error) {
    if (error instanceof RemoteError && error.kind === "denied") return null;
    throw error;
  }
}

/** Favourites and current meals that are nowhere on this device, and were not looked for before. */
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
  /** Only what was shared later than this, ms by the server's clock. */
  newerThan?: number;
  /** Whether it is the newest hundred, whatever is here already. */
  isFull: boolean;
}

async function planWindow(db: SimmerDb, now: number): Promise<Plan | null> {
  const [fetchedAt, wantedAt] = await Promise.all([
    getMeta(db, "sharedMealsAt", 0),
    getMeta(db, "sharedMealsWantedAt", 0),
  ]);
  if (fetchedAt === 0) return { isFull: true };
  const age = now - fetchedAt;
  // A time fetched in the future is a clock set back since: it says nothing, and counts as old.
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
    if (!budget.allows(PAGE_BYTES_MAX)) return { docs, isWhole: false };
    const after = docs.at(-1);
    const page = await bring(context, budget, PAGE_BYTES_MAX, async () => ({
      found: await context.remote.sharedMeals({
        limit: PAGE_SIZE,
        ...(newerThan === undefined ? {} : { newerThan }),
        ...(after ? { after } : {}),
      }),
    }));
    docs.push(...page);
    if (page.length < PAGE_SIZE) break;
  }
  return { docs, isWhole: true };
}

/**
 * Those from before the server noted the time they were shared at, one by one, for nothing has
 * bounded them; once each.
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
  /** Ids that were asked for: what is not found is not there. */
  lookedUp?: readonly string[];
}

/**
 * Asks, pays, and stores what is sound of the answer. A change of the cook's that leaves the
 * overlay meanwhile makes the answer one from before it: it is asked for again.
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
 * Stores them but for those that pending changes are laid over: whether they hold such a change
 * already nothing could tell. Resolves to false when the answer is out of date.
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

/** Those that pending changes are laid over. Runs within the caller's transaction. */
async function busyMeals(db: SimmerDb): Promise<Set<string>> {
  const [entries, kept] = await Promise.all([db.outbox.toArray(), db.base.toArray()]);
  return new Set(
    [...touched(entries, db.uid), ...kept]
      .filter(({ collection }) => collection === "aiMeals")
      .map(({ id }) => id),
  );
}

/** Removes what is not among the newest any more, unless the cook keeps or is changing it. */
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

/** Whether it is of those that `fetchOld` brings, and can be shown. */
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
