import { createFileRoute } from "@tanstack/react-router";

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
import { MealBrowser } from "./-meal-grid/meal-browser.tsx";
import { SavedMealCard } from "./-meal-grid/saved-meal-card.tsx";

export const Route = createFileRoute("/_app/explore")({
  loader: ({ context }) => readExplore(context.db),
  component: Explore,
});

function Explore() {
  const { user, personal } = useLiveData(readExplore, [], Route.useLoaderData());
  const kitchen = useCheckedData<KitchenRead>(readMeals, [], null, strangersIn);
  const cookbook = useCookbook();
  const sources: MealSources = { ...(kitchen?.sources ?? NOTHING), cookbook: cookbook ?? [] };
  const ofCookbook = new Set(cookbook);
  const isLoading = kitchen === null || cookbook === undefined;
  return (
    <Screen width="wide" header={<AppHeader title="Explore" back={{ to: "/" }} size="hub" />}>
      <MealBrowser
        label="Recipes"
        meals={mealsOfAll(sources)}
        user={user}
        renderMeal={(meal) =>
          ofCookbook.has(meal) ? (
            <CookbookCard meal={meal} user={user} />
          ) : (
            <SavedMealCard meal={meal} user={user} />
          )
        }
        renderIdle={(offered) => (
          <>
            <PlanLinks />
            <Shelves
              sources={sources}
              offered={offered}
              atHome={kitchen?.atHome ?? []}
              user={user}
              isLoading={isLoading}
            />
            <MoreLinks favorites={user.favorites.length} personal={personal} />
          </>
        )}
      />
    </Screen>
  );
}
