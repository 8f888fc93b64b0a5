import { readOr } from "#db/connection.ts";
import { getDocument } from "#db/document-store.ts";
import { mutate } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { command } from "#db/storage-command.ts";
import type { LogMealArgs } from "#domain/mutations/cooked-meals.ts";
import type { MutationArgs, MutationName } from "#domain/mutations/registry.ts";
import { copyOf } from "#domain/mutations/shared-meals.ts";
import type { StoredMealName } from "#domain/mutations/shelf.ts";
import type { PortionChange, StoragePlace, StoredMeal } from "#domain/stored-portions.ts";
import {
  MEAL_NOT_LOGGED,
  PORTIONS_NOT_UPDATED,
  PORTIONS_UNREADABLE,
} from "#failure-words/storage-words.ts";

import { photoTables, queuePhoto } from "./photo-repository.ts";
import { getSharing } from "./settings-repository.ts";
import { readUserLists } from "./user-repository.ts";

/** @throws StorageError if the device can't be read */
export async function listStoredMeals(db: SimmerDb): Promise<StoredMeal[]> {
  return (await readUserLists(db, PORTIONS_UNREADABLE)).storedMeals;
}

/**
 * Logs a cooked meal: portions, cooked mark, rating, current meals and shopping list, all or
 * nothing. If the cook doesn't share meals, there is no rating, which is for other cooks alone.
 */
export function logMeal(db: SimmerDb, log: Omit<LogMealArgs, "at">): Promise<void> {
  return command(MEAL_NOT_LOGGED, async () => {
    const stars = log.stars !== null && (await getSharing(db)) ? log.stars : null;
    const args = { ...log, stars, meal: copyOf(log.meal), at: Date.now() };
    const write = () => queuePhoto(db, log.imageUrl);
    await mutate(db, "logMeal", args, { tables: photoTables(db), write });
  });
}

/** Recent changes of portions, oldest first; empty if they can't be read. */
export function listPortionChanges(db: SimmerDb): Promise<PortionChange[]> {
  return readOr(db, "Error reading what was done with portions", [], async () => {
    const notes = await getDocument(db, "portionChanges", "recent");
    return notes?.changes ?? [];
  });
}

function nameOf({ recipeId, storage, storedAt }: StoredMealName): StoredMealName {
  return { recipeId, storage, storedAt };
}

/**
 * Each change of portions resolves to the id by which `undoPortions` takes it back.
 * @throws StorageError if it can't be stored
 */
type Change = Promise<string>;

function change<N extends MutationName>(
  db: SimmerDb,
  name: N,
  argsOf: (id: string, at: number) => MutationArgs<N>,
): Change {
  return command(PORTIONS_NOT_UPDATED, async () => {
    const id = crypto.randomUUID();
    await mutate(db, name, argsOf(id, Date.now()));
    return id;
  });
}

/** Takes one portion out of an entry. */
export function eatPortion(db: SimmerDb, stored: StoredMealName): Change {
  return change(db, "eatPortion", (id, at) => ({ stored: nameOf(stored), id, at }));
}

/** Throws portions away. */
export function discardPortions(db: SimmerDb, stored: StoredMealName, count: number): Change {
  return change(db, "discardPortions", (id, at) => ({ stored: nameOf(stored), count, id, at }));
}

/** Moves portions to the other place, where their age starts anew. */
export function movePortions(
  db: SimmerDb,
  stored: StoredMealName,
  { to, count }: { to: StoragePlace; count: number },
): Change {
  return change(db, "movePortions", (id, at) => ({ stored: nameOf(stored), to, count, id, at }));
}

/** A cook's corrections of an entry; omitted fields stay unchanged. */
export type PortionEdits = Omit<MutationArgs<"editPortions">, "stored" | "id" | "at">;

export function editPortions(db: SimmerDb, stored: StoredMealName, edits: PortionEdits): Change {
  return change(db, "editPortions", (id, at) => ({ stored: nameOf(stored), ...edits, id, at }));
}

/** Portions that come from no recipe here; `since` is null for now. */
export type NewPortions = Omit<MutationArgs<"addPortions">, "recipeId" | "id" | "at">;

export function addPortions(db: SimmerDb, portions: NewPortions): Change {
  const recipeId = crypto.randomUUID();
  return change(db, "addPortions", (id, at) => ({ ...portions, recipeId, id, at }));
}

/** Undoes the change with that id. */
export function undoPortions(db: SimmerDb, id: string, title: string): Promise<void> {
  return command(PORTIONS_NOT_UPDATED, () =>
    mutate(db, "undoPortions", { id, title, at: Date.now() }),
  );
}
