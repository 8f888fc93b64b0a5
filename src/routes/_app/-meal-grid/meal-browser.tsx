import { SearchX } from "lucide-react";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import * as v from "valibot";

import type { Meal, UserDocument } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LongCardGrid } from "#ui/long-card-grid.tsx";
import { Stack } from "#ui/stack.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useEntryState } from "../../-common/entry-state.ts";
import { countOf } from "../../-common/formats.ts";
import { FilterBar } from "./filter-bar.tsx";
import { LeftOut } from "./left-out.tsx";
import {
  filterMeals,
  isFiltering,
  MealFilters,
  NO_FILTERS,
  startingFilters,
} from "./meal-filters.ts";

/** Where the grid was scrolled to, and how tall its rows are: see `GridPlace`. */
export const GridPlaceKept = v.object({
  columns: v.pipe(v.number(), v.integer(), v.minValue(1)),
  margin: v.number(),
  top: v.number(),
  heights: v.record(v.string(), v.number()),
});

interface MealBrowserProps<M extends Meal> {
  label: string;
  meals: M[];
  user: UserDocument;
  /** The card of a meal: no `li`. */
  renderMeal: (meal: M) => ReactNode;
  /** Called when the cook begins to search or filter, or turns all filters off. */
  onFiltering?: (isFiltering: boolean) => void;
  /**
   * Shown instead of the grid until the cook searches or filters; receives the meals that may be
   * shown.
   */
  renderIdle?: (meals: M[]) => ReactNode;
  /** Below the cards. */
  footer?: ReactNode;
}

/** A grid of meals with search and filters. */
export function MealBrowser<M extends Meal>(props: MealBrowserProps<M>) {
  const { label, meals, user, renderMeal, renderIdle, onFiltering, footer } = props;
  const preferences = useMemo(() => preferencesOf(user), [user]);
  // Until the cook sets a filter, the default follows what they avoid, which may be synced only
  // later.
  const [set, setFilters] = useEntryState("filters", v.nullable(MealFilters), null);
  const filters = useMemo(() => set ?? startingFilters(preferences), [set, preferences]);
  // Typing stays responsive while the grid updates.
  const settled = useDeferredValue(filters);
  const {
    meals: found,
    unchecked,
    avoided,
  } = useMemo(() => filterMeals(meals, settled, preferences), [meals, settled, preferences]);
  const [place, setPlace] = useEntryState("place", v.nullable(GridPlaceKept), null);

  // The filter for what the cook can eat is cleared only when no other filter is set.
  const hasOthers = isFiltering({ ...filters, edible: false });
  const cleared = { ...NO_FILTERS, edible: filters.edible && hasOthers };

  const change = (next: MealFilters) => {
    setFilters(next);
    onFiltering?.(isFiltering(next));
  };

  return (
    <Stack>
      <FilterBar
        filters={filters}
        preferences={preferences}
        found={found.length}
        onChange={change}
      />
      <VisuallyHidden as="div">
        <span role="status">
          {isFiltering(settled) ? `${countOf(found.length, "meal")} found` : ""}
        </span>
      </VisuallyHidden>
      <LeftOut
        isEdible={settled.edible && preferences.allergies.length + preferences.diet.length > 0}
        avoided={avoided}
        unchecked={unchecked}
        onShowAll={() => change({ ...filters, edible: false })}
      />
      {renderIdle && !isFiltering({ ...settled, edible: false }) ? (
        renderIdle(found)
      ) : found.length === 0 ? (
        <EmptyState
          title="No meals match"
          text={
            hasOthers || !filters.edible
              ? "Try fewer words, or fewer filters."
              : "None of them goes with what you avoid."
          }
          picture={<SearchX />}
          action={
            <Button variant="secondary" onClick={() => change(cleared)}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <>
          <VisuallyHidden as="h2">{label}</VisuallyHidden>
          <LongCardGrid
            label={label}
            items={found}
            renderCard={renderMeal}
            place={place}
            onLeave={setPlace}
          />
        </>
      )}
      {footer}
    </Stack>
  );
}
