import * as v from "valibot";

import { listOf, text, timestamp, title, wholeNumber } from "./forgiving-fields.ts";
import { PORTIONS_MAX } from "./limits.ts";
import { openObject } from "./open-object.ts";

/* Portions in the fridge and the freezer, and what the cook changed of them. */

export const STORAGE_PLACES = ["fridge", "freezer"] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];

/** Where portions are, and since when. */
const place = {
  storedAt: timestamp,
  storage: v.fallback(v.picklist(STORAGE_PLACES), "fridge"),
};

const storedFields = { title, imageUrl: text, recipeId: text, planId: text, ...place };

export const StoredMeal = openObject({
  ...storedFields,
  // An entry without portions is dropped; an entry whose count can't be read has at least one
  // portion.
  count: v.pipe(v.fallback(wholeNumber(0, PORTIONS_MAX), 1), v.minValue(1)),
});
export type StoredMeal = v.InferOutput<typeof StoredMeal>;

const portions = wholeNumber(0, PORTIONS_MAX);

export const PORTION_CHANGES = [
  "eaten",
  "thrown",
  "moved",
  "split",
  "edited",
  "added",
  "undone",
] as const;

/** A log entry: what one change by the cook did to stored portions. */
const PortionChange = openObject({
  /** The id for undoing it; empty if it can't be undone. */
  id: text,
  /** "moved" and "edited" concern the whole entry; "split" moved only some of its portions. */
  kind: v.picklist(PORTION_CHANGES),
  /** The entry as it was before, and the number of portions taken from it; 0 for none. */
  from: openObject({ ...storedFields, count: portions }),
  /** Where they went, and how many there are now; null if they are gone. */
  to: v.nullable(openObject({ ...place, count: portions })),
});
export type PortionChange = v.InferOutput<typeof PortionChange>;

/** The cook's last changes of stored portions, oldest first, to undo them and to follow moves. */
export const PortionChanges = openObject({
  id: text,
  changes: listOf(PortionChange),
  updatedAt: timestamp,
});
export type PortionChanges = v.InferOutput<typeof PortionChanges>;
