import { createFileRoute, Link } from "@tanstack/react-router";
import { BookOpen, FileDown, Plus } from "lucide-react";
import * as v from "valibot";

import {
  countPersonalRecipes,
  listPersonalRecipes,
} from "#db/repositories/personal-recipe-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { PERSONAL_RECIPES_LIMIT } from "#domain/limits.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { Screen } from "#ui/screen.tsx";

import { useEntryState } from "../-common/entry-state.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { MealBrowser } from "./-meal-grid/meal-browser.tsx";
import { SavedMealCard } from "./-meal-grid/saved-meal-card.tsx";
import { OwnRecipeActions } from "./-personal-recipes/own-recipe-actions.tsx";

/** Reads the newest recipes, or all of them: a page costs the same however many there are. */
async function readOwnRecipes(db: SimmerDb, all: boolean) {
  const [recipes, count, user] = await Promise.all([
    listPersonalRecipes(db, all ? undefined : PERSONAL_RECIPES_LIMIT),
    countPersonalRecipes(db),
    getUser(db),
  ]);
  return { recipes, count, user };
}

export const Route = createFileRoute("/_app/personal-recipes")({
  loader: ({ context }) => readOwnRecipes(context.db, false),
  component: PersonalRecipes,
});

function PersonalRecipes() {
  const [all, setAll] = useEntryState("all", v.boolean(), false);
  const { recipes, count, user } = useLiveData(
    (db) => readOwnRecipes(db, all),
    [all],
    Route.useLoaderData(),
  );
  const more = count - recipes.length;
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="Personal Recipes"
          subtitle={
            recipes.length > 0 ? (
              <Link to="/import-recipes" className={textLinkClass}>
                Import recipes from another app
              </Link>
            ) : undefined
          }
          back={{ to: "/explore" }}
          size="hub"
        />
      }
      actions={
        recipes.length > 0 ? (
          <Link to="/upload-recipe" className={buttonClass({ size: "lg", full: true })}>
            <Plus aria-hidden />
            Upload Personal Recipe
          </Link>
        ) : undefined
      }
    >
      {recipes.length === 0 ? (
        <KitchenEmpty
          title="No recipes of your own yet"
          shape="card"
          text="Write one down once, and cook, list and plan it like any other."
          picture={<BookOpen />}
          action={
            <Cluster>
              <Link to="/upload-recipe" className={buttonClass()}>
                Upload Personal Recipe
              </Link>
              <Link to="/import-recipes" className={buttonClass({ variant: "secondary" })}>
                <FileDown aria-hidden />
                Import recipes
              </Link>
            </Cluster>
          }
        />
      ) : (
        <MealBrowser
          label="Personal recipes"
          meals={recipes}
          user={user}
          // A search covers all recipes, not only the first page.
          onFiltering={(isFiltering) => isFiltering && setAll(true)}
          renderMeal={(recipe) => (
            <SavedMealCard
              meal={recipe}
              user={user}
              renderMenu={(close) => <OwnRecipeActions recipe={recipe} close={close} />}
            />
          )}
          footer={
            more > 0 ? (
              <Button variant="secondary" onClick={() => setAll(true)} full>
                Show {more} more
              </Button>
            ) : undefined
          }
        />
      )}
    </Screen>
  );
}
