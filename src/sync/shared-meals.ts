import type { StoredDoc } from "#db/documents.ts";
import type { Meta, OutboxEntry, SimmerDb } from "#db/schema.ts";
import type { UserDocument } from "#domain/entities.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";

import type { SyncContext } from "./commit.ts";
import { getMeta, type LocalState } from "./local.ts";
import { touched } from "./rebase.ts";
import type { RemoteDoc } from "./remote.ts";
import { fromRemote, isDocumentId, type SyncState } from "./wire.ts";

/** Shared meals fetched more recently are shown as they are. */
export const SHARED_MEALS_FRESH_MS = 3_600_000;
const DAY_MS = 24 * SHARED_MEALS_FRESH_MS;
/** Favourites and current meals looked up by id in one pull; the rest waits for the next. */
const LOOKUPS_MAX = 50;

export interface SharedMeals {
  rows: StoredDoc[];
  /** What to remember about the fetch; absent when nothing was fetched. */
  meta?: Partial<Meta>;
  /**
   * A fetched meal is one that a pending mutation changes. Such a meal has no version to tell
   * whether it already contains that change, so the user document must be seen not to have moved.
   */
  isShaky: boolean;
}

/**
 * The shared meals this device should fetch now. They belong to everyone, so no version of the
 * cook's covers them: the newest hundred at first and once a day when shown, those added since
 * when shown after an hour, and by id those the cook keeps, or whose changes leave the overlay.
 */
export async function fetchSharedMeals(
  { db, remote, now }: SyncContext,
  round: { local: LocalState; server: SyncState; user: UserDocument | null; isNew: boolean },
): Promise<SharedMeals> {
  const { local, server, user, isNew } = round;
  const time = now();
  const plan = await planWindow(db, time);
  const window = plan ? await remote.sharedMeals(plan.query) : [];
  const absent = plan?.isFull ? [] : await getMeta(db, "sharedMealsAbsent", []);

  const edge = Math.max(server.marker.seq, local.acked.seq);
  const leaving = meals(
    local.entries.filter(({ seq }) => seq <= edge),
    db.uid,
  );
  const fetched = new Set(window.map(({ id }) => id));
  const kept = isNew || plan ? await missingMeals(db, user, new Set([...absent, ...fetched])) : [];
  const ids = [...new Set([...leaving, ...kept])].filter((id) => !fetched.has(id));
  const found = await Promise.all(
    ids.map(async (id) => ({ id, fields: await remote.get(`aiMeals/${id}`) })),
  );
  const rows = [...window, ...found].flatMap(
    ({ id, fields }: RemoteDoc | { id: string; fields: null }) =>
      fields ? [{ collection: "aiMeals" as const, id, doc: mealFrom(id, fields, time) }] : [],
  );
  const notFound = found.filter(({ fields }) => !fields).map(({ id }) => id);
  const pending = new Set(
    meals(
      local.entries.filter(({ seq }) => seq > edge),
      db.uid,
    ),
  );
  const meta: Partial<Meta> = {
    ...(plan ? { sharedMealsAt: time } : {}),
    ...(plan?.isFull || notFound.length > 0
      ? { sharedMealsAbsent: [...new Set([...absent, ...notFound])] }
      : {}),
  };
  return {
    rows,
    ...(Object.keys(meta).length > 0 ? { meta } : {}),
    isShaky: [...ids, ...fetched].some((id) => pending.has(id)),
  };
}

function mealFrom(id: string, fields: Record<string, unknown>, now: number): unknown {
  return fromRemote({ collection: "aiMeals", id }, fields, now);
}

function meals(entries: readonly OutboxEntry[], uid: string): string[] {
  return touched(entries, uid).flatMap(({ collection, id }) =>
    collection === "aiMeals" && isDocumentId(id) ? [id] : [],
  );
}

async function planWindow(
  db: SimmerDb,
  now: number,
): Promise<{ query: { newerThan?: number; limit: number }; isFull: boolean } | null> {
  const limit = SHARED_MEALS_BROWSE_LIMIT;
  const [fetchedAt, wantedAt] = await Promise.all([
    getMeta(db, "sharedMealsAt", 0),
    getMeta(db, "sharedMealsWantedAt", 0),
  ]);
  if (fetchedAt === 0) return { query: { limit }, isFull: true };
  const age = now - fetchedAt;
  // A time fetched in the future is a clock set back since: it says nothing, and counts as old.
  const isFresh = age >= 0 && (age < SHARED_MEALS_FRESH_MS || wantedAt <= fetchedAt);
  if (isFresh || wantedAt === 0) return null;
  if (age < 0 || age >= DAY_MS) return { query: { limit }, isFull: true };
  const newest = await db.aiMeals.orderBy("createdAt").last();
  // A day of overlap: meals rated offline arrive with the time they were cooked.
  const newerThan = Math.min(newest?.createdAt ?? 0, fetchedAt) - DAY_MS;
  return { query: { newerThan, limit }, isFull: false };
}

/** Favourites and current meals that are nowhere on this device. */
async function missingMeals(
  db: SimmerDb,
  user: UserDocument | null,
  known: ReadonlySet<string>,
): Promise<string[]> {
  const ids = [...new Set([...(user?.favorites ?? []), ...(user?.current_meals ?? [])])].filter(
    (id) => !known.has(id) && isDocumentId(id),
  );
  const [shared, personal] = await Promise.all([
    db.aiMeals.bulkGet(ids),
    db.personalRecipes.bulkGet(ids),
  ]);
  return ids.filter((_, index) => !shared[index] && !personal[index]).slice(0, LOOKUPS_MAX);
}
