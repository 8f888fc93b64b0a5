import { Link, useNavigate } from "@tanstack/react-router";
import { ChefHat } from "lucide-react";

import { labelOf } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { MEAL_TYPE_LABELS } from "#domain/meal-types.ts";
import { preferencesOf } from "#domain/preferences.ts";
import type { Dish } from "#domain/stove/stove-dish.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import {
  linkToChoice,
  linkToLog,
  RECIPE_ORIGINS,
  type CookPlace,
} from "../../-common/cook-place.ts";
import { useStepBack } from "../../-common/step-back.ts";
import { CAN_KEEP_AWAKE } from "../../-common/use-wake-lock.ts";
import { isShared } from "../../-meals/checked-meals.ts";
import { DayToggle } from "../../-meals/day-choice.tsx";
import { MealMenuActions } from "../../-meals/meal-actions.tsx";
import { MealMenu } from "../../-meals/meal-menu.tsx";
import { MealTime } from "../../-meals/meal-time.tsx";
import { Method } from "../../-meals/method.tsx";
import { ServesStepper } from "../../-meals/serves-stepper.tsx";
import { SharedMealActions } from "../../-meals/shared-meal-menu.tsx";
import type { Serves } from "../../-meals/use-serves.ts";
import { AppHeader } from "../../-shell/app-header.tsx";
import { DinnerStrip } from "../../-stove/dinner-strip.tsx";
import { CookWarnings } from "./cook-warnings.tsx";
import { DishTabs } from "./dish-tabs.tsx";
import { IngredientList } from "./ingredient-list.tsx";
import { RecipeNote } from "./recipe-note.tsx";
import { RecipeSource } from "./recipe-source.tsx";
import { RecipeTags } from "./recipe-tags.tsx";
import { ShoppedPart } from "./shopped-part.tsx";
import { TakeRecipe } from "./take-recipe.tsx";
import type { RecipeNoteEdit } from "./use-recipe-note.ts";
import type { Ticks } from "./use-ticks.ts";
import { useVoiceScene, type VoiceControl } from "./voice/use-voice.ts";

import styles from "./overview.module.css";

interface OverviewProps {
  place: CookPlace;
  meal: Meal;
  /** The plan in which cooking the meal counts; null for none. */
  planId: string | null;
  serves: Serves;
  user: UserDocument;
  ticks: Ticks;
  note: RecipeNoteEdit;
  dishes: readonly Dish[];
  voice: VoiceControl;
  onStart: () => void;
}

/** The overview before the first step: the dish, and what to set out. */
export function Overview({
  place,
  meal,
  planId,
  serves,
  user,
  ticks,
  note,
  dishes,
  voice,
  onStart,
}: OverviewProps) {
  const leave = useLeave(place);
  useVoiceScene(voice, null);
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title={meal.title}
          back={linkToChoice(place)}
          origins={RECIPE_ORIGINS}
          size="hub"
        />
      }
      actions={
        meal.instructions.length > 0 ? (
          <Button size="lg" icon={<ChefHat />} onClick={onStart} full>
            Start
          </Button>
        ) : (
          <Link {...linkToLog(place)} className={buttonClass({ size: "lg", full: true })}>
            Log this meal
          </Link>
        )
      }
    >
      <DinnerStrip recipeId={meal.id} />
      <DishTabs dishes={dishes} current={meal.id} />
      <div className={styles.columns}>
        <Stack className={styles.needs}>
          <div className={styles.picture}>
            <MealPicture seed={meal.id} meal={meal} photoSize="large" />
          </div>
          <div className={styles.facts}>
            <Chip tone="herb">{MEAL_TYPE_LABELS[meal.mealType]}</Chip>
            <MealTime meal={meal} withActive />
            <div className={styles.menu}>
              <MealMenu title={meal.title}>
                {(close) => (
                  <>
                    <MealMenuActions meal={meal} user={user} close={close} />
                    <TakeRecipe recipe={meal} shown={serves.recipe} close={close} />
                    {isShared(meal) ? (
                      <SharedMealActions
                        meal={meal}
                        onGone={() => {
                          close();
                          leave();
                        }}
                      />
                    ) : null}
                  </>
                )}
              </MealMenu>
            </div>
          </div>
          <CookWarnings meal={meal} preferences={preferencesOf(user)} />
          <section aria-labelledby="ingredients-title">
            <SectionTitle
              id="ingredients-title"
              // In a plan, the link says how many there are.
              count={planId === null ? meal.ingredients.length : undefined}
              action={planId === null ? undefined : <ShoppedPart meal={meal} />}
            >
              What you need
            </SectionTitle>
            <div className={styles.serves}>
              <ServesStepper
                serves={serves}
                isListed={user.shoppingList.meals.some(({ id }) => id === meal.id)}
              />
            </div>
            <IngredientList ingredients={serves.recipe.ingredients} ticks={ticks} />
          </section>
          {meal.equipment.length === 0 ? null : (
            <Cluster>
              {meal.equipment.map((id) => (
                <Chip key={id}>{labelOf(id)}</Chip>
              ))}
            </Cluster>
          )}
        </Stack>
        <Stack>
          {meal.blurb === "" ? null : (
            <p dir="auto" className={styles.blurb}>
              {meal.blurb}
            </p>
          )}
          <Method instructions={serves.recipe.instructions} />
          <div className={styles.onScreen}>
            <DayToggle meal={meal} planId={planId} />
          </div>
          <RecipeSource meal={meal} />
          {"note" in meal && typeof meal.note === "string" && meal.note !== "" ? (
            <section aria-labelledby="came-with-title">
              <SectionTitle id="came-with-title">Notes with it</SectionTitle>
              <p dir="auto" className={styles.imported}>
                {meal.note}
              </p>
            </section>
          ) : null}
          <div className={styles.onScreen}>
            <RecipeTags mealId={meal.id} />
          </div>
          <RecipeNote note={note} />
          <p className={`${styles.aside} ${styles.onScreen}`}>
            {CAN_KEEP_AWAKE
              ? "The screen stays on while you cook."
              : "This browser can\u2019t keep the screen on. Set it to stay on a while longer."}
          </p>
        </Stack>
      </div>
    </Screen>
  );
}

/** Returns to the screen where the meal was chosen. */
function useLeave(place: CookPlace): () => void {
  const stepBack = useStepBack();
  const navigate = useNavigate();
  return () => {
    if (!stepBack(RECIPE_ORIGINS)) void navigate(linkToChoice(place));
  };
}
