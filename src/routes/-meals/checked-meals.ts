import { screen, type ScreenResult } from "#domain/dietary-check/check.ts";
import { SHARED_READ_MAX } from "#domain/dietary-check/texts.ts";
import type { Meal, SharedMeal } from "#domain/entities.ts";

/** The parts of a meal that the check reads; an idea has only a title and a blurb. */
export type Warned = Pick<Meal, "title" | "blurb" | "ingredients" | "instructions" | "equipment">;

/** Whether a meal is shared: it was written by a cook nobody here knows. */
export function isShared(meal: Warned): meal is SharedMeal {
  return "ratingCount" in meal;
}

/** What the check found in a shared meal with these texts. */
export interface CheckedMeal {
  id: string;
  texts: string;
  found: ScreenResult;
}

/** Results by meal object and by text, because each change on a screen reads its meals anew. */
const screened = new WeakMap<Warned, ScreenResult>();
const screenedTexts = new Map<string, ScreenResult>();
/** Results that are not stored on the device yet, by meal id. */
const unkept = new Map<string, CheckedMeal>();
/** Beyond this many different meals, the memory is cleared. */
const MEMORY_MAX = 500;

/**
 * Cuts a stranger's meal to the length that the check may read, plus one character if there is
 * more: it is still reported as too long, and the rest costs no time.
 */
function withinReach(meal: SharedMeal): Warned {
  const { title, blurb, equipment } = meal;
  let left = SHARED_READ_MAX - title.length - blurb.length;
  const take = (text: string) => {
    const taken = text.slice(0, Math.max(0, left + 1));
    left -= taken.length;
    return taken;
  };
  const takeAll = <Item, Taken>(items: readonly Item[], takeOne: (item: Item) => Taken) =>
    items.flatMap((item) => (left < 0 ? [] : [takeOne(item)]));
  const ingredients = takeAll(meal.ingredients, ({ name, amount }) => ({
    name: take(name),
    amount: take(amount),
  }));
  return { title, blurb, ingredients, instructions: takeAll(meal.instructions, take), equipment };
}

/** All text of a meal that the check reads, as one string; equal strings give equal results. */
export function textsOf(meal: Warned): string {
  const isStrangers = isShared(meal);
  const read = isStrangers ? withinReach(meal) : meal;
  const { title, blurb, ingredients, instructions, equipment } = read;
  return JSON.stringify([title, blurb, ingredients, instructions, equipment, isStrangers]);
}

/** The dietary check's result for a meal; each meal is read only once. */
export function screenOnce(meal: Warned): ScreenResult {
  const known = screened.get(meal) ?? screenTextsOnce(meal);
  screened.set(meal, known);
  return known;
}

function screenTextsOnce(meal: Warned): ScreenResult {
  const texts = textsOf(meal);
  const known = screenedTexts.get(texts);
  if (known) return known;
  const found = isShared(meal) ? screen(withinReach(meal), SHARED_READ_MAX) : screen(meal);
  remember(texts, found);
  if (isShared(meal)) unkept.set(meal.id, { id: meal.id, texts, found });
  return found;
}

/** Remembers that the check gives this result for a meal with these texts. */
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

/** Returns the results for shared meals that were added since the last call. */
export function takeUnkept(): CheckedMeal[] {
  const taken = [...unkept.values()];
  unkept.clear();
  return taken;
}
