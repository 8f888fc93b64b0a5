import type { ReactNode } from "react";

import { getServing } from "#db/repositories/settings-repository.ts";
import type { Serving } from "#domain/amounts/served-recipe.ts";
import type { SelectedMeal } from "#domain/draft.ts";
import type { Meal } from "#domain/entities.ts";
import { MEAL_TYPE_LABELS } from "#domain/meal-types.ts";
import type { Preferences } from "#domain/preferences.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Card } from "#ui/card.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Fold } from "#ui/fold.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { countOf } from "../../../-common/formats.ts";
import { useLiveData } from "../../../-common/use-live-data.ts";
import { sourceWords, type IdeaRecipe } from "../../../-ideas/idea.ts";
import { NeededEquipment, MealWarnings } from "../../../-meals/meal-card.tsx";
import { MealTime } from "../../../-meals/meal-time.tsx";
import { ServesStepper } from "../../../-meals/serves-stepper.tsx";
import { useServes } from "../../../-meals/use-serves.ts";

import styles from "./recipe-preview.module.css";

interface RecipePreviewProps {
  made: IdeaRecipe;
  preferences: Preferences | undefined;
  /** Offers another idea in its place. */
  action: ReactNode;
}

/** A full recipe at a glance before it is saved; its ingredients and steps unfold. */
export function RecipePreview({ made, preferences, action }: RecipePreviewProps) {
  const { recipe, source } = made;
  const { title } = recipe;
  return (
    <Card as="li" padded={false}>
      <Head
        kicker={[MEAL_TYPE_LABELS[recipe.mealType], sourceWords(source)]
          .filter(Boolean)
          .join(" · ")}
        title={title}
        text={recipe.blurb}
        picture={<MealPicture seed={recipe.id} meal={recipe} shape="square" />}
      />
      <div className={styles.chips}>
        {preferences ? <MealWarnings meal={recipe} preferences={preferences} /> : null}
        <MealTime meal={recipe} withActive />
        <div className={styles.swap}>{action}</div>
      </div>
      <RecipeFolds recipe={recipe} />
    </Card>
  );
}

interface RecipeFoldsProps {
  recipe: Meal;
  /** Whether the ingredients start unfolded. */
  open?: boolean;
}

/** Ingredients and steps, each of which can be folded, for as many as the cook chooses. */
export function RecipeFolds({ recipe, open = false }: RecipeFoldsProps) {
  const serving = useLiveData((db) => getServing(db, recipe.id), [recipe.id]);
  // Shown at once in the cook's own units, or not at all.
  return serving ? <ServedFolds recipe={recipe} serving={serving} open={open} /> : null;
}

function ServedFolds(props: { recipe: Meal; serving: Serving; open: boolean }) {
  const { recipe, serving, open } = props;
  const serves = useServes(recipe, serving);
  const { ingredients, instructions } = serves.recipe;
  return (
    <div className={styles.folds}>
      <Fold title={countOf(ingredients.length, "ingredient")} open={open}>
        <div className={styles.serves}>
          <ServesStepper serves={serves} isListed={false} />
          <Cluster>
            <NeededEquipment equipment={recipe.equipment} />
          </Cluster>
        </div>
        <ul className={styles.ingredients}>
          {ingredients.map(({ name, amount }, index) => (
            // The index is the key, because two lines of a recipe may be equal.
            <li key={index}>
              <span dir="auto">{name}</span>
              <span className={styles.amount}>{amount}</span>
            </li>
          ))}
        </ul>
      </Fold>
      <Fold title={countOf(instructions.length, "step")}>
        <ol className={styles.steps}>
          {instructions.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      </Fold>
    </div>
  );
}

interface RecipeToComeProps {
  meal: SelectedMeal;
  busy: boolean;
  /** Offers another idea in its place. */
  action: ReactNode;
}

/** Stands in for a recipe that is still being written or could not be written. */
export function RecipeToCome({ meal, busy, action }: RecipeToComeProps) {
  return (
    <Card as="li" padded={false} tone="sunk">
      <Head
        kicker={MEAL_TYPE_LABELS[meal.mealType]}
        title={meal.title}
        text={busy ? <Skeleton count={2} label="Writing the recipe" /> : "No recipe yet"}
        picture={<MealPicture seed={meal.id} meal={meal} shape="square" />}
      />
      <div className={styles.action}>{action}</div>
    </Card>
  );
}

function Head(props: { kicker: string; title: string; text: ReactNode; picture: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.picture}>{props.picture}</div>
      <div className={styles.words}>
        <p className={styles.kicker}>{props.kicker}</p>
        <h2 className={styles.title}>{props.title}</h2>
        <div className={styles.text}>{props.text}</div>
      </div>
    </div>
  );
}
