import { ChevronDown } from "lucide-react";

import type { ShoppingMeal } from "#domain/entities.ts";

import styles from "./meal-filter.module.css";

interface MealFilterProps {
  meals: readonly ShoppingMeal[];
  chosen: string | null;
  onChoose: (mealId: string | null) => void;
}

/**
 * Shows the whole list, or only what one meal needs. A native select: beside the title it takes no
 * room from the food, and phones open it as a sheet within the thumb's reach.
 */
export function MealFilter({ meals, chosen, onChoose }: MealFilterProps) {
  if (meals.length < 2) return null;
  return (
    <span className={styles.filter}>
      <select
        className={styles.select}
        aria-label="Filter by meal"
        value={chosen ?? ""}
        onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
      >
        <option value="">All meals</option>
        {meals.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}
