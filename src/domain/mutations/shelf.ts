import * as v from "valibot";

import { PORTION_CHANGES_MAX, PORTIONS_MAX, STORED_MEALS_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import type { PortionChange, StoredMeal } from "#domain/stored-portions.ts";
import { emptyUser } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { type Changes, docIn, type DocRef, type Docs } from "./define.ts";
import { userIn, userRef } from "./user.ts";

/*
 * Stored portions, and the log of their changes. An entry is identified by its place and time, so moving
 * or editing it renames it: another device that refers to it by its old name is redirected by the log. A
 * change is undone by its log entry alone: a no-op leaves none, and undoing removes it
 * (docs/decisions/0143).
 */

/** A stored entry is identified by its recipe, its place, and when it was stored. */
export const storedMealName = openObject(arg.storedName);
export type StoredMealName = v.InferOutput<typeof storedMealName>;

/** A whole number from 0; anything that isn't a number counts as 0 portions. */
export const portionCount = v.union([v.number(), v.nan()]);

export interface Shelf {
  stored: StoredMeal[];
  /** Notes, oldest first. */
  changes: PortionChange[];
}

const RECENT = "recent";

export function shelfRefs(kitchenId: string): DocRef[] {
  return [userRef(kitchenId), { collection: "portionChanges", id: RECENT }];
}

/** The change that `edit` makes to the shelf; none if it returns null. */
export function changeShelf(
  docs: Docs,
  kitchenId: string,
  at: number,
  edit: (shelf: Shelf) => Shelf | null,
): Changes<"kitchen"> {
  const user = userIn<"kitchen">(docs, kitchenId, emptyUser(at));
  const notes = docIn(docs, "portionChanges", RECENT) ?? { id: RECENT, changes: [], updatedAt: at };
  const edited = edit({ stored: user.storedMeals, changes: notes.changes });
  if (!edited) return {};
  const changes = edited.changes.slice(-PORTION_CHANGES_MAX);
  return {
    users: { [kitchenId]: { ...user, storedMeals: edited.stored, updatedAt: at } },
    portionChanges: { [RECENT]: { ...notes, changes, updatedAt: at } },
  };
}

export function isSameStored(a: StoredMealName, b: StoredMealName): boolean {
  return a.recipeId === b.recipeId && a.storage === b.storage && a.storedAt === b.storedAt;
}

/**
 * The entry of that name, or the one that it became when it was moved or edited as a whole.
 * Undefined if it is gone. If only some portions were moved, they are not followed.
 */
export function findEntry(
  { stored, changes }: Shelf,
  name: StoredMealName,
): StoredMeal | undefined {
  const entry = stored.find((other) => isSameStored(other, name));
  if (entry) return entry;
  let now = name;
  for (const { kind, from, to } of changes) {
    if (to && kind !== "split" && isSameStored(from, now)) {
      now = { recipeId: from.recipeId, storage: to.storage, storedAt: to.storedAt };
    }
  }
  return stored.find((other) => isSameStored(other, now));
}

/** Just the known fields: the rules judge an entry at a new place as a whole. */
export function portionsOf(entry: StoredMeal, count: number): StoredMeal {
  const { title, imageUrl, recipeId, planId, storedAt, storage } = entry;
  return { title, imageUrl, recipeId, planId, storedAt, storage, count };
}

/** The entries with `count` fewer portions of `entry`, which is removed when none are left. */
export function without(stored: StoredMeal[], entry: StoredMeal, count: number): StoredMeal[] {
  return count >= entry.count
    ? stored.filter((other) => other !== entry)
    : stored.map((other) => (other === entry ? { ...entry, count: entry.count - count } : other));
}

/** The first free name for an entry from `name.storedAt` on, so that two entries never collide. */
export function freeName(stored: readonly StoredMeal[], name: StoredMealName): StoredMealName {
  let { storedAt } = name;
  while (stored.some((other) => isSameStored(other, { ...name, storedAt }))) storedAt += 1;
  return { ...name, storedAt };
}

/** Takes up to `count` portions out for good; null if there are none. */
export function takeOut(
  shelf: Shelf,
  name: StoredMealName,
  { id, kind, count }: { id: string; kind: "eaten" | "thrown"; count: number },
): Shelf | null {
  const entry = findEntry(shelf, name);
  if (!entry || !(count >= 1)) return null;
  const taken = Math.min(Math.floor(count), entry.count);
  return {
    stored: without(shelf.stored, entry, taken),
    changes: [...shelf.changes, { id, kind, from: portionsOf(entry, taken), to: null }],
  };
}

/**
 * Undoes the change with that log entry; null if it had no effect or is already undone. Portions
 * that another device has since eaten, moved on or discarded are not restored.
 */
export function undo(shelf: Shelf, id: string): Shelf | null {
  const change = shelf.changes.find((other) => other.id === id && id !== "");
  if (!change) return null;
  const { from, to } = change;
  const changes = shelf.changes.filter((other) => other !== change);
  const there = to && findEntry(shelf, { recipeId: from.recipeId, ...to });
  const taken = there ? Math.min(there.count, to.count) : 0;
  const back = taken + from.count - (to?.count ?? 0);
  const rest = there ? without(shelf.stored, there, taken) : shelf.stored;
  if (back < 1) return { stored: rest, changes };
  const target = rest.find((other) => isSameStored(other, from));
  if (target) {
    const count = Math.min(PORTIONS_MAX, target.count + back);
    const stored = rest.map((other) => (other === target ? { ...target, count } : other));
    return { stored, changes };
  }
  if (!there || taken < there.count) {
    if (rest.length >= STORED_MEALS_MAX) return null;
    return { stored: [...rest, portionsOf(from, back)], changes };
  }
  // The whole entry is moved back, with any fields that a newer app may have stored in it.
  const { title, storage, storedAt } = from;
  const whole = { ...there, title, storage, storedAt, count: back };
  return {
    stored: shelf.stored.map((other) => (other === there ? whole : other)),
    changes: [
      ...changes,
      {
        id: "",
        kind: "undone",
        from: portionsOf(there, taken),
        to: { storage, storedAt, count: back },
      },
    ],
  };
}
