import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { CookingPot, Lightbulb } from "lucide-react";
import { useState, type ReactNode } from "react";

import { savePlan } from "#db/repositories/plan-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import { servesOf } from "#domain/draft.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { Banner } from "#ui/banner.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../-common/formats.ts";
import { readToBuy } from "../-common/read-to-buy.ts";
import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";
import { StopButton } from "../-ideas/stop-button.tsx";
import { LabelReminder } from "../-meals/label-reminder.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { DraftGuard } from "./-planning/draft-guard.tsx";
import { openPlanning, usePlanning } from "./-planning/planning-draft.ts";
import {
  RecipePreview,
  Recipes,
  RecipeToCome,
  SwapButton,
} from "./-planning/review/recipe-preview.tsx";
import { ReviewSum } from "./-planning/review/review-sum.tsx";
import { SwapRecipe } from "./-planning/review/swap-recipe.tsx";
import { useRecipes } from "./-planning/review/use-recipes.ts";

export const Route = createFileRoute("/_app/ai-meal-plan-review")({
  loader: async ({ context }) => void (await openPlanning(context.db)),
  component: Review,
});

function Review() {
  const router = useRouter();
  const { planning } = usePlanning();
  const lastMealType = planning.draft.requiredMealTypes.at(-1);
  const header = (
    <AppHeader
      title={planning.draft.kind === "single" ? "Review Your Meal" : "Review Your Plan"}
      onBack={() =>
        void router.navigate(
          lastMealType
            ? { to: "/ai-meal-idea-generation/$mealType", params: { mealType: lastMealType } }
            : { to: "/meal-plan-setup" },
        )
      }
      size="hub"
    />
  );
  if (planning.draft.selectedMeals.length === 0) {
    return (
      <Screen width="wide" header={header}>
        <EmptyState
          title="No Meal Ideas Selected"
          text="Choose a few ideas first; their full recipes show up here."
          picture={<Lightbulb />}
          action={
            <Link to="/meal-plan-setup" className={buttonClass()}>
              Create AI Meal Plan
            </Link>
          }
        />
      </Screen>
    );
  }
  return (
    <>
      <ReviewOfRecipes header={header} />
      <DraftGuard />
    </>
  );
}

function ReviewOfRecipes({ header }: { header: ReactNode }) {
  const router = useRouter();
  const { db } = useSignedInCook();
  const { planning, store } = usePlanning();
  const { selectedMeals, ready, recipes, progress, generate, stop } = useRecipes();
  const user = useLiveData(getUser, []);
  const run = useCommand();
  const [addToShoppingList, setAddToShoppingList] = useState(true);
  const [saving, setSaving] = useState(false);
  // The place of the meal that is being swapped, because a swap changes its id.
  const [swapped, setSwapped] = useState<number | null>(null);
  const { kind, setup } = planning.draft;
  const missing = selectedMeals.length - ready.length;
  const swappedMeal = swapped === null ? undefined : selectedMeals[swapped];

  const save = async () => {
    setSaving(true);
    const defaults = kind === "plan" ? { defaults: setup } : {};
    const saved = await run(
      async () => {
        const planId = await savePlan(db, {
          id: planning.id,
          recipes: ready,
          ideas: selectedMeals.length,
          addToShoppingList,
          ...defaults,
        });
        return { planId, toBuy: (await readToBuy(db)) ?? 0 };
      },
      ({ planId, toBuy }) => {
        const recipeId = ready[0]?.id ?? "";
        const cook = {
          label: "Cook now",
          run: () =>
            void router.navigate({ to: "/plan/$planId/$recipeId", params: { planId, recipeId } }),
        };
        const shop = {
          label: `Shop (${toBuy})`,
          run: () => void router.navigate({ to: "/shopping-list" }),
        };
        return {
          text: ready.length === 1 ? "Your meal is saved" : "Your meal plan is saved",
          ...(toBuy > 0 ? { action: shop, otherAction: cook } : { action: cook }),
        };
      },
    );
    if (!saved) {
      setSaving(false);
      return;
    }
    // The URL changes before the next screen renders: closing the page in between must not ask.
    store.markSaved();
    await router.navigate({ to: "/" });
    store.clear();
  };

  return (
    <Screen
      width="wide"
      header={header}
      actions={
        <>
          <div style={{ flex: "1 1 22rem" }}>
            <Checkbox
              label="Add ingredients to my shopping list"
              checked={addToShoppingList}
              onCheckedChange={setAddToShoppingList}
            />
          </div>
          <Button
            variant="secondary"
            size="lg"
            onClick={() => void router.navigate({ to: "/meal-plan-setup" })}
          >
            Cancel
          </Button>
          <Button
            size="lg"
            busy={saving}
            disabled={progress.busy || ready.length === 0}
            onClick={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <ReviewSum
          needed={servesOf(planning.draft) * planning.draft.requiredMealTypes.length}
          recipes={ready}
        />
        {progress.busy || missing > 0 ? (
          <ProgressBar
            label={progress.busy ? "Writing your recipes" : "Recipes"}
            value={ready.length}
            max={selectedMeals.length}
            text={`${ready.length} of ${selectedMeals.length} ready`}
          />
        ) : null}
        {progress.busy ? <StopButton onStop={stop} /> : null}
        {progress.told.notes?.map((note) => (
          <Banner key={note} role="status">
            {note}
          </Banner>
        ))}
        {progress.failure ? <ErrorBox onRetry={generate}>{progress.failure}</ErrorBox> : null}
        {!progress.busy && !progress.failure && ready.length > 0 && missing > 0 ? (
          <Banner
            title={`No recipe for ${countOf(missing, "idea")}`}
            action={
              <Button variant="secondary" size="sm" onClick={generate}>
                Try again
              </Button>
            }
          >
            Ideas without a recipe are left out when you save.
          </Banner>
        ) : null}
        {ready.length === 0 && !progress.busy ? (
          <EmptyState
            title="No Recipes Generated"
            text="Your ideas are kept. Try again, or go back and choose others."
            picture={<CookingPot />}
            action={progress.failure ? undefined : <Button onClick={generate}>Try again</Button>}
          />
        ) : (
          <Recipes>
            {selectedMeals.map((meal, place) => {
              const made = recipes[meal.id];
              const swap = <SwapButton title={meal.title} onClick={() => setSwapped(place)} />;
              // Keyed by index, so that focus stays at the button after a swap.
              return made ? (
                <RecipePreview
                  key={place}
                  made={made}
                  preferences={user && preferencesOf(user)}
                  action={swap}
                />
              ) : (
                <RecipeToCome
                  key={place}
                  meal={meal}
                  busy={progress.busy}
                  action={progress.busy ? null : swap}
                />
              );
            })}
          </Recipes>
        )}
        <LabelReminder />
      </Stack>
      {swappedMeal ? <SwapRecipe meal={swappedMeal} onClose={() => setSwapped(null)} /> : null}
    </Screen>
  );
}
