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

/** The same without what it doesn't know; any other schema as it is. */
export function closed<const S extends v.GenericSchema>(schema: S): S {
  if (!("entries" in schema)) return schema;
  return v.object(schema.entries as v.ObjectEntries) as unknown as S;
}
