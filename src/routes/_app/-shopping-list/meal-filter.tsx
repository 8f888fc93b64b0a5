import type { ShoppingMeal } from "#domain/user-document.ts";

import { WordSelect } from "./word-select.tsx";

interface MealFilterProps {
  meals: readonly ShoppingMeal[];
  chosen: string | null;
  onChoose: (mealId: string | null) => void;
}

/** Filters the list by meal. It is beside the title, where it takes no room from the items. */
export function MealFilter({ meals, chosen, onChoose }: MealFilterProps) {
  if (meals.length < 2) return null;
  return (
    <WordSelect
      label="Filter by meal"
      shape="pill"
      value={chosen ?? ""}
      options={[
        { value: "", label: "All meals" },
        ...meals.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChoose={(mealId) => onChoose(mealId === "" ? null : mealId)}
    />
  );
}
