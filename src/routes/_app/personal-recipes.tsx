import { createFileRoute, Link } from "@tanstack/react-router";
import { BookOpen, FileDown, Plus } from "lucide-react";
import * as v from "valibot";

import {
  countPersonalRecipes,
  listNewestRecipes,
} from "#db/repositories/personal-recipe-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { PERSONAL_RECIPES_LIMIT } from "#domain/limits.ts";
import { buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Screen } from "#ui/screen.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Stack } from "#ui/stack.tsx";

import { useEntryState } from "../-common/entry-state.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { RecipeBrowser } from "./-recipes/recipe-browser.tsx";

const SHOWN = ["all", "own", "planned", "shared"] as const;
const Shown = v.picklist(SHOWN);

const SOURCES: readonly { value: (typeof SHOWN)[number]; label: string }[] = [
  { value: "all", label: "All" },
  { value: "own", label: "Own" },
  { value: "planned", label: "Plans" },
  { value: "shared", label: "Shared" },
];

/** The newest recipes, which are shown at once: to read them costs the same however many there are. */
async function readOwnRecipes(db: SimmerDb) {
  const [newest, own, user] = await Promise.all([
    listNewestRecipes(db, PERSONAL_RECIPES_LIMIT),
    countPersonalRecipes(db),
    getUser(db),
  ]);
  return { newest, own, user };
}

export const Route = createFileRoute("/_app/personal-recipes")({
  validateSearch: ({ from }): { from?: "all" } => (from === "all" ? { from } : {}),
  loader: ({ context }) => readOwnRecipes(context.db),
  component: PersonalRecipes,
});

function PersonalRecipes() {
  const { from = "own" } = Route.useSearch();
  const [shown, setShown] = useEntryState("shown", Shown, from);
  const { newest, own, user } = useLiveData(readOwnRecipes, [], Route.useLoaderData());
  const title = shown === "own" ? "Personal Recipes" : "All Recipes";
  const isEmpty = shown === "own" && own === 0;
  return (
    <Screen
      width="wide"
      header={<AppHeader title={title} back={{ to: "/explore" }} size="hub" />}
      actions={
        isEmpty ? undefined : (
          <Link to="/upload-recipe" className={buttonClass({ size: "lg", full: true })}>
            <Plus aria-hidden />
            Upload Personal Recipe
          </Link>
        )
      }
    >
      <Stack>
        <SegmentedControl
          label="Recipes from"
          hideLabel
          value={shown}
          options={SOURCES}
          onValueChange={setShown}
        />
        {isEmpty ? (
          <KitchenEmpty
            title="No recipes of your own yet"
            shape="card"
            text="Write one down once, and cook, list and plan it like any other."
            picture={<BookOpen />}
            action={
              <Cluster justify="center">
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
          <RecipeBrowser
            label={shown === "own" ? "Personal recipes" : "All recipes"}
            source={shown === "all" ? null : shown}
            newest={newest}
            user={user}
          />
        )}
      </Stack>
    </Screen>
  );
}
