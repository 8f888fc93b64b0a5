import type { ReactNode } from "react";

import type { Meal } from "#domain/entities.ts";
import { SectionTitle } from "#ui/section-title.tsx";

import styles from "./meal-row.module.css";

interface MealRowProps {
  title: string;
  meals: readonly Meal[];
  /** A link to all of them. */
  action?: ReactNode;
  /** The card of a meal: no `li`. */
  renderMeal: (meal: Meal) => ReactNode;
}

/** A row of meals that scrolls sideways. */
export function MealRow({ title, meals, action, renderMeal }: MealRowProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <SectionTitle action={action}>{title}</SectionTitle>
      <ul role="list" className={styles.row} aria-label={title}>
        {meals.map((meal) => (
          <li key={meal.id} className={styles.place}>
            {renderMeal(meal)}
          </li>
        ))}
      </ul>
    </section>
  );
}
