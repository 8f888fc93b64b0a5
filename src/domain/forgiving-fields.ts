import * as v from "valibot";

import { EQUIPMENT_IDS } from "./catalogue.ts";
import { ID_MAX } from "./limits.ts";
import { closed } from "./open-object.ts";

/**
 * The fields that stored documents are made of.
 *
 * They parse whatever any version of the app, or a manual edit in the console, may have written: a
 * missing or mistyped field becomes its default, and unknown entries of an enumeration are dropped.
 * What the app itself writes is bounded by its forms and by the security rules, not here.
 */

/** Any text; empty if it can't be read. */
export const text = v.fallback(v.string(), "");
/** A meal's title, by which the cook recognises and opens it: never empty. */
export const title = v.fallback(
  v.pipe(
    v.string(),
    v.check((words) => words.trim() !== ""),
  ),
  "Untitled meal",
);

/** A whole number from `min` to `max`; other numbers are rounded and clamped. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.number(),
    v.transform((value) => Math.trunc(Math.min(max, Math.max(min, value)))),
  );
}

/** How many there are, or how often; 0 if it can't be read. */
export const count = v.fallback(wholeNumber(0), 0);
/** The latest time that a `Date` can hold, ms; formatting a later one throws. */
const LAST_MOMENT = 8.64e15;
/** Milliseconds since the epoch. Anything but a number fails, and each field says what it becomes. */
export const moment = wholeNumber(0, LAST_MOMENT);
/**
 * Milliseconds since the epoch, by the writing device's clock. Shown to cooks, and never used to
 * order writes.
 */
export const timestamp = v.fallback(moment, 0);

/**
 * A list of `item`. Entries that don't parse are dropped; anything that is not a list becomes an empty
 * one. If entries were dropped, the others lose their unknown fields: their indexes have changed, and
 * the rules would treat an unknown field of an entry that has both moved and changed as newly added.
 */
export function listOf<const S extends v.GenericSchema>(item: S) {
  return v.fallback(
    v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.transform((entries): v.InferOutput<S>[] => {
          const sound = keepSound(item, entries);
          return sound.length === entries.length ? sound : keepSound(closed(item), sound);
        }),
      ),
      [],
    ),
    [],
  );
}

function keepSound<const S extends v.GenericSchema>(
  item: S,
  entries: readonly unknown[],
): v.InferOutput<S>[] {
  return entries.flatMap((entry) => {
    const parsed = v.safeParse(item, entry);
    return parsed.success ? [parsed.output] : [];
  });
}

/** A list without duplicates, since its entries are looked up and distinguished by their values. */
export function setOf<const S extends v.GenericSchema>(item: S) {
  return v.pipe(
    listOf(item),
    v.transform((entries) => [...new Set(entries)]),
  );
}

/** Ids of documents. */
export const ids = setOf(v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX)));
/** Ids of the catalogue's cooking equipment. */
export const equipment = setOf(v.picklist(EQUIPMENT_IDS));
