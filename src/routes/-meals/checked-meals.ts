import { screen, type ScreenResult } from "#domain/dietary-check/check.ts";
import { SHARED_READ_MAX } from "#domain/dietary-check/texts.ts";
import type { Meal, SharedMeal } from "#domain/entities.ts";

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

/**
 * A stranger's meal as far as the check may read it, and a character more where there is more: it is
 * found too long all the same, and the rest costs nobody anything.
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

/** All of a meal that the check goes by, as text: two of the same come to the same. */
export function textsOf(meal: Warned): string {
  const isStrangers = isShared(meal);
  const read = isStrangers ? withinReach(meal) : meal;
  const { title, blurb, ingredients, instructions, equipment } = read;
  return JSON.stringify([title, blurb, ingredients, instructions, equipment, isStrangers]);
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
  const found = isShared(meal) ? screen(withinReach(meal), SHARED_READ_MAX) : screen(meal);
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
