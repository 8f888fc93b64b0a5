import { labelOf } from "#domain/catalogue.ts";
import {
  selectConflicts,
  type FoundAllergen,
  type ScreenResult,
} from "#domain/dietary-check/check.ts";
import { isUnrestricted, type Preferences } from "#domain/preferences.ts";

import { screenOnce, type Warned } from "./checked-meals.ts";

export interface MealWarning {
  text: string;
  /**
   * "in": the meal contains something the cook avoids. "may": some kinds of a food contain it.
   * "unchecked": some words could not be checked. "tool": the kitchen lacks a tool.
   */
  kind: "in" | "may" | "unchecked" | "tool";
}

/** What the check finds in a meal, given what a cook avoids and has. */
export function conflictsOf(meal: Warned, preferences: Preferences): ScreenResult {
  if (isUnrestricted(preferences)) return NOTHING;
  return selectConflicts(screenOnce(meal), meal, preferences);
}
const NOTHING: ScreenResult = { allergens: [], diets: [], equipment: [], unchecked: [] };

function allergenWords({ id, certainty, because, mayBecause }: FoundAllergen): MealWarning {
  const word = labelOf(id).toLowerCase();
  if (certainty === "may") return { text: `Some kinds contain ${word}: ${because}`, kind: "may" };
  const maybe = mayBecause === undefined ? "" : `; some kinds of ${mayBecause}`;
  return { text: `Contains ${word}: ${because}${maybe}`, kind: "in" };
}

/**
 * The conflicts with the cook's allergies, diet or equipment, in words; empty if there are none.
 */
export function warningsFor(meal: Warned, preferences: Preferences): MealWarning[] {
  const found = conflictsOf(meal, preferences);
  const word = (id: string) => labelOf(id).toLowerCase();
  const allergens = found.allergens.map(allergenWords);
  return [
    ...allergens.filter(({ kind }) => kind === "in"),
    ...found.diets.map(({ id, because }): MealWarning => ({
      text: `Not ${word(id)}: ${because}`,
      kind: "in",
    })),
    ...allergens.filter(({ kind }) => kind === "may"),
    ...found.unchecked.map(({ because }): MealWarning => ({
      text: `Could not be checked: ${because}`,
      kind: "unchecked",
    })),
    ...found.equipment.map(({ id }): MealWarning => ({
      text: `You have no ${word(id)}`,
      kind: "tool",
    })),
  ];
}
