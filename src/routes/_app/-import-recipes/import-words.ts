import type { BroughtCounts, ImportCounts } from "#db/import-rows.ts";

import { countOf } from "../../-common/formats.ts";

/** How many recipes an import has stored. */
export function importedCount({ added, replaced }: ImportCounts): number {
  return added + replaced;
}

/** Something that came from a kitchen's file beside recipes. */
export interface BroughtThing {
  what: keyof BroughtCounts;
  /** "3 portions" */
  words: string;
  /** The screen where it is; null if it is on several. */
  to: (typeof SCREENS)[keyof BroughtCounts];
}

const SCREENS = {
  plans: "/all-meal-plans",
  singleMeals: "/all-meal-plans",
  portions: "/eat",
  items: "/shopping-list",
  favorites: "/favorite-meals",
  currentMeals: "/cook",
  avoided: "/allergies-diet",
  equipment: "/cooking-equipment",
  notes: null,
  hidden: null,
  shopping: "/shops",
  reading: "/user-settings",
} as const satisfies Record<keyof BroughtCounts, string | null>;

const WORDS: Record<keyof BroughtCounts, (count: number) => string> = {
  plans: (count) => countOf(count, "plan"),
  singleMeals: (count) => countOf(count, "single meal"),
  portions: (count) => countOf(count, "portion"),
  items: (count) => countOf(count, "thing to buy", "things to buy"),
  favorites: (count) => countOf(count, "favorite"),
  currentMeals: (count) => countOf(count, "current meal"),
  avoided: (count) => countOf(count, "allergy or diet", "allergies and diets"),
  equipment: (count) => countOf(count, "piece of equipment", "pieces of equipment"),
  notes: (count) => `Notes and tags of ${countOf(count, "recipe")}`,
  hidden: (count) => countOf(count, "hidden meal"),
  shopping: () => "How you shop",
  reading: () => "How you read recipes",
};

/** What came from a kitchen's file beside recipes, in the cook's words; empty for nothing. */
export function broughtThings(brought: BroughtCounts): BroughtThing[] {
  return (Object.keys(WORDS) as (keyof BroughtCounts)[])
    .filter((what) => brought[what] > 0)
    .map((what) => ({ what, words: WORDS[what](brought[what]), to: SCREENS[what] }));
}

/** The report's title. */
export function reportTitle(counts: ImportCounts): string {
  const stored = importedCount(counts);
  if (stored > 0) return `${countOf(stored, "recipe")} imported`;
  if (broughtThings(counts.brought).length > 0) return "Your kitchen is imported";
  return counts.same > 0 ? "Nothing new was imported" : "No recipe was imported";
}
