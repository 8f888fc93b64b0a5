import * as v from "valibot";

import type { Preferences } from "#domain/preferences.ts";

import type { MealFilters } from "../-meal-grid/meal-filters.ts";

/** Where recipes are from; one may be from several places. */
export const RECIPE_SOURCES = ["own", "planned", "shared"] as const;
export type RecipeSource = (typeof RECIPE_SOURCES)[number];

export const RECIPE_SORTS = ["newest", "cooked", "quickest"] as const;

/** What a recipe must be besides what any meal's filters say, and the order. */
export const RecipeChoice = v.object({
  /** All of these tags, by their keys. */
  tags: v.array(v.string()),
  /** Only what was cooked before, or wasn't; null for both. */
  cooked: v.nullable(v.boolean()),
  sort: v.picklist(RECIPE_SORTS),
});
export type RecipeChoice = v.InferOutput<typeof RecipeChoice>;

export const NO_CHOICE: RecipeChoice = { tags: [], cooked: null, sort: "newest" };

export interface RecipeQuery extends RecipeChoice {
  filters: MealFilters;
  /** Null for all. */
  source: RecipeSource | null;
  preferences: Preferences;
}

/** A recipe in a list: enough to read it from where it is stored. */
export interface RecipeRow {
  id: string;
  title: string;
  /** Where it is read from. */
  source: RecipeSource;
  /** The plan that holds it, if it is read from there; else null. */
  planId: string | null;
  tags: readonly string[];
}

export interface RecipeAnswer {
  rows: readonly RecipeRow[];
  /** How many recipes there are from the source that is asked for, whatever the filters. */
  total: number;
  /** How many are left out only because they could not be checked, or the cook can't eat them. */
  unchecked: number;
  avoided: number;
  /** How many are in `rows` although they could not be checked: among the cook's own alone. */
  marked: number;
  /** All tags on recipes of that source, those on most recipes first. */
  tags: readonly string[];
  /** Whether everything has been checked. */
  isComplete: boolean;
}
