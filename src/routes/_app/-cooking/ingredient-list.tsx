import type { RecipeIngredient } from "#domain/entities.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";

import type { Ticks } from "./use-ticks.ts";

import styles from "./ingredient-list.module.css";

interface IngredientListProps {
  ingredients: readonly RecipeIngredient[];
  ticks: Ticks;
}

/** What the recipe needs, to tick off as it is set out. */
export function IngredientList({ ingredients, ticks }: IngredientListProps) {
  return (
    <List label="Ingredients" ruled>
      {ingredients.map((ingredient, index) => (
        <ListRow
          key={`${index} ${ingredient.name}`}
          title={
            <Checkbox
              label={<IngredientWords {...ingredient} />}
              checked={ticks.isTicked(index)}
              settles
              onCheckedChange={(ticked) => ticks.tick(index, ticked)}
            />
          }
        />
      ))}
    </List>
  );
}

/** "250 g rice", the amount to the fore. */
export function IngredientWords({ amount, name }: RecipeIngredient) {
  return (
    <>
      {amount === "" ? null : <strong className={styles.amount}>{amount}</strong>} {name}
    </>
  );
}
