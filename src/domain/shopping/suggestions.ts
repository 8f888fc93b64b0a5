import { plainText } from "#domain/titles.ts";

/** How many names are suggested at once: no more fit in a row on a phone. */
export const SUGGESTED_MAX = 6;

const folded = (text: string) => plainText(text).trim().replaceAll(/\s+/gu, " ");

/** An amount before a name: "2 l ". */
const AMOUNT = /^[\d¼½¾⅓⅔⅛.,/\s]+(?:(?:x|g|kg|ml|l)\s+)?/iu;

/** The part of a name typed so far, without an amount before it. */
function typedName(typed: string): string {
  return folded(typed.trimStart().replace(AMOUNT, ""));
}

/**
 * Autocomplete from past purchases, latest first. Leaves out names that are already on the list or
 * fully typed.
 *
 * @param bought names that were bought before, the latest last
 * @param listed names of what is on the list, still to buy
 */
export function suggestNames(
  typed: string,
  bought: readonly string[],
  listed: readonly string[],
): string[] {
  const begun = typedName(typed);
  const there = new Set(listed.map(folded));
  const names = bought.toReversed().filter((name) => !there.has(folded(name)));
  const starts = names.filter((name) => folded(name).startsWith(begun));
  const within = names.filter((name) => folded(name).includes(` ${begun}`));
  const offered = [...new Set(begun === "" ? names : [...starts, ...within])];
  return offered.filter((name) => folded(name) !== begun).slice(0, SUGGESTED_MAX);
}

/** The typed text, with the partial name completed: "2 l mi" → "2 l milk". */
export function completeName(typed: string, name: string): string {
  return `${AMOUNT.exec(typed.trimStart())?.[0] ?? ""}${name}`;
}
