import { showMeal, type HiddenMeal } from "#db/repositories/shared-meal-repository.ts";
import { Button } from "#ui/button.tsx";
import { Fold } from "#ui/fold.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";

import { countOf } from "../../-common/formats.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

/** The shared meals that this cook has hidden or reported, folded away; each can be shown again. */
export function HiddenMeals({ meals }: { meals: readonly HiddenMeal[] }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  if (meals.length === 0) return null;
  return (
    <Fold title={`${countOf(meals.length, "meal")} hidden by you`}>
      <List label="Meals hidden by you">
        {meals.map((meal) => {
          const title = meal.title ?? "A cook’s meals";
          return (
            <ListRow
              key={meal.id}
              title={title}
              detail={meal.withAuthor ? "With all meals by this cook" : undefined}
              trailing={
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Show again: ${title}`}
                  onClick={() =>
                    void run(() => showMeal(db, meal), { text: `${title} is shown again` })
                  }
                >
                  Show again
                </Button>
              }
            />
          );
        })}
      </List>
    </Fold>
  );
}
