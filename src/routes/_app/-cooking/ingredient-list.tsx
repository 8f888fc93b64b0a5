import { setIngredientChecked } from "#db/cook-sessions.ts";
import type { CookSessionRow } from "#db/schema.ts";
import type { RecipeIngredient } from "#domain/entities.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";

import { useKitchen } from "../../-kitchen.ts";
import { useCommand } from "../../-use-command.ts";
import styles from "./ingredient-list.module.css";

interface IngredientListProps {
  ingredients: readonly RecipeIngredient[];
  session: CookSessionRow;
}

/** What the recipe needs, to tick off as it is set out. */
export function IngredientList({ ingredients, session }: IngredientListProps) {
  const { db } = useKitchen();
  const run = useCommand();
  return (
    <List label="Ingredients" ruled>
      {ingredients.map((ingredient, index) => (
        <ListRow
          key={`${index} ${ingredient.name}`}
          title={
            <Checkbox
              label={<IngredientWords {...ingredient} />}
              checked={session.checkedIngredients.includes(index)}
              settles
              onCheckedChange={(checked) =>
                void run(() => setIngredientChecked(db, session.recipeId, index, checked))
              }
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
