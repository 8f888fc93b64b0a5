import { createFileRoute, Link } from "@tanstack/react-router";
import { BookHeart } from "lucide-react";
import { useRef } from "react";

import { getMeals } from "#db/repositories/meal-repository.ts";
import { withoutHidden } from "#db/repositories/shared-meal-repository.ts";
import { readUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { Meal } from "#domain/entities.ts";
import { FAVORITES_UNREADABLE } from "#failure-words/storage-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { countOf } from "../-common/formats.ts";
import { useCheckedData, withChecks } from "../-meals/kept-checks.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { HiddenMeals } from "./-meal-grid/hidden-meals.tsx";
import { MealBrowser } from "./-meal-grid/meal-browser.tsx";
import { SavedMealCard } from "./-meal-grid/saved-meal-card.tsx";

/**
 * Reads the favorites, the last added first; `also` are included even if they were unfavorited.
 */
async function readFavorites(db: SimmerDb, also: readonly string[]) {
  const user = await readUser(db, FAVORITES_UNREADABLE);
  const ids = [...new Set([...also, ...user.favorites])].toReversed();
  const { shown, hidden } = await withoutHidden(db, await getMeals(db, ids));
  return { user, ids, meals: shown, hidden };
}

function mealsOf({ meals }: { meals: Meal[] }): Meal[] {
  return meals;
}

export const Route = createFileRoute("/_app/favorite-meals")({
  loader: ({ context: { db } }) => withChecks(db, readFavorites(db, []), mealsOf),
  component: FavoriteMeals,
});

function FavoriteMeals() {
  const initial = Route.useLoaderData();
  // A card stays until the cook leaves the screen, so that a heart removed by mistake can be
  // restored.
  const seen = useRef(initial.ids.toReversed());
  const { user, ids, meals, hidden } = useCheckedData(
    (db) => readFavorites(db, seen.current),
    [],
    initial,
    mealsOf,
  );
  const unknown = ids.length - meals.length - hidden.length;
  return (
    <Screen
      width="wide"
      header={<AppHeader title="Favorite Meals" back={{ to: "/explore" }} size="hub" />}
    >
      {meals.length > 0 ? (
        <MealBrowser
          label="Favorite meals"
          meals={meals}
          user={user}
          renderMeal={(meal) => <SavedMealCard meal={meal} user={user} />}
          footer={unknown > 0 ? <OnTheirWay count={unknown} noun="more favorite" /> : undefined}
        />
      ) : unknown > 0 ? (
        <OnTheirWay count={unknown} noun="favorite" />
      ) : hidden.length > 0 ? (
        <EmptyState
          title="You have hidden your favorites"
          text="Below you can have them back."
          picture={<BookHeart />}
        />
      ) : (
        <KitchenEmpty
          title="No favorites yet"
          shape="card"
          text="Tap the heart of a meal you would cook again, and find it here."
          picture={<BookHeart />}
          action={
            <Link to="/all-ai-meals" className={buttonClass()}>
              Look at all meals
            </Link>
          }
        />
      )}
      <HiddenMeals meals={hidden} />
    </Screen>
  );
}

/** Counts favorites chosen on another device whose recipes sync has not brought yet. */
function OnTheirWay({ count, noun }: { count: number; noun: string }) {
  return (
    <section>
      <p>{countOf(count, noun)} will be here when you’re back online.</p>
      <Skeleton shape="card" count={Math.min(count, 3)} label="Waiting for your favorites" />
    </section>
  );
}
