import type { Invocation } from "./define.ts";
import { isKnown, readIfSound } from "./registry.ts";

const WORDS_MAX = 160;

/** The meal that a change names by its id alone; undefined for none. */
export function mealNamedIn(change: Invocation): string | undefined {
  return readIfSound(change)?.namesMeal() ?? undefined;
}

/**
 * What a change was, in the cook's words; a change this version doesn't know is named as such.
 * @param meal the title of the meal that `mealNamedIn` tells, where that is known
 */
export function describeChange(change: Invocation, meal?: string): string {
  if (!isKnown(change)) return "A change made by a newer version of Simmer";
  const said = readIfSound(change)?.words(meal);
  // Arguments that can't be read are one reason to be parked: the cook is still told of it.
  if (said === undefined) return "A change that can't be read";
  return said.length > WORDS_MAX ? `${said.slice(0, WORDS_MAX - 1)}…` : said;
}
