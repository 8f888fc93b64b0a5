import { createFileRoute, useRouter } from "@tanstack/react-router";
import { CalendarDays, ChefHat } from "lucide-react";
import { useRef, useState } from "react";

import { deletePlan, savePlan } from "#db/repositories/plan-repository.ts";
import { getServing } from "#db/repositories/settings-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { labelOf } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { MEAL_TYPE_LABELS } from "#domain/meal-types.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useLiveData, useSignedInCook } from "../-common/use-live-data.ts";
import { DayChoice } from "../-meals/day-choice.tsx";
import { findInCookbook } from "../-meals/load-cookbook.ts";
import { MealTime } from "../-meals/meal-time.tsx";
import { Method } from "../-meals/method.tsx";
import { ServesStepper } from "../-meals/serves-stepper.tsx";
import { useServes } from "../-meals/use-serves.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { CookWarnings } from "./-cooking/cook-warnings.tsx";
import { RecipeProblem } from "./-cooking/recipe-problem.tsx";

import styles from "./-cookbook/cookbook-recipe.module.css";
import page from "./-cooking/overview.module.css";

/** The serves that the cook has chosen, and what they avoid. */
async function readCook(db: SimmerDb, recipeId: string) {
  const [serving, user] = await Promise.all([getServing(db, recipeId), getUser(db)]);
  return { serving, user };
}

export const Route = createFileRoute("/_app/cookbook/$recipeId")({
  loader: async ({ context, params: { recipeId } }) => {
    const [meal, cook] = await Promise.all([
      findInCookbook(recipeId),
      readCook(context.db, recipeId),
    ]);
    return { meal, cook };
  },
  component: CookbookRecipe,
});

function CookbookRecipe() {
  const { recipeId } = Route.useParams();
  const opened = Route.useLoaderData();
  const cook = useLiveData((db) => readCook(db, recipeId), [recipeId], opened.cook);
  if (!opened.meal) return <RecipeProblem message="Recipe not found" />;
  return <Recipe key={recipeId} meal={opened.meal} {...cook} />;
}

/** A recipe of the cookbook to read; cooking it makes it one of the cook's own meals. */
function Recipe({ meal, serving, user }: Awaited<ReturnType<typeof readCook>> & { meal: Meal }) {
  const serves = useServes(meal, serving);
  const { ingredients, instructions } = serves.recipe;
  const [planned, setPlanned] = useState<Meal | null>(null);
  const { cook, busy } = useCookIt(meal);
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title={meal.title}
          back={{ to: "/cookbook" }}
          origins={["/explore"]}
          size="hub"
        />
      }
      actions={
        <>
          <Button
            size="lg"
            variant="secondary"
            icon={<CalendarDays />}
            aria-haspopup="dialog"
            onClick={() => setPlanned({ ...meal, id: crypto.randomUUID() })}
          >
            Pick a day
          </Button>
          <Button size="lg" icon={<ChefHat />} busy={busy} onClick={() => void cook()}>
            Cook this
          </Button>
        </>
      }
    >
      <div className={page.columns}>
        <Stack className={page.needs}>
          <div className={page.picture}>
            <MealPicture seed={meal.id} meal={meal} />
          </div>
          <p dir="auto" className={page.blurb}>
            {meal.blurb}
          </p>
          <Cluster>
            <Chip tone="herb">{MEAL_TYPE_LABELS[meal.mealType]}</Chip>
            <MealTime meal={meal} withActive />
            {meal.equipment.map((id) => (
              <Chip key={id}>{labelOf(id)}</Chip>
            ))}
          </Cluster>
          <CookWarnings meal={meal} preferences={preferencesOf(user)} />
          <section aria-label="What you need">
            <SectionTitle count={ingredients.length}>What you need</SectionTitle>
            <div className={page.serves}>
              <ServesStepper serves={serves} isListed={false} />
            </div>
            <ul role="list" className={styles.ingredients}>
              {ingredients.map(({ name, amount }, index) => (
                // The index is the key, because two lines of a recipe may be equal.
                <li key={index}>
                  <span>{name}</span>
                  <span className={styles.amount}>{amount}</span>
                </li>
              ))}
            </ul>
          </section>
        </Stack>
        <Method instructions={instructions} />
      </div>
      {planned ? <DayChoice meal={planned} planId={null} onClose={() => setPlanned(null)} /> : null}
    </Screen>
  );
}

/**
 * Saves the recipe as a single meal of the cook's with a new id, and opens it there, with all the
 * actions of a meal. A second tap is a no-op.
 */
function useCookIt(meal: Meal) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const router = useRouter();
  const saving = useRef(false);
  const [busy, setBusy] = useState(false);
  const cook = async () => {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    const recipeId = crypto.randomUUID();
    const id = crypto.randomUUID();
    const recipes = [{ ...meal, id: recipeId }];
    const saved = await run(
      () => savePlan(db, { id, recipes, addToShoppingList: false }),
      (planId) => ({
        text: `Saved to your meals: ${meal.title}`,
        undo: async () => {
          await deletePlan(db, planId);
          await router.navigate({ to: "/cookbook/$recipeId", params: { recipeId: meal.id } });
        },
      }),
    );
    saving.current = false;
    setBusy(false);
    if (saved)
      await router.navigate({ to: "/plan/$planId/$recipeId", params: { planId: id, recipeId } });
  };
  return { cook, busy };
}
