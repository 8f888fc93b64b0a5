import { useDeferredValue, useMemo } from "react";
import * as v from "valibot";

import type { Meal } from "#domain/entities.ts";
import { preferencesOf, type Preferences } from "#domain/preferences.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { useEntryState } from "../../-common/entry-state.ts";
import { filterMeals, MealFilters, startingFilters } from "./meal-filters.ts";

/** The filters of a screen, which it has again when the cook comes back. */
export interface KeptFilters {
  filters: MealFilters;
  preferences: Preferences;
  setFilters: (filters: MealFilters) => void;
}

/**
 * Until the cook sets a filter, the default follows what they avoid, which may be synced only later.
 */
export function useMealFilters(user: UserDocument): KeptFilters {
  const preferences = useMemo(() => preferencesOf(user), [user]);
  const [set, setFilters] = useEntryState("filters", v.nullable(MealFilters), null);
  const filters = useMemo(() => set ?? startingFilters(preferences), [set, preferences]);
  return { filters, preferences, setFilters };
}

/** What a grid shows of meals or recipes. */
export interface Found<Item> {
  items: readonly Item[];
  /** How many are left out only because they could not be checked, or the cook can't eat them. */
  unchecked: number;
  avoided: number;
  /** How many are shown although they could not be checked: their cards say so. */
  marked: number;
  /** Whether they answer the filters that are set now, and not those of a moment ago. */
  isCurrent: boolean;
  /** Whether more may come. */
  isReading: boolean;
}

/** Those of `meals` that the filters let through. */
export function useFilteredMeals<M extends Meal>(
  meals: readonly M[],
  { filters, preferences }: KeptFilters,
): Found<M> {
  // Typing stays responsive while the grid updates.
  const settled = useDeferredValue(filters);
  const { meals: items, ...leftOut } = useMemo(
    () => filterMeals(meals, settled, preferences),
    [meals, settled, preferences],
  );
  return { items, ...leftOut, isCurrent: settled === filters, isReading: false };
}
