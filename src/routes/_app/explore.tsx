import { createFileRoute } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

import type { Meal } from "#domain/entities.ts";
import { mealsOfAll, type MealSources } from "#domain/meal-shelves.ts";
import { Screen } from "#ui/screen.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { CookbookCard } from "../-meals/cookbook-card.tsx";
import { useCheckedData } from "../-meals/kept-checks.ts";
import { useCookbook } from "../-meals/use-cookbook.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { MoreLinks, PlanLinks } from "./-explore/explore-links.tsx";
import { Shelves } from "./-explore/explore-shelves.tsx";
import {
  NOTHING,
  readExplore,
  readMeals,
  strangersIn,
  type KitchenRead,
} from "./-explore/read-explore.ts";
import { FilteredGrid } from "./-meal-grid/filtered-grid.tsx";
import { isFiltering } from "./-meal-grid/meal-filters.ts";
import { useFilteredMeals, useMealFilters, type Found } from "./-meal-grid/use-meal-filters.ts";
import { Broken } from "./-recipes/recipe-browser.tsx";
import { RecipeCard } from "./-recipes/recipe-card.tsx";
import { NO_CHOICE, type RecipeRow } from "./-recipes/recipe-query.ts";
import { useFoundRecipes, type FoundRecipes } from "./-recipes/use-recipe-finder.ts";

export const Route = createFileRoute("/_app/explore")({
  loader: ({ context }) => readExplore(context.db),
  component: Explore,
});

/** What is stored, and then what the cookbook has; both would move if one came above the other. */
function together(stored: FoundRecipes, cookbook: Found<Meal>): Found<Meal | RecipeRow> {
  return {
    items: stored.isReading ? stored.items : [...stored.items, ...cookbook.items],
    unchecked: stored.unchecked + cookbook.unchecked,
    avoided: stored.avoided + cookbook.avoided,
    marked: stored.marked + cookbook.marked,
    isCurrent: stored.isCurrent && cookbook.isCurrent,
    isReading: stored.isReading,
  };
}

function Explore() {
  const { user, personal } = useLiveData(readExplore, [], Route.useLoaderData());
  const kitchen = useCheckedData<KitchenRead>(readMeals, [], null, strangersIn);
  const cookbook = useCookbook();
  const kept = useMealFilters(user);
  const { filters, preferences } = kept;
  const isIdle = !isFiltering({ ...filters, edible: false });
  const sources = useMemo<MealSources>(
    () => ({ ...(kitchen?.sources ?? NOTHING), cookbook: cookbook ?? [] }),
    [kitchen, cookbook],
  );
  // To browse, the newest of each kind do; what is looked for may be any recipe of this device.
  const offered = useFilteredMeals(
    useMemo(() => (isIdle ? mealsOfAll(sources) : sources.cookbook), [isIdle, sources]),
    kept,
  );
  const asked = { ...NO_CHOICE, filters, source: null, preferences };
  const stored = useFoundRecipes(isIdle ? null : asked);
  const found = isIdle ? offered : together(stored, offered);
  const renderCard = useCallback(
    (item: Meal | RecipeRow) =>
      "instructions" in item ? (
        <CookbookCard meal={item} user={user} />
      ) : (
        <RecipeCard row={item} known={undefined} user={user} />
      ),
    [user],
  );
  return (
    <Screen width="wide" header={<AppHeader title="Explore" back={{ to: "/" }} size="hub" />}>
      <FilteredGrid<Meal | RecipeRow>
        label="Recipes"
        kept={kept}
        found={found}
        renderCard={renderCard}
        notice={stored.isBroken ? <Broken /> : null}
        idle={
          <>
            <PlanLinks />
            <Shelves
              sources={sources}
              offered={offered.items}
              atHome={kitchen?.atHome ?? []}
              user={user}
              isLoading={kitchen === null || cookbook === undefined}
            />
            <MoreLinks favorites={user.favorites.length} personal={personal} />
          </>
        }
      />
    </Screen>
  );
}
