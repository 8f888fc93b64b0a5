import type { ShoppingMeal } from "#domain/entities.ts";
import { ToggleChip } from "#ui/toggle-chip.tsx";

import styles from "./meal-filter.module.css";

interface MealFilterProps {
  meals: readonly ShoppingMeal[];
  chosen: string | null;
  onChoose: (mealId: string | null) => void;
}

/** Shows the whole list, or only what one meal needs. */
export function MealFilter({ meals, chosen, onChoose }: MealFilterProps) {
  if (meals.length < 2) return null;
  return (
    <div className={styles.meals} role="group" aria-label="Filter by meal">
      <ToggleChip pressed={chosen === null} onPressedChange={() => onChoose(null)}>
        All meals
      </ToggleChip>
      {meals.map(({ id, title }) => (
        <ToggleChip
          key={id}
          pressed={chosen === id}
          onPressedChange={(pressed) => onChoose(pressed ? id : null)}
        >
          <span className={styles.title}>{title}</span>
        </ToggleChip>
      ))}
    </div>
  );
}
