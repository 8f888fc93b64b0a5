import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import * as v from "valibot";

import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LongCardGrid } from "#ui/long-card-grid.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { useEntryState } from "../../-common/entry-state.ts";
import { countOf } from "../../-common/formats.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { MoreFilters } from "./filter-sheet.tsx";
import { LeftOut } from "./left-out.tsx";
import { isFiltering, NO_FILTERS } from "./meal-filters.ts";
import type { Found, KeptFilters } from "./use-meal-filters.ts";

/** Where the grid was scrolled to, and how tall its rows are: see `GridPlace`. */
const GridPlaceKept = v.object({
  columns: v.pipe(v.number(), v.integer(), v.minValue(1)),
  margin: v.number(),
  top: v.number(),
  heights: v.record(v.string(), v.number()),
});

interface FilteredGridProps<Item extends { id: string }> {
  label: string;
  /** What one of them is called. */
  noun?: "meal" | "recipe";
  kept: KeptFilters;
  found: Found<Item>;
  /** The card of an item: no `li`. Must be stable between renders. */
  renderCard: (item: Item) => ReactNode;
  more?: MoreFilters;
  /** Shown instead of the grid, as long as the cook neither searches nor filters. */
  idle?: ReactNode;
  /** Shown if there is nothing, and that isn't due to a filter. */
  empty?: ReactNode;
  /** Above and below the cards. */
  notice?: ReactNode;
  footer?: ReactNode;
}

/** A grid of meals or recipes, with search and filters above it. */
export function FilteredGrid<Item extends { id: string }>(props: FilteredGridProps<Item>) {
  const {
    label,
    noun = "meal",
    kept,
    found,
    renderCard,
    more,
    idle,
    empty,
    notice,
    footer,
  } = props;
  const { filters, preferences, setFilters } = kept;
  const { items, unchecked, avoided, marked, isCurrent, isReading } = found;
  const [place, setPlace] = useEntryState("place", v.nullable(GridPlaceKept), null);
  const hasMore = (more?.count ?? 0) > 0;
  // The filter for what the cook can eat is cleared only when no other filter is set.
  const hasOthers = isFiltering({ ...filters, edible: false }) || hasMore;
  const clear = () => {
    setFilters({ ...NO_FILTERS, edible: filters.edible && hasOthers });
    more?.clear();
  };

  return (
    <Stack>
      <FilterBar
        noun={noun}
        filters={filters}
        preferences={preferences}
        found={items.length}
        onChange={setFilters}
        more={more}
      />
      <VisuallyHidden as="div">
        <span role="status">
          {(isFiltering(filters) || hasMore) && isCurrent && !isReading
            ? `${countOf(items.length, noun)} found`
            : ""}
        </span>
      </VisuallyHidden>
      <LeftOut
        noun={noun}
        isEdible={filters.edible && preferences.allergies.length + preferences.diet.length > 0}
        avoided={avoided}
        unchecked={unchecked}
        marked={marked}
        onShowAll={() => setFilters({ ...filters, edible: false })}
      />
      {notice}
      {idle !== undefined && !hasOthers ? (
        idle
      ) : items.length > 0 ? (
        <>
          <VisuallyHidden as="h2">{label}</VisuallyHidden>
          <LongCardGrid
            label={label}
            items={items}
            renderCard={renderCard}
            place={place}
            onLeave={setPlace}
          />
        </>
      ) : isReading ? (
        <Spinner label="Looking for recipes" />
      ) : empty !== undefined && !hasOthers && avoided + unchecked === 0 ? (
        empty
      ) : (
        <EmptyState
          title={`No ${noun}s match`}
          text={
            hasOthers || avoided + unchecked === 0
              ? "Try fewer words, or fewer filters."
              : "None of them goes with what you avoid."
          }
          picture={<SearchX />}
          action={
            <Button variant="secondary" onClick={clear}>
              Clear filters
            </Button>
          }
        />
      )}
      {footer}
    </Stack>
  );
}
