import { screen, type ScreenResult } from "#domain/dietary-check/check.ts";
import { SHARED_READ_MAX } from "#domain/dietary-check/texts.ts";
import type { Meal, PersonalRecipe, SharedMeal } from "#domain/entities.ts";

/** The parts of a meal that the check reads; an idea has only a title and a blurb. */
export type Warned = Pick<Meal, "title" | "blurb" | "ingredients" | "instructions" | "equipment"> &
  Pick<PersonalRecipe, "note">;

/** Whether a meal is shared: written by an unknown cook. */
export function isShared(meal: Warned): meal is SharedMeal {
  return "ratingCount" in meal;
}

/** Results memoised by meal object and by text, because each change on a screen rereads its meals. */
const screened = new WeakMap<Warned, ScreenResult>();
const screenedTexts = new Map<string, ScreenResult>();
/** The cache's size limit; it is cleared when full. */
const MEMORY_MAX = 500;

/**
 * Cuts a stranger's meal to the maximum length of the check, plus one character if there is more:
 * the meal is still reported as too long, and the rest costs no time.
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
  const { title, blurb, ingredients, instructions, note, equipment } = read;
  return JSON.stringify([title, blurb, ingredients, instructions, note, equipment, isStrangers]);
}

/**
 * The dietary check's result for a meal, memoised. Strangers' meals are checked before they are shown
 * (`checkMeals`), so that a screen full of them doesn't wait for it.
 */
export function screenOnce(meal: Warned): ScreenResult {
  return recall(meal) ?? read(meal);
}

/** The cached result for a meal; undefined if there is none. */
export function recall(meal: Warned): ScreenResult | undefined {
  const known = screened.get(meal) ?? screenedTexts.get(textsOf(meal));
  if (known) screened.set(meal, known);
  return known;
}

/** Checks a meal, and caches the result. */
export function read(meal: Warned): ScreenResult {
  const found = isShared(meal) ? screen(withinReach(meal), SHARED_READ_MAX) : screen(meal);
  remember(meal, found);
  return found;
}

/** Remembers the check's result for a meal, and for any other with the same texts. */
export function remember(meal: Warned, found: ScreenResult): void {
  if (screenedTexts.size >= MEMORY_MAX) screenedTexts.clear();
  screened.set(meal, found);
  screenedTexts.set(textsOf(meal), found);
}
