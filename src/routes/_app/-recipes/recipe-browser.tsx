import { BookOpenText } from "lucide-react";
import { useCallback, useMemo } from "react";

import { tagKey } from "#domain/cooks-tags.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import { Group } from "../-meal-grid/filter-sheet.tsx";
import { FilteredGrid } from "../-meal-grid/filtered-grid.tsx";
import { filterMeals, toggled } from "../-meal-grid/meal-filters.ts";
import { useFreshSharedMeals } from "../-meal-grid/use-fresh-shared-meals.ts";
import { useMealFilters } from "../-meal-grid/use-meal-filters.ts";
import { useEntryState } from "../../-common/entry-state.ts";
import { KitchenEmpty } from "../../-sync-state/once-here.tsx";
import { RecipeCard } from "./recipe-card.tsx";
import {
  NO_CHOICE,
  RecipeChoice,
  type RECIPE_SORTS,
  type RecipeRow,
  type RecipeSource,
} from "./recipe-query.ts";
import { useFoundRecipes } from "./use-recipe-finder.ts";

/** How many tags the sheet offers: those on most recipes. */
const TAGS_OFFERED = 40;

const SORTS: readonly { value: (typeof RECIPE_SORTS)[number]; label: string }[] = [
  { value: "newest", label: "Newest" },
  { value: "cooked", label: "Most cooked" },
  { value: "quickest", label: "Quickest" },
];

const NOTHING_HERE = {
  all: "Your own recipes, those of your plans and what other cooks share are found here.",
  planned: "Save a plan or a single meal, and its recipes are found here.",
  shared: "What other cooks give 4 stars or more is found here.",
};

interface RecipeBrowserProps {
  label: string;
  /** Null for recipes from everywhere. */
  source: RecipeSource | null;
  /** The cook's newest recipes, shown among their own until all have been read. */
  newest: readonly PersonalRecipe[];
  user: UserDocument;
}

/** All recipes of this device, or those from one place, with search, filters and order. */
export function RecipeBrowser({ label, source, newest, user }: RecipeBrowserProps) {
  useFreshSharedMeals(source === "shared" || source === null);
  const kept = useMealFilters(user);
  const { filters, preferences } = kept;
  const [choice, setChoice] = useEntryState("choice", RecipeChoice, NO_CHOICE);
  const set = choice.tags.length + Number(choice.cooked !== null);
  // Among recipes from elsewhere they would move when those come.
  const hasFirst = set === 0 && choice.sort === "newest" && source === "own";
  const first = useCallback(
    () => (hasFirst ? filterMeals(newest, filters, preferences, true).meals.map(rowOf) : []),
    [hasFirst, newest, filters, preferences],
  );
  const found = useFoundRecipes({ ...choice, filters, source, preferences }, first);
  const known = useMemo(() => new Map(newest.map((recipe) => [recipe.id, recipe])), [newest]);
  const renderCard = useCallback(
    (row: RecipeRow) => <RecipeCard row={row} known={known.get(row.id)} user={user} />,
    [known, user],
  );
  return (
    <FilteredGrid
      label={label}
      noun="recipe"
      kept={kept}
      found={found}
      renderCard={renderCard}
      more={{
        count: set,
        clear: () => setChoice({ ...NO_CHOICE, sort: choice.sort }),
        groups: (
          <Choices tags={found.tags.slice(0, TAGS_OFFERED)} choice={choice} onChange={setChoice} />
        ),
      }}
      notice={found.isBroken ? <Broken /> : null}
      empty={
        <KitchenEmpty
          of={source === "shared" ? "sharedMeals" : undefined}
          shape="card"
          title="No recipes here yet"
          text={NOTHING_HERE[source === "planned" || source === "shared" ? source : "all"]}
          picture={<BookOpenText />}
        />
      }
    />
  );
}

/** Says that the list is not whole. */
export function Broken() {
  return <p role="alert">Some recipes can’t be read on this device. Reload to try again.</p>;
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
      <Group title="Order">
        <SegmentedControl
          label="Order"
          hideLabel
          value={choice.sort}
          options={SORTS}
          onValueChange={(sort) => onChange({ ...choice, sort })}
        />
      </Group>
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
