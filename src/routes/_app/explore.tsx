import { createFileRoute } from "@tanstack/react-router";

import { listKitchenMeals } from "#db/repositories/kitchen-meals-repository.ts";
import { countPersonalRecipes } from "#db/repositories/personal-recipe-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
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
import { MealBrowser } from "./-meal-grid/meal-browser.tsx";
import { SavedMealCard } from "./-meal-grid/saved-meal-card.tsx";

async function readExplore(db: SimmerDb) {
  const [user, personal] = await Promise.all([getUser(db), countPersonalRecipes(db)]);
  return { user, personal };
}

/** Read after the first paint: opening a tab must not wait for every meal of the device. */
async function readMeals(db: SimmerDb) {
  const [user, { settings }] = await Promise.all([getUser(db), getShopping(db)]);
  const stored = user.storedMeals.filter(({ storage }) => storage === "fridge");
  return {
    sources: await listKitchenMeals(db, user),
    atHome: [...settings.bought.slice(-BOUGHT_READ), ...stored.map(({ title }) => title)],
  };
}

/** How many of the things bought last are taken to be at home still. */
const BOUGHT_READ = 20;

type Kitchen = Awaited<ReturnType<typeof readMeals>> | null;

const NOTHING: Omit<MealSources, "cookbook"> = { favorites: [], own: [], others: [], planned: [] };

function strangersIn(kitchen: Kitchen): readonly Meal[] {
  return kitchen ? [...kitchen.sources.favorites, ...kitchen.sources.others] : [];
}

export const Route = createFileRoute("/_app/explore")({
  loader: ({ context }) => readExplore(context.db),
  component: Explore,
});

function Explore() {
  const { user, personal } = useLiveData(readExplore, [], Route.useLoaderData());
  const kitchen = useCheckedData<Kitchen>(readMeals, [], null, strangersIn);
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
