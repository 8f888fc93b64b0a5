import { Trash2 } from "lucide-react";

import type { ShoppingList } from "#domain/user-document.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { countOf } from "../../-common/formats.ts";
import { useUnlistMeal } from "../../-meals/use-unlist-meal.ts";

/** The meals on the list; removing one drops its ingredients, with undo. */
export function ListedMeals({ list, mealId }: { list: ShoppingList; mealId: string | null }) {
  const unlist = useUnlistMeal(list);
  const meals = list.meals.filter(({ id }) => mealId === null || id === mealId);

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
                onClick={() => unlist(meal)}
              />
            }
          />
        ))}
      </List>
    </section>
  );
}
