import { labelOf } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { isUnrestricted, type Preferences } from "#domain/preferences.ts";
import { SHARED_READ_MAX } from "#domain/screen-texts.ts";
import { screen, selectConflicts, type FoundAllergen, type ScreenResult } from "#domain/screen.ts";

/** What of a meal can be against a cook; an idea has no more than its words. */
export type Warned = Pick<Meal, "title" | "blurb" | "ingredients" | "instructions" | "equipment">;

export interface MealWarning {
  text: string;
  /**
   * "in": something the cook avoids is in it. "may": some kinds of a food hold it. "unchecked": there
   * are words that nobody can vouch for. "tool": the kitchen lacks one.
   */
  kind: "in" | "may" | "unchecked" | "tool";
}

/** By the meal itself, and by all that is read of it: each change on a screen reads its meals anew. */
const screened = new WeakMap<Warned, ScreenResult>();
const screenedTexts = new Map<string, ScreenResult>();
/** Above this many different meals the memory starts again. */
const MEMORY_MAX = 500;

function screenOnce(meal: Warned): ScreenResult {
  const known = screened.get(meal) ?? screenTextsOnce(meal);
  screened.set(meal, known);
  return known;
}

function screenTextsOnce(meal: Warned): ScreenResult {
  const { title, blurb, ingredients, instructions, equipment } = meal;
  const readMax = isShared(meal) ? SHARED_READ_MAX : undefined;
  const texts = JSON.stringify([title, blurb, ingredients, instructions, equipment, readMax]);
  const known = screenedTexts.get(texts);
  if (known) return known;
  const found = screen(meal, readMax);
  if (screenedTexts.size >= MEMORY_MAX) screenedTexts.clear();
  screenedTexts.set(texts, found);
  return found;
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

/** Whether a meal is one that cooks share: nobody here knows who wrote it. */
export function isShared(meal: Warned): boolean {
  return "ratingCount" in meal;
}
