import type { ShoppingSettings } from "#domain/entities.ts";
import { nameKey } from "#domain/mutations/settings.ts";
import { plainText } from "#domain/titles.ts";

import { leftOutFoods } from "./aisle-groups.ts";
import { USUAL_ITEMS } from "./usual-items.ts";

/** How many names are offered for what is typed, and how many while nothing is. */
const MATCHING_MAX = 3;
const USUAL_MAX = 8;
/** Names are offered from so many letters on: one letter begins too many. */
const LETTERS_MIN = 2;

const folded = (text: string) => plainText(text).trim().replaceAll(/\s+/gu, " ");

/** An amount before a name: "2 l ". */
const AMOUNT = /^[\d¼½¾⅓⅔⅛.,/\s]+(?:(?:x|g|kg|ml|l)\s+)?/iu;

/** The part of a name typed so far, without an amount before it. */
function typedName(typed: string): string {
  return folded(typed.trimStart().replace(AMOUNT, ""));
}

/** Names of one thing have the same key, in singular or plural, with accents or without. */
const keyOf = (name: string) => nameKey(plainText(name));

/** What was bought, each once: the most often first, and of those the latest. */
function mostBought(bought: readonly string[]): string[] {
  const latest = new Map<string, { name: string; times: number }>();
  for (const name of bought.toReversed()) {
    const key = keyOf(name);
    const known = latest.get(key);
    if (known) known.times += 1;
    else latest.set(key, { name, times: 1 });
  }
  return [...latest.values()].toSorted((a, b) => b.times - a.times).map(({ name }) => name);
}

/** The first name of each thing, and none of those listed. */
function distinct(names: readonly string[], listed: readonly string[]): string[] {
  const seen = new Set(listed.map(keyOf));
  return names.filter((name) => {
    const key = keyOf(name);
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Autocomplete from what was bought, the staples and what most people buy. While nothing is typed,
 * the most usual of what was bought, filled up with what most people buy, without what is at home.
 * Leaves out names that are already on the list or fully typed.
 *
 * @param listed names of what is on the list, still to buy
 * @param isOffered whether a name may be offered at all
 */
export function suggestNames(
  typed: string,
  settings: Pick<ShoppingSettings, "bought" | "staples">,
  listed: readonly string[],
  isOffered: (name: string) => boolean = () => true,
): string[] {
  const begun = typedName(typed);
  const usual = mostBought(settings.bought);
  const { staples } = settings;
  if (begun === "") {
    const atHome = leftOutFoods(settings);
    const left = staples.filter(({ food }) => atHome.has(food)).map(({ name }) => name);
    return distinct([...usual, ...USUAL_ITEMS], [...listed, ...left])
      .filter(isOffered)
      .slice(0, USUAL_MAX);
  }
  if (begun.length < LETTERS_MIN) return [];
  const all = [...usual, ...staples.map(({ name }) => name), ...USUAL_ITEMS];
  const starts = all.filter((name) => folded(name).startsWith(begun));
  const within = all.filter((name) => folded(name).includes(` ${begun}`));
  return distinct([...starts, ...within], listed)
    .filter((name) => folded(name) !== begun && isOffered(name))
    .slice(0, MATCHING_MAX);
}

/** The typed text, with the partial name completed: "2 l mi" → "2 l milk". */
export function completeName(typed: string, name: string): string {
  return `${AMOUNT.exec(typed.trimStart())?.[0] ?? ""}${name}`;
}
