import * as v from "valibot";

/**
 * An object of these fields, which keeps those it doesn't know: an older app must not erase what a
 * newer one stored. Its type has the fields it knows alone, so that a misspelt one doesn't compile.
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
