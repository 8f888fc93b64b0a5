import type { Invocation } from "./define.ts";
import { isKnown, readIfSound } from "./registry.ts";

const WORDS_MAX = 160;

/** The meal that a change refers to only by id; undefined for none. */
export function mealNamedIn(change: Invocation): string | undefined {
  return readIfSound(change)?.namesMeal() ?? undefined;
}

/**
 * Describes a change in the cook's words; a change that this version doesn't know is described as
 * unknown.
 * @param meal the title of the meal that `mealNamedIn` returns, if it is known
 */
export function describeChange(change: Invocation, meal?: string): string {
  if (!isKnown(change)) return "A change made by a newer version of Simmer";
  const said = readIfSound(change)?.words(meal);
  // A change may be parked because its arguments can't be read: the cook still sees it.
  if (said === undefined) return "A change that can't be read";
  return said.length > WORDS_MAX ? `${said.slice(0, WORDS_MAX - 1)}…` : said;
}
