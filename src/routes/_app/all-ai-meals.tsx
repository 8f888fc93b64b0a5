import { createFileRoute, Link } from "@tanstack/react-router";
import { UsersRound } from "lucide-react";

import { browseSharedMeals } from "#db/repositories/shared-meal-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { SharedMeal } from "#domain/entities.ts";
import { SHARED_MEALS_BROWSE_LIMIT } from "#domain/limits.ts";
import { buttonClass } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";

import { useCheckedData, withChecks } from "../-meals/kept-checks.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { HiddenMeals } from "./-meal-grid/hidden-meals.tsx";
import { MealBrowser } from "./-meal-grid/meal-browser.tsx";
import { SavedMealCard } from "./-meal-grid/saved-meal-card.tsx";
import { useFreshSharedMeals } from "./-meal-grid/use-fresh-shared-meals.ts";

async function readSharedMeals(db: SimmerDb) {
  const [{ shown, hidden }, user] = await Promise.all([
    browseSharedMeals(db, SHARED_MEALS_BROWSE_LIMIT),
    getUser(db),
  ]);
  return { meals: shown, hidden, user };
}

function mealsOf({ meals }: { meals: SharedMeal[] }): SharedMeal[] {
  return meals;
}

export const Route = createFileRoute("/_app/all-ai-meals")({
  loader: ({ context: { db } }) => withChecks(db, readSharedMeals(db), mealsOf),
  component: AllAiMeals,
});

function AllAiMeals() {
  const { meals, hidden, user } = useCheckedData(
    readSharedMeals,
    [],
    Route.useLoaderData(),
    mealsOf,
  );
  useFreshSharedMeals(true);
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="All AI Meals"
          subtitle="What cooks here gave 4 stars or more"
          back={{ to: "/explore" }}
          size="hub"
        />
      }
    >
      {meals.length === 0 ? (
        <KitchenEmpty
          title="No shared meals yet"
          of="sharedMeals"
          shape="card"
          text="Cook a meal from a plan, give it 4 stars or more, and it is here for everyone."
          picture={<UsersRound />}
          action={
            <Link to="/meal-plan-setup" className={buttonClass()}>
              Create a meal plan
            </Link>
          }
        />
      ) : (
        <MealBrowser
          label="All AI meals"
          meals={meals}
          user={user}
          renderMeal={(meal) => <SavedMealCard meal={meal} user={user} />}
        />
      )}
      <HiddenMeals meals={hidden} />
    </Screen>
  );
}
