import type { Meal, SharedMeal } from "#domain/entities.ts";
import { SHARED_READ_MAX } from "#domain/screen-texts.ts";
import { screen, type ScreenResult } from "#domain/screen.ts";

/** What of a meal can be against a cook; an idea has no more than its words. */
export type Warned = Pick<Meal, "title" | "blurb" | "ingredients" | "instructions" | "equipment">;

/** Whether a meal is one that cooks share: nobody here knows who wrote it. */
export function isShared(meal: Warned): meal is SharedMeal {
  return "ratingCount" in meal;
}

/** What the check has found in a shared meal of these texts. */
export interface CheckedMeal {
  id: string;
  texts: string;
  found: ScreenResult;
}

/** By the meal itself, and by all that is read of it: each change on a screen reads its meals anew. */
const screened = new WeakMap<Warned, ScreenResult>();
const screenedTexts = new Map<string, ScreenResult>();
/** What of that the device does not keep yet, by id. */
const unkept = new Map<string, CheckedMeal>();
/** Above this many different meals the memory starts again. */
const MEMORY_MAX = 500;

/** All of the meal that the check reads, and how far: two of the same texts come to the same. */
export function textsOf(meal: Warned): string {
  const { title, blurb, ingredients, instructions, equipment } = meal;
  const readMax = isShared(meal) ? SHARED_READ_MAX : undefined;
  return JSON.stringify([title, blurb, ingredients, instructions, equipment, readMax]);
}

/** What the dietary check finds in a meal, which is read once. */
export function screenOnce(meal: Warned): ScreenResult {
  const known = screened.get(meal) ?? screenTextsOnce(meal);
  screened.set(meal, known);
  return known;
}

function screenTextsOnce(meal: Warned): ScreenResult {
  const texts = textsOf(meal);
  const known = screenedTexts.get(texts);
  if (known) return known;
  const found = screen(meal, isShared(meal) ? SHARED_READ_MAX : undefined);
  remember(texts, found);
  if (isShared(meal)) unkept.set(meal.id, { id: meal.id, texts, found });
  return found;
}

/** Takes it for known that the check finds this in a meal of these texts. */
export function remember(texts: string, found: ScreenResult): void {
  if (screenedTexts.size >= MEMORY_MAX) {
    screenedTexts.clear();
    unkept.clear();
  }
  screenedTexts.set(texts, found);
}

export function isRemembered(texts: string): boolean {
  return screenedTexts.has(texts);
}

/** What has been read of shared meals since this was last asked for. */
export function takeUnkept(): CheckedMeal[] {
  const taken = [...unkept.values()];
  unkept.clear();
  return taken;
}
