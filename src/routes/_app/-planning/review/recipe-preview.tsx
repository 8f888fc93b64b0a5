import { ArrowLeftRight, ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";

import { getServing } from "#db/repositories/settings-repository.ts";
import type { Serving } from "#domain/amounts/served-recipe.ts";
import type { SelectedMeal } from "#domain/draft.ts";
import type { Meal } from "#domain/entities.ts";
import { MEAL_TYPE_LABELS } from "#domain/meal-types.ts";
import type { Preferences } from "#domain/preferences.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Button } from "#ui/button.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { Card } from "#ui/card.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Fold } from "#ui/fold.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { countOf } from "../../../-common/formats.ts";
import { useLiveData } from "../../../-common/use-live-data.ts";
import { sourceWords, type IdeaRecipe } from "../../../-ideas/idea.ts";
import { NeededEquipment, MealWarnings } from "../../../-meals/meal-card.tsx";
import { MealTime } from "../../../-meals/meal-time.tsx";
import { ServesStepper } from "../../../-meals/serves-stepper.tsx";
import { useServes, type Serves } from "../../../-meals/use-serves.ts";

import styles from "./recipe-preview.module.css";

interface SwapButtonProps {
  title: string;
  onClick: () => void;
}

/** Offers another idea in a recipe's place. */
export function SwapButton({ title, onClick }: SwapButtonProps) {
  return (
    <IconButton
      label={`Swap ${title}`}
      icon={<ArrowLeftRight />}
      aria-haspopup="dialog"
      onClick={onClick}
    />
  );
}

/** The list of the overview's rows. */
export function Recipes({ children }: { children: ReactNode }) {
  return (
    <CardGrid label="Recipes" className={styles.rows}>
      {children}
    </CardGrid>
  );
}

interface RecipePreviewProps {
  made: IdeaRecipe;
  preferences: Preferences | undefined;
  /** A `SwapButton`. */
  action: ReactNode;
}

/** A recipe in a row of the overview; its words, ingredients and steps unfold. */
export function RecipePreview({ made, preferences, action }: RecipePreviewProps) {
  const { recipe, source } = made;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <Card as="li" padded={false}>
      <Head
        kicker={[MEAL_TYPE_LABELS[recipe.mealType], sourceWords(source)]
          .filter(Boolean)
          .join(" · ")}
        title={recipe.title}
        picture={<MealPicture seed={recipe.id} meal={recipe} shape="square" />}
        action={action}
      />
      <div className={styles.bar}>
        <MealTime meal={recipe} />
        {preferences ? <MealWarnings meal={recipe} preferences={preferences} /> : null}
        <Button
          variant="quiet"
          size="sm"
          className={styles.unfold}
          iconEnd={<ChevronDown className={styles.chevron} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
        >
          {countOf(recipe.ingredients.length, "ingredient")}
        </Button>
      </div>
      <div id={details} hidden={!isOpen} className={styles.details}>
        {isOpen ? (
          <>
            <p dir="auto">{recipe.blurb}</p>
            <Served recipe={recipe}>
              {(serves) => (
                <>
                  <Ingredients serves={serves} recipe={recipe} />
                  <Steps instructions={serves.recipe.instructions} />
                </>
              )}
            </Served>
          </>
        ) : null}
      </div>
    </Card>
  );
}

interface ServedProps {
  recipe: Meal;
  children: (serves: Serves) => ReactNode;
}

/** A recipe for as many as the cook chooses, once that is read: never first in other units. */
function Served({ recipe, children }: ServedProps) {
  const serving = useLiveData((db) => getServing(db, recipe.id), [recipe.id]);
  return serving ? <ServedAs recipe={recipe} serving={serving} render={children} /> : null;
}

function ServedAs(props: { recipe: Meal; serving: Serving; render: ServedProps["children"] }) {
  return props.render(useServes(props.recipe, props.serving));
}

/** Ingredients, unfolded, and steps, for as many as the cook chooses. */
export function RecipeFolds({ recipe }: { recipe: Meal }) {
  return (
    <Served recipe={recipe}>
      {(serves) => (
        <div className={styles.folds}>
          <Fold title={countOf(serves.recipe.ingredients.length, "ingredient")} open>
            <Ingredients serves={serves} recipe={recipe} />
          </Fold>
          <Fold title={countOf(serves.recipe.instructions.length, "step")}>
            <Steps instructions={serves.recipe.instructions} />
          </Fold>
        </div>
      )}
    </Served>
  );
}

function Ingredients({ serves, recipe }: { serves: Serves; recipe: Meal }) {
  return (
    <div>
      <div className={styles.serves}>
        <ServesStepper serves={serves} isListed={false} />
        <Cluster>
          <NeededEquipment equipment={recipe.equipment} />
        </Cluster>
      </div>
      <ul className={styles.ingredients}>
        {serves.recipe.ingredients.map(({ name, amount }, index) => (
          // The index is the key, because two lines of a recipe may be equal.
          <li key={index}>
            <span dir="auto">{name}</span>
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Steps({ instructions }: Pick<Meal, "instructions">) {
  return (
    <ol className={styles.steps}>
      {instructions.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}

interface RecipeToComeProps {
  meal: SelectedMeal;
  busy: boolean;
  /** A `SwapButton`, once there is nothing to wait for. */
  action: ReactNode;
}

/** Stands in for a recipe that is still being written or could not be written. */
export function RecipeToCome({ meal, busy, action }: RecipeToComeProps) {
  return (
    <Card as="li" padded={false} tone="sunk">
      <Head
        kicker={MEAL_TYPE_LABELS[meal.mealType]}
        title={meal.title}
        picture={<MealPicture seed={meal.id} meal={meal} shape="square" />}
        action={action}
      />
      <div className={styles.bar}>
        {busy ? <Skeleton label="Writing the recipe" /> : "No recipe yet"}
      </div>
    </Card>
  );
}

interface HeadProps {
  kicker: string;
  title: string;
  picture: ReactNode;
  action: ReactNode;
}

function Head({ kicker, title, picture, action }: HeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.kicker}>{kicker}</p>
      </div>
      {action}
    </div>
  );
}
