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

/** The recipe's ingredients, to tick off while setting them out. */
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

/** "250 g rice", with the amount emphasised. */
export function IngredientWords({ amount, name }: RecipeIngredient) {
  return (
    <>
      {amount === "" ? null : <strong className={styles.amount}>{amount}</strong>} {name}
    </>
  );
}
