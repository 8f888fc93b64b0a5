import { SearchX } from "lucide-react";
import { useCallback, useMemo } from "react";
import * as v from "valibot";

import { tagKey } from "#domain/cooks-tags.ts";
import type { PersonalRecipe, UserDocument } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LongCardGrid } from "#ui/long-card-grid.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { FilterBar } from "../-meal-grid/filter-bar.tsx";
import { Group } from "../-meal-grid/filter-sheet.tsx";
import { LeftOut } from "../-meal-grid/left-out.tsx";
import { GridPlaceKept } from "../-meal-grid/meal-browser.tsx";
import {
  filterMeals,
  isFiltering,
  MealFilters,
  NO_FILTERS,
  startingFilters,
  toggled,
} from "../-meal-grid/meal-filters.ts";
import { useEntryState } from "../../-common/entry-state.ts";
import { countOf } from "../../-common/formats.ts";
import { RecipeCard } from "./recipe-card.tsx";
import {
  NO_CHOICE,
  RecipeChoice,
  type RECIPE_SORTS,
  type RecipeRow,
  type RecipeSource,
} from "./recipe-query.ts";
import { useRecipeFinder } from "./use-recipe-finder.ts";

/** How many tags the sheet offers: those on most recipes. */
const TAGS_OFFERED = 40;

const SORTS: readonly { value: (typeof RECIPE_SORTS)[number]; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "cooked", label: "Most cooked" },
  { value: "quickest", label: "Quickest" },
];

interface RecipeBrowserProps {
  label: string;
  /** Null for recipes from everywhere. */
  source: RecipeSource | null;
  /** The cook's newest recipes, shown until all have been read. */
  newest: readonly PersonalRecipe[];
  user: UserDocument;
}

/** All recipes of this device, or those from one place, with search, filters and order. */
export function RecipeBrowser({ label, source, newest, user }: RecipeBrowserProps) {
  const preferences = useMemo(() => preferencesOf(user), [user]);
  const [set, setFilters] = useEntryState("filters", v.nullable(MealFilters), null);
  const filters = useMemo(() => set ?? startingFilters(preferences), [set, preferences]);
  const [choice, setChoice] = useEntryState("choice", RecipeChoice, NO_CHOICE);
  const [place, setPlace] = useEntryState("place", v.nullable(GridPlaceKept), null);
  const found = useRecipeFinder({ ...choice, filters, source, preferences });

  const isChosen = choice.tags.length > 0 || choice.cooked !== null;
  const first = useMemo(() => {
    if ((found && !found.isBroken) || source === "planned" || source === "shared") return [];
    return isChosen || choice.sort !== "newest"
      ? []
      : filterMeals(newest, filters, preferences).meals.map(rowOf);
  }, [found, source, isChosen, choice.sort, newest, filters, preferences]);
  const rows = found && !found.isBroken ? found.answer.rows : first;
  const known = useMemo(() => new Map(newest.map((recipe) => [recipe.id, recipe])), [newest]);
  const renderCard = useCallback(
    (row: RecipeRow) => <RecipeCard row={row} known={known.get(row.id)} user={user} />,
    [known, user],
  );

  const isBusy = !found?.isBroken && (!found || !found.isCurrent || !found.answer.isComplete);
  const { unchecked = 0, avoided = 0, tags = [] } = found?.answer ?? {};
  // The filter for what the cook can eat is cleared only when no other filter is set.
  const hasOthers = isFiltering({ ...filters, edible: false }) || isChosen;
  const clear = () => {
    setFilters({ ...NO_FILTERS, edible: filters.edible && hasOthers });
    setChoice({ ...NO_CHOICE, sort: choice.sort });
  };

  return (
    <Stack>
      <FilterBar
        filters={filters}
        preferences={preferences}
        found={rows.length}
        onChange={setFilters}
        more={{
          count: choice.tags.length + Number(choice.cooked !== null),
          clear: () => setChoice({ ...NO_CHOICE, sort: choice.sort }),
          groups: (
            <Choices tags={tags.slice(0, TAGS_OFFERED)} choice={choice} onChange={setChoice} />
          ),
        }}
      />
      <VisuallyHidden as="div">
        <span role="status">
          {(isFiltering(filters) || isChosen) && !isBusy
            ? `${countOf(rows.length, "recipe")} found`
            : ""}
        </span>
      </VisuallyHidden>
      <LeftOut
        isEdible={filters.edible && preferences.allergies.length + preferences.diet.length > 0}
        avoided={avoided}
        unchecked={unchecked}
        onShowAll={() => setFilters({ ...filters, edible: false })}
      />
      {found?.isBroken ? (
        <p role="alert">Some recipes can’t be read on this device. Reload to try again.</p>
      ) : null}
      {rows.length > 0 ? (
        <>
          <VisuallyHidden as="h2">{label}</VisuallyHidden>
          <LongCardGrid
            label={label}
            items={rows}
            renderCard={renderCard}
            place={place}
            onLeave={setPlace}
          />
        </>
      ) : isBusy ? (
        <Spinner label="Looking for recipes" />
      ) : (
        <EmptyState
          title="No recipes match"
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
    </Stack>
  );
}

function rowOf({ id, title, tags = [] }: PersonalRecipe): RecipeRow {
  return { id, title, source: "own", planId: null, tags };
}

interface ChoicesProps {
  tags: readonly string[];
  choice: RecipeChoice;
  onChange: (choice: RecipeChoice) => void;
}

/** Order, tags, and whether it was cooked before: what a recipe's own grid has to choose from. */
function Choices({ tags, choice, onChange }: ChoicesProps) {
  const cooked = (value: boolean) =>
    onChange({ ...choice, cooked: choice.cooked === value ? null : value });
  return (
    <>
      <SegmentedControl
        label="Order"
        value={choice.sort}
        options={SORTS}
        onValueChange={(sort) => onChange({ ...choice, sort })}
      />
      {tags.length === 0 ? null : (
        <Group title="Your tags">
          {tags.map((tag) => (
            <ToggleChip
              key={tag}
              pressed={choice.tags.includes(tagKey(tag))}
              onPressedChange={() =>
                onChange({ ...choice, tags: toggled(choice.tags, tagKey(tag)) })
              }
            >
              {tag}
            </ToggleChip>
          ))}
        </Group>
      )}
      <Group title="Cooked">
        <ToggleChip pressed={choice.cooked === true} onPressedChange={() => cooked(true)}>
          Cooked before
        </ToggleChip>
        <ToggleChip pressed={choice.cooked === false} onPressedChange={() => cooked(false)}>
          Not yet
        </ToggleChip>
      </Group>
    </>
  );
}
