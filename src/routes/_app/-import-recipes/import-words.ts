import type { BroughtCounts, ImportCounts } from "#db/schema.ts";
import { APP_LOCALE } from "#domain/app-locale.ts";

import { countOf } from "../../-common/formats.ts";

/** How many recipes an import has stored. */
export function importedCount({ added, replaced }: ImportCounts): number {
  return added + replaced;
}

const many = new Intl.ListFormat(APP_LOCALE, { type: "conjunction" });

/** What came from a kitchen's file beside recipes: "2 plans and 3 portions"; empty for nothing. */
export function broughtWords(brought: BroughtCounts): string {
  const count = (what: keyof BroughtCounts, noun: string, plural?: string) =>
    brought[what] > 0 ? [countOf(brought[what], noun, plural)] : [];
  return many.format([
    ...count("plans", "plan"),
    ...count("singleMeals", "single meal"),
    ...count("portions", "portion"),
    ...count("items", "thing to buy", "things to buy"),
    ...count("favorites", "favorite"),
    ...count("currentMeals", "current meal"),
    ...count("avoided", "allergy or diet", "allergies and diets"),
    ...count("equipment", "piece of equipment", "pieces of equipment"),
    ...count("notes", "recipe’s note and tags", "recipes’ notes and tags"),
    ...count("hidden", "hidden meal"),
    ...(brought.shopping > 0 ? ["how you shop"] : []),
    ...(brought.reading > 0 ? ["how you read recipes"] : []),
  ]);
}

/** The report's title. */
export function reportTitle(counts: ImportCounts): string {
  const stored = importedCount(counts);
  if (stored > 0) return `${countOf(stored, "recipe")} imported`;
  if (broughtWords(counts.brought) !== "") return "Your kitchen is imported";
  return counts.same > 0 ? "Nothing new was imported" : "No recipe was imported";
}
