import { APP_LOCALE } from "#domain/app-locale.ts";
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
  /**
   * The warning without its reason, in two parts: warnings with the same beginning can share a
   * chip.
   */
  brief: readonly [begins: string, what: string];
}

/** The conflicts that the check finds between a meal and a cook's preferences and equipment. */
export function conflictsOf(meal: Warned, preferences: Preferences): ScreenResult {
  if (isUnrestricted(preferences)) return NOTHING;
  return selectConflicts(screenOnce(meal), meal, preferences);
}
const NOTHING: ScreenResult = { allergens: [], diets: [], equipment: [], unchecked: [] };

function allergenWords({ id, certainty, because, mayBecause }: FoundAllergen): MealWarning {
  const word = labelOf(id).toLowerCase();
  if (certainty === "may") {
    return {
      text: `Some kinds contain ${word}: ${because}`,
      kind: "may",
      brief: ["Some kinds contain", word],
    };
  }
  const maybe = mayBecause === undefined ? "" : `; some kinds of ${mayBecause}`;
  return {
    text: `Contains ${word}: ${because}${maybe}`,
    kind: "in",
    brief: ["Contains", word],
  };
}

const NOT_CHECKED: MealWarning = {
  text: "Not checked yet against all that you avoid",
  kind: "unchecked",
  brief: ["Not checked yet", "against all that you avoid"],
};

/**
 * The conflicts with the cook's allergies, diet or equipment, in words; empty if there are none.
 * Unknown preferences count as a conflict.
 */
export function warningsFor(meal: Warned, preferences: Preferences): MealWarning[] {
  const found = conflictsOf(meal, preferences);
  const word = (id: string) => labelOf(id).toLowerCase();
  const allergens = found.allergens.map(allergenWords);
  return [
    ...(preferences.isPartial ? [NOT_CHECKED] : []),
    ...allergens.filter(({ kind }) => kind === "in"),
    ...found.diets.map(({ id, because }): MealWarning => ({
      text: `Not ${word(id)}: ${because}`,
      kind: "in",
      brief: ["Not", word(id)],
    })),
    ...allergens.filter(({ kind }) => kind === "may"),
    ...found.unchecked.map(({ because }): MealWarning => ({
      text: `Could not be checked: ${because}`,
      kind: "unchecked",
      brief: ["Could not be checked:", because],
    })),
    ...found.equipment.map(({ id }): MealWarning => ({
      text: `You have no ${word(id)}`,
      kind: "tool",
      brief: ["You have no", word(id)],
    })),
  ];
}

const alternatives = new Intl.ListFormat(APP_LOCALE, { type: "disjunction" });
const all = new Intl.ListFormat(APP_LOCALE, { type: "conjunction" });

/**
 * The same warnings for narrow spaces: none is left out, but those with the same beginning are
 * merged ("Contains dairy and eggs") and lose their reasons. A single one keeps its reason.
 */
export function briefly(warnings: readonly MealWarning[]): MealWarning[] {
  const alike = new Map<string, MealWarning[]>();
  for (const warning of warnings) {
    const [begins] = warning.brief;
    alike.set(begins, [...(alike.get(begins) ?? []), warning]);
  }
  return [...alike].flatMap(([begins, group]) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const words = group.map(({ brief }) => brief[1]);
    const isDenied = begins === "Not" || first.kind === "tool";
    const what = (isDenied ? alternatives : all).format(words);
    return [{ ...first, text: `${begins} ${what}`, brief: [begins, what] }];
  });
}
