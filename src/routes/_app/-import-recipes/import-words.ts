import type { ImportCounts } from "#db/schema.ts";

/** How many recipes an import has stored. */
export function importedCount({ added, replaced }: ImportCounts): number {
  return added + replaced;
}
