import * as v from "valibot";

import { PORTIONS_MAX, STORED_MEALS_MAX, TITLE_MAX } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import type { PortionChange, StoredMeal } from "#domain/stored-portions.ts";
import { typedText } from "#domain/typed-text.ts";

import * as arg from "./args.ts";
import { defineMutation } from "./define.ts";
import {
  changeShelf,
  findEntry,
  freeName,
  portionCount,
  portionsOf,
  shelfRefs,
  storedMealName,
  takeOut,
  undo,
  without,
  type Shelf,
} from "./shelf.ts";
import { isId } from "./user.ts";

/*
 * Changes of stored portions other than eating. Each is named by an id, so that it can be undone without
 * knowing what it found (docs/decisions/0143).
 */

const named = {
  stored: storedMealName,
  /** Names the change, to undo it. */
  id: arg.id,
  at: arg.time,
};

function portionWords(count: number, meal: string | undefined): string {
  return `${count === 1 ? "a portion" : `${count} portions`}${meal === undefined ? "" : ` of ${meal}`}`;
}

/** Discards up to `count` portions of an entry. */
export const discardPortions = defineMutation({
  name: "discardPortions",
  version: 1,
  scope: "kitchen",
  args: openObject({ ...named, count: portionCount }),
  touches: (_, kitchenId) => shelfRefs(kitchenId),
  apply: (docs, { stored, count, id, at }, kitchenId) =>
    changeShelf(docs, kitchenId, at, (shelf) =>
      takeOut(shelf, stored, { id, kind: "thrown", count }),
    ),
  words: ({ stored, count }, meal) =>
    `Threw ${portionWords(count, meal)} from the ${stored.storage} away`,
  namesMeal: ({ stored }) => stored.recipeId,
});

/** The entry at another place, or `count` portions of it; their age starts anew. */
function move(
  shelf: Shelf,
  { stored: name, to: storage, count, id, at }: v.InferOutput<typeof moveArgs>,
): Shelf | null {
  const entry = findEntry(shelf, name);
  if (!entry || entry.storage === storage || !(count >= 1)) return null;
  const moved = Math.min(Math.floor(count), entry.count);
  const isWhole = moved === entry.count;
  if (!isWhole && shelf.stored.length >= STORED_MEALS_MAX) return null;
  const { storedAt } = freeName(shelf.stored, { ...entry, storage, storedAt: at });
  const change: PortionChange = {
    id,
    kind: isWhole ? "moved" : "split",
    from: portionsOf(entry, moved),
    to: { storage, storedAt, count: moved },
  };
  const stored = isWhole
    ? shelf.stored.map((other) => (other === entry ? { ...entry, storage, storedAt } : other))
    : [...without(shelf.stored, entry, moved), { ...portionsOf(entry, moved), storage, storedAt }];
  return { stored, changes: [...shelf.changes, change] };
}

const moveArgs = openObject({
  ...named,
  to: arg.storedName.storage,
  count: portionCount,
});

/** Moves up to `count` portions of an entry between fridge and freezer. */
export const movePortions = defineMutation({
  name: "movePortions",
  version: 1,
  scope: "kitchen",
  args: moveArgs,
  touches: (_, kitchenId) => shelfRefs(kitchenId),
  apply: (docs, args, kitchenId) =>
    changeShelf(docs, kitchenId, args.at, (shelf) => move(shelf, args)),
  words: ({ to, count }, meal) => `Moved ${portionWords(count, meal)} to the ${to}`,
  namesMeal: ({ stored }) => stored.recipeId,
});

/**
 * The merged count after the cook corrected `seen` to `said`, minus the portions that others have eaten
 * meanwhile.
 */
function corrected(count: number, { seen, said }: { seen: number; said: number }): number {
  const missing = count === said ? 0 : Math.max(0, seen - count);
  return Math.min(PORTIONS_MAX, Math.floor(said) - missing);
}

const editArgs = openObject({
  ...named,
  /** The corrections; omitted fields stay unchanged. */
  title: v.optional(v.string()),
  to: v.optional(arg.storedName.storage),
  /** When it was stored there. */
  since: v.optional(arg.time),
  count: v.optional(openObject({ seen: v.number(), said: v.number() })),
});

function edit(shelf: Shelf, args: v.InferOutput<typeof editArgs>): Shelf | null {
  const entry = findEntry(shelf, args.stored);
  if (!entry) return null;
  const count = args.count ? corrected(entry.count, args.count) : entry.count;
  const title = typedText(args.title ?? "").slice(0, TITLE_MAX) || entry.title;
  const wanted = {
    recipeId: entry.recipeId,
    storage: args.to ?? entry.storage,
    storedAt: args.since ?? entry.storedAt,
  };
  const others = shelf.stored.filter((other) => other !== entry);
  const { storage, storedAt } = freeName(others, wanted);
  const edited: StoredMeal = { ...entry, title, storage, storedAt, count };
  const isSame =
    title === entry.title &&
    storage === entry.storage &&
    storedAt === entry.storedAt &&
    count === entry.count;
  if (isSame) return null;
  const from = portionsOf(entry, entry.count);
  return count < 1
    ? {
        stored: others,
        changes: [...shelf.changes, { id: args.id, kind: "edited", from, to: null }],
      }
    : {
        stored: shelf.stored.map((other) => (other === entry ? edited : other)),
        changes: [
          ...shelf.changes,
          { id: args.id, kind: "edited", from, to: { storage, storedAt, count } },
        ],
      };
}

/** Corrects an entry's number of portions, place, time or title. */
export const editPortions = defineMutation({
  name: "editPortions",
  version: 1,
  scope: "kitchen",
  args: editArgs,
  touches: (_, kitchenId) => shelfRefs(kitchenId),
  apply: (docs, args, kitchenId) =>
    changeShelf(docs, kitchenId, args.at, (shelf) => edit(shelf, args)),
  words: ({ title }, meal) => `Corrected the portions of ${title ?? meal ?? "a meal"}`,
  namesMeal: ({ stored }) => stored.recipeId,
});

const addArgs = openObject({
  /** A new id, since they come from no recipe. */
  recipeId: arg.id,
  title: v.string(),
  storage: arg.storedName.storage,
  /** When they were put there; null for now. */
  since: v.nullable(arg.time),
  count: portionCount,
  id: arg.id,
  at: arg.time,
});

function add(shelf: Shelf, args: v.InferOutput<typeof addArgs>): Shelf | null {
  const { recipeId, storage, since, id, at } = args;
  const title = typedText(args.title).slice(0, TITLE_MAX);
  const count = Math.min(PORTIONS_MAX, Math.floor(args.count));
  const isFull = shelf.stored.length >= STORED_MEALS_MAX;
  if (isFull || title === "" || !isId(recipeId) || !(count >= 1)) return null;
  const { storedAt } = freeName(shelf.stored, { recipeId, storage, storedAt: since ?? at });
  const entry = { title, imageUrl: "", recipeId, planId: "", storedAt, storage, count };
  const change: PortionChange = {
    id,
    kind: "added",
    from: { ...entry, count: 0 },
    to: { storage, storedAt, count },
  };
  return { stored: [...shelf.stored, entry], changes: [...shelf.changes, change] };
}

/** Stores portions that come from no recipe here. */
export const addPortions = defineMutation({
  name: "addPortions",
  version: 1,
  scope: "kitchen",
  args: addArgs,
  touches: (_, kitchenId) => shelfRefs(kitchenId),
  apply: (docs, args, kitchenId) =>
    changeShelf(docs, kitchenId, args.at, (shelf) => add(shelf, args)),
  words: ({ title, storage, count }) => `Put ${portionWords(count, title)} into the ${storage}`,
});

/**
 * Undoes eating, throwing away, moving, correcting or adding portions. A change that had no effect,
 * or that is undone already, changes nothing.
 */
export const undoPortions = defineMutation({
  name: "undoPortions",
  version: 1,
  scope: "kitchen",
  /** `id` is that of the change, `title` the meal's. */
  args: openObject({ id: arg.id, title: v.string(), at: arg.time }),
  touches: (_, kitchenId) => shelfRefs(kitchenId),
  apply: (docs, { id, at }, kitchenId) =>
    changeShelf(docs, kitchenId, at, (shelf) => undo(shelf, id)),
  words: ({ title }) => `Took back a change of the portions of ${title}`,
});
