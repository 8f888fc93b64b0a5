import type { ReactNode } from "react";

import type { Meal } from "#domain/entities.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { FilteredGrid } from "./filtered-grid.tsx";
import { useFilteredMeals, useMealFilters } from "./use-meal-filters.ts";

interface MealBrowserProps<M extends Meal> {
  label: string;
  meals: readonly M[];
  user: UserDocument;
  /** The card of a meal: no `li`. */
  renderMeal: (meal: M) => ReactNode;
  /** Below the cards. */
  footer?: ReactNode;
}

/** A grid of meals that a screen has at hand, with search and filters. */
export function MealBrowser<M extends Meal>(props: MealBrowserProps<M>) {
  const { label, meals, user, renderMeal, footer } = props;
  const kept = useMealFilters(user);
  const found = useFilteredMeals(meals, kept);
  return (
    <FilteredGrid label={label} kept={kept} found={found} renderCard={renderMeal} footer={footer} />
  );
}
