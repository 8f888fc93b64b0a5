import { getDocument, listDocuments, readIds } from "#db/document-store.ts";
import { mutationTables } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";
import { isTakenDown } from "#domain/mutations/shared-meals.ts";
import { claimEngine, getMeta } from "#sync/protocol/local.ts";
import { openBudget, type Budget } from "#sync/push/budget.ts";
import { RemoteError, type RemoteDoc } from "#sync/remotes/remote.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { bring, busyMeals, CAUTIOUS_SIZE, MEAL_BYTES_MAX, note } from "./bring-shared-meals.ts";
import { lookUp, lookUpSought } from "./shared-lookups.ts";

/** Shared meals that were fetched more recently than this are shown without asking again. */
export const SHARED_MEALS_FRESH_MS = 3_600_000;
const DAY_MS = 24 * SHARED_MEALS_FRESH_MS;
const PAGE_SIZE = 10;
/** Writes with close times may become visible slightly out of order. */
const OVERLAP_MS = 60_000;

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
 * @param isNew whether the cook's own documents may name meals that they did not name before
 */
export async function refreshSharedMeals(
  context: SyncContext,
  { isNew = true }: { isNew?: boolean } = {},
): Promise<void> {
  const { db, remote, now } = context;
  if (remote.signedInUid() !== db.accountUid) return;
  const budget = await openBudget(db, now());
  const time = now();
  const plan = await planWindow(db, time);
  try {
    if (plan?.isFull) await note(db, { sharedMealsAbsent: [] });
    const sought = await lookUpSought(context, budget);
    await lookUp(context, budget, isNew || plan !== null);
    if (!plan) return;
    await browse(context, budget, plan, time, sought);
    // Asked for while the pages came.
    await lookUpSought(context, budget);
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
  } finally {
    await budget.close();
  }
}

async function browse(
  context: SyncContext,
  budget: Budget,
  plan: Plan,
  time: number,
  sought: readonly string[],
): Promise<void> {
  const { db } = context;
  const window = await fetchWindow(context, budget, plan.newerThan);
  if (plan.isFull && window.isWhole) await prune(db, window.docs, sought);
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
  // Meals that were taken down don't count towards the limit: further pages are read to replace them.
  while (docs.filter(isShowable).length < SHARED_MEALS_BROWSE_LIMIT) {
    const size = budget.isUnanswered() ? CAUTIOUS_SIZE : PAGE_SIZE;
    const worst = size * MEAL_BYTES_MAX;
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

function isShowable({ fields }: RemoteDoc): boolean {
  return !isTakenDown(fields as Parameters<typeof isTakenDown>[0]);
}

/**
 * Removes meals that are no longer among the newest, unless the cook keeps them, is changing them or has
 * just asked for them.
 */
async function prune(
  db: SimmerDb,
  window: readonly RemoteDoc[],
  sought: readonly string[],
): Promise<void> {
  await db.transaction("rw", mutationTables(db), async () => {
    await claimEngine(db);
    const user = await getDocument(db, "users", db.kitchenId);
    const keep = new Set([
      ...window.map(({ id }) => id),
      ...sought,
      ...(user?.favorites ?? []),
      ...(user?.current_meals ?? []),
      ...(await busyMeals(db)),
      ...(await getMeta(db, "sharedMealsStale", [])),
    ]);
    const ids = await readIds(db, "aiMeals");
    await db.aiMeals.bulkDelete(ids.filter((id) => !keep.has(id)));
  });
}
