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
   * "in": something the cook avoids is in it. "may": some kinds of a food hold it. "unchecked": there
   * are words that nobody can vouch for. "tool": the kitchen lacks one.
   */
  kind: "in" | "may" | "unchecked" | "tool";
}

/** What the check says of a meal against what a cook avoids and has. */
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

/** What in a meal is against the cook's allergies, diet or equipment, in words; empty for nothing. */
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
