import { getDocument, listDocuments, readIds } from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { mutationTables } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";
import { engineTransaction } from "#sync/protocol/local.ts";
import { isDocumentId } from "#sync/protocol/wire.ts";
import { RemoteError, type RemoteDoc } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { busyMeals, fetchMeals, isShowable, LISTED_MEAL_BYTES } from "./fetch-meals.ts";

/** Shared meals that were fetched more recently than this are shown without asking again. */
const SHARED_MEALS_FRESH_MS = 3_600_000;
const DAY_MS = 24 * SHARED_MEALS_FRESH_MS;
const PAGE_SIZE = 10;
/** Writes with close times may become visible slightly out of order. */
const OVERLAP_MS = 60_000;
/**
 * How many favourites and current meals are looked up by id at a time; the others wait for the next
 * refresh.
 */
const LOOKUPS_MAX = 50;
const LOOKUPS_AT_ONCE = 5;

/**
 * [S5.15] Fetches the shared meals that this device should have, after the cook's own documents and
 * independently of them. What others write may be slow, too large or broken; then shared meals are
 * not refreshed, and nothing else is affected. No version of the cook's documents covers shared
 * meals, since they belong to everyone. This fetches, as long as the day's budget lasts:
 * - meals that a screen waits for;
 * - meals whose changes have left the overlay;
 * - the cook's favourites and current meals that are nowhere on the device;
 * - the newest hundred, at first and once a day when shown;
 * - those added since then, when shown after an hour.
 */
export async function refreshSharedMeals(context: SyncContext): Promise<void> {
  const { db, remote, now } = context;
  if (remote.signedInUid() !== db.accountUid) return;
  const time = now();
  const plan = await planWindow(db, time);
  try {
    const isFull = plan !== null && plan.newerThan === undefined;
    if (isFull) {
      await engineTransaction(db, [], async () => putMeta(db, { sharedMealsAbsent: [] }));
    }
    const sought = await lookUpSought(context);
    const stale = await getMeta(db, "sharedMealsStale", []);
    const missing = await missingMeals(db);
    await lookUp(context, [...new Set([...stale, ...missing])].slice(0, LOOKUPS_MAX));
    if (!plan) return;
    const window = await fetchWindow(context, plan);
    await engineTransaction(db, mutationTables(db), async () => {
      if (isFull && window) await prune(db, window, sought);
      await putMeta(db, { sharedMealsAt: time });
    });
    // Asked for while the pages came.
    await lookUpSought(context);
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
  }
}

/** Whether a screen waits for shared meals, or shows them and those here are old. */
export async function areSharedMealsWanted(db: SimmerDb): Promise<boolean> {
  const wantedAt = await getMeta(db, "sharedMealsWantedAt", 0);
  const fetchedAt = await getMeta(db, "sharedMealsAt", 0);
  const sought = await getMeta(db, "sharedMealsSought", []);
  return sought.length > 0 || wantedAt - fetchedAt >= SHARED_MEALS_FRESH_MS;
}

/** What to browse for; null for nothing. */
interface Plan {
  /** Only meals shared later than this, ms by the server's clock; absent for the newest hundred. */
  newerThan?: number;
}

async function planWindow(db: SimmerDb, now: number): Promise<Plan | null> {
  const [fetchedAt, wantedAt] = await Promise.all([
    getMeta(db, "sharedMealsAt", 0),
    getMeta(db, "sharedMealsWantedAt", 0),
  ]);
  if (fetchedAt === 0) return {};
  const age = now - fetchedAt;
  // If the last fetch lies in the future, the clock has been set back since, and the stored meals
  // count as old.
  const isFresh = age >= 0 && (age < SHARED_MEALS_FRESH_MS || wantedAt <= fetchedAt);
  if (isFresh || wantedAt === 0) return null;
  if (age < 0 || age >= DAY_MS) return {};
  const times = (await listDocuments(db, "aiMeals")).map(({ sharedAt = 0 }) => sharedAt);
  return { newerThan: Math.max(0, ...times) - OVERLAP_MS };
}

/** Resolves to null if the day's budget ends before all have come. */
async function fetchWindow(context: SyncContext, plan: Plan): Promise<RemoteDoc[] | null> {
  const docs: RemoteDoc[] = [];
  // Meals that were taken down don't count towards the limit: further pages are read to replace them.
  while (docs.filter(({ fields }) => isShowable(fields)).length < SHARED_MEALS_BROWSE_LIMIT) {
    const after = docs.at(-1);
    const page = await fetchMeals(context, {
      most: PAGE_SIZE,
      leastBytes: LISTED_MEAL_BYTES,
      ask: async (limit) => context.remote.sharedMeals({ limit, ...plan, ...(after && { after }) }),
    });
    if (!page) return null;
    docs.push(...page.found);
    if (page.found.length < page.size) break;
  }
  return docs;
}

/**
 * Removes meals that are no longer among the newest, unless the cook keeps them, is changing them or has
 * just asked for them. Runs within the caller's transaction.
 */
async function prune(
  db: SimmerDb,
  window: readonly RemoteDoc[],
  sought: readonly string[],
): Promise<void> {
  const keep = new Set([
    ...window.map(({ id }) => id),
    ...sought,
    ...(await chosenMeals(db)),
    ...(await busyMeals(db)),
    ...(await getMeta(db, "sharedMealsStale", [])),
  ]);
  const ids = await readIds(db, "aiMeals");
  await db.aiMeals.bulkDelete(ids.filter((id) => !keep.has(id)));
}

/**
 * [S5.35] Looks up the meals that screens wait for. Those without an answer are given up as well, until
 * a screen asks again.
 * @returns their ids
 */
async function lookUpSought(context: SyncContext): Promise<string[]> {
  const { db } = context;
  const sought = await getMeta(db, "sharedMealsSought", []);
  if (sought.length === 0) return [];
  try {
    await lookUp(context, sought.filter(isDocumentId));
  } finally {
    await engineTransaction(db, [], async () => {
      const left = await getMeta(db, "sharedMealsSought", []);
      await putMeta(db, { sharedMealsSought: left.filter((id) => !sought.includes(id)) });
    });
  }
  return sought;
}

async function lookUp(context: SyncContext, ids: readonly string[]): Promise<void> {
  const { remote } = context;
  for (let at = 0; at < ids.length;) {
    const page = await fetchMeals(context, {
      most: LOOKUPS_AT_ONCE,
      ask: (size) =>
        Promise.all(
          ids
            .slice(at, at + size)
            .map(async (id) => ({ id, fields: await remote.get(`aiMeals/${id}`) })),
        ),
    });
    if (!page) return;
    at += page.size;
  }
}

/** Favourites and current meals that are nowhere on this device, and were not looked up before. */
async function missingMeals(db: SimmerDb): Promise<string[]> {
  const absent = new Set(await getMeta(db, "sharedMealsAbsent", []));
  const ids = (await chosenMeals(db)).filter((id) => !absent.has(id) && isDocumentId(id));
  const [shared, personal] = await Promise.all([
    db.aiMeals.bulkGet(ids),
    db.personalRecipes.bulkGet(ids),
  ]);
  return ids.filter((_, index) => !shared[index] && !personal[index]);
}

async function chosenMeals(db: SimmerDb): Promise<string[]> {
  const user = await getDocument(db, "users", db.kitchenId);
  return [...(user?.favorites ?? []), ...(user?.current_meals ?? [])];
}
