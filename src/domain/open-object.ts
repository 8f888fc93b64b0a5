import * as v from "valibot";

/**
 * An object with these fields that keeps unknown ones: an older app must not erase what a newer one
 * stored. Its type has only the known fields, so that a misspelt field doesn't compile.
 */
export function openObject<const E extends v.ObjectEntries>(
  entries: E,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<E, undefined>>> {
  return v.looseObject(entries);
}
