import { createFileRoute } from "@tanstack/react-router";
import { WifiOff } from "lucide-react";

import { getUser } from "#db/repositories/user-repository.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { CookbookCard } from "../-meals/cookbook-card.tsx";
import { useCookbook } from "../-meals/use-cookbook.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { MealBrowser } from "./-meal-grid/meal-browser.tsx";

export const Route = createFileRoute("/_app/cookbook/")({
  loader: ({ context }) => getUser(context.db),
  component: Cookbook,
});

function Cookbook() {
  const user = useLiveData(getUser, [], Route.useLoaderData());
  const meals = useCookbook();
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="Cookbook"
          subtitle="Simmer’s own recipes, here without a signal too"
          back={{ to: "/explore" }}
          size="hub"
        />
      }
    >
      {meals === undefined ? (
        <Skeleton shape="card" label="Opening the cookbook" />
      ) : meals === null ? (
        <CookbookMissing />
      ) : (
        <MealBrowser
          label="Cookbook"
          meals={[...meals]}
          user={user}
          renderMeal={(meal) => <CookbookCard meal={meal} user={user} />}
        />
      )}
    </Screen>
  );
}

/** Shown where the cookbook's file can't be loaded. */
function CookbookMissing() {
  return (
    <EmptyState
      title="The cookbook isn’t here yet"
      text="It comes with the app’s files, with the next bit of network, and stays."
      picture={<WifiOff />}
    />
  );
}
