import { Trash2 } from "lucide-react";

import { addMeals, removeMeal } from "#db/shopping-list.ts";
import type { ShoppingList, ShoppingMeal } from "#domain/entities.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { useKitchen } from "../../-kitchen.ts";
import { useCommand } from "../../-use-command.ts";
import { countOf } from "../../-words.ts";

/** The meals on the list; taking one off drops its ingredients, with undo. */
export function ListedMeals({ list, mealId }: { list: ShoppingList; mealId: string | null }) {
  const { db } = useKitchen();
  const run = useCommand();
  const meals = list.meals.filter(({ id }) => mealId === null || id === mealId);

  const remove = (meal: ShoppingMeal) => {
    const ingredients = list.ingredients.filter((item) => item.mealId === meal.id);
    void run(() => removeMeal(db, meal.id), {
      text: `${meal.title} is off the list`,
      action: {
        label: "Undo",
        run: () => void run(() => addMeals(db, [{ ...meal, ingredients }])),
      },
    });
  };

  return (
    <section aria-labelledby="listed-meals-title">
      <SectionTitle id="listed-meals-title" count={meals.length}>
        Meals on this list
      </SectionTitle>
      <List label="Meals on this list">
        {meals.map((meal) => (
          <ListRow
            key={meal.id}
            title={meal.title}
            detail={countOf(
              list.ingredients.filter((item) => item.mealId === meal.id).length,
              "ingredient",
            )}
            trailing={
              <IconButton
                label={`Remove ${meal.title} from the list`}
                icon={<Trash2 />}
                onClick={() => remove(meal)}
              />
            }
          />
        ))}
      </List>
    </section>
  );
}
