import { Dexie } from "dexie";

import { readOr } from "#db/connection.ts";
import { databaseName } from "#db/database-name.ts";
import { discardDeadLetter, retryDeadLetter } from "#db/mutate.ts";
import { openDatabase, type OutboxEntry, type DeadLetter, type SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import { changesIn } from "#db/sync-status.ts";
import { mealNamedIn } from "#domain/mutations/change-words.ts";
import type { Invocation } from "#domain/mutations/define.ts";
import { CHANGE_NOT_DISCARDED, CHANGE_NOT_RETRIED } from "#failure-words/storage-words.ts";

import { getMeals } from "./meal-repository.ts";
import { getUser } from "./user-repository.ts";

/**
 * A parked change. If it names a meal only by id, `meal` is that meal's title where this device
 * knows it.
 */
export interface NamedDeadLetter extends DeadLetter {
  meal: string | undefined;
}

/**
 * Changes that the server refused, last parked first; none if they can't be read, which is logged.
 */
export async function listDeadLetters(db: SimmerDb): Promise<NamedDeadLetter[]> {
  const parked = await readOr(db, "Failed to read what could not be synced", [], () =>
    db.deadLetters.toArray(),
  );
  return withTitles(
    db,
    parked.toSorted((a, b) => b.parkedAt - a.parkedAt),
  );
}

/** A change that waits to be sent; `meal` as in NamedParkedEntry. */
export interface NamedOutboxEntry extends OutboxEntry {
  meal: string | undefined;
}

/**
 * The first `most` changes that wait to be sent, in their order; none if they can't be read, which
 * is logged.
 */
export async function listPending(db: SimmerDb, most: number): Promise<NamedOutboxEntry[]> {
  // A change that also says something to everyone is two entries, one after the other.
  const waiting = await readOr(db, "Failed to read what waits to be sent", [], () =>
    db.outbox
      .orderBy("seq")
      .limit(2 * most)
      .toArray(),
  );
  return withTitles(db, changesIn(waiting).slice(0, most));
}

/** Adds the titles of the meals that changes name by id, where this device knows them. */
async function withTitles<E extends Invocation>(
  db: SimmerDb,
  entries: readonly E[],
): Promise<(E & { meal: string | undefined })[]> {
  const named = entries.flatMap((entry) => mealNamedIn(entry) ?? []);
  const titles = await readOr(
    db,
    "Failed to read what the meals are called",
    new Map<string, string>(),
    () => readTitles(db, named),
  );
  return entries.map((entry) => ({ ...entry, meal: titles.get(mealNamedIn(entry) ?? "") }));
}

/** The titles of the meals in `ids`, from wherever on this device they are stored. */
async function readTitles(db: SimmerDb, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [meals, { shoppingList, storedMeals }] = await Promise.all([
    getMeals(db, ids),
    getUser(db),
  ]);
  return new Map([
    ...storedMeals.map(({ recipeId, title }) => [recipeId, title] as const),
    ...shoppingList.meals.map(({ id, title }) => [id, title] as const),
    ...meals.map(({ id, title }) => [id, title] as const),
  ]);
}

export function retry(db: SimmerDb, id: string): Promise<void> {
  return command(CHANGE_NOT_RETRIED, () => retryDeadLetter(db, id));
}

export function discard(db: SimmerDb, id: string): Promise<void> {
  return command(CHANGE_NOT_DISCARDED, () => discardDeadLetter(db, id));
}

/** What this device has and the server does not. */
export interface Unsynced {
  pending: OutboxEntry[];
  parked: DeadLetter[];
}

/** Everything on this device that the server lacks, so that the cook can save it as a file. */
export async function copyUnsynced(db: SimmerDb): Promise<Unsynced> {
  const [pending, parked] = await Promise.all([db.outbox.toArray(), db.deadLetters.toArray()]);
  return { pending, parked };
}

/**
 * The unsynced data in a cook's database while they are signed out; empty if there is no database.
 */
export async function copyLeftBehind(uid: string): Promise<Unsynced> {
  if (!(await Dexie.exists(databaseName(uid)))) return { pending: [], parked: [] };
  const db = openDatabase(uid);
  try {
    return await copyUnsynced(db);
  } finally {
    db.close();
  }
}
