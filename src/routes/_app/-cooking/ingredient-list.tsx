import type { ScaledIngredient } from "#domain/amounts/scale-recipe.ts";
import type { RecipeIngredient } from "#domain/entities.ts";
import type { TakenIngredient } from "#domain/steps/step-amounts.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import type { Ticks } from "./use-ticks.ts";

import styles from "./ingredient-list.module.css";

interface IngredientListProps {
  ingredients: readonly ScaledIngredient[];
  ticks: Ticks;
  /** The ingredients that the step on screen uses; their rows are highlighted. */
  taken?: readonly TakenIngredient[];
}

/** The recipe's ingredients, to tick off while setting them out. */
export function IngredientList({ ingredients, ticks, taken = [] }: IngredientListProps) {
  return (
    <List label="Ingredients" ruled>
      {ingredients.map((ingredient, index) => {
        const inStep = taken.find((other) => other.index === index);
        return (
          <ListRow
            key={`${index} ${ingredient.name}`}
            title={
              <Checkbox
                label={
                  inStep ? (
                    <span className={styles.lit}>
                      <TakenWords {...inStep} />
                      <VisuallyHidden>, in this step</VisuallyHidden>
                    </span>
                  ) : (
                    <>
                      <IngredientWords {...ingredient} />
                      {ingredient.asWritten ? (
                        <span className={styles.aside}>, as written</span>
                      ) : null}
                    </>
                  )
                }
                checked={ticks.isTicked(index)}
                settles
                onCheckedChange={(ticked) => ticks.tick(index, ticked)}
              />
            }
          />
        );
      })}
    </List>
  );
}

/** "3 tbsp of 1.2 l stock", "250 g rice", or "onion, from step 1" if it was used before. */
export function TakenWords({ ingredient, take }: TakenIngredient) {
  if (take.kind === "all") return <IngredientWords {...ingredient} />;
  if (take.kind === "again") {
    return (
      <>
        <bdi>{ingredient.name}</bdi>
        <span className={styles.aside}>, from step&nbsp;{take.since}</span>
      </>
    );
  }
  return (
    <>
      <strong className={styles.amount}>{take.words}</strong>
      {ingredient.amount === "" ? null : (
        <span className={styles.aside}> of {ingredient.amount}</span>
      )}{" "}
      <bdi>{ingredient.name}</bdi>
    </>
  );
}

/** "250 g rice", with the amount emphasised. */
export function IngredientWords({ amount, name }: RecipeIngredient) {
  return (
    <>
      {amount === "" ? null : <strong className={styles.amount}>{amount}</strong>} <bdi>{name}</bdi>
    </>
  );
}
