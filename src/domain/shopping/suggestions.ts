import { plainText } from "#domain/titles.ts";

/** How many names are offered at once: a row of a phone holds no more. */
export const SUGGESTED_MAX = 6;

const folded = (text: string) => plainText(text).trim().replaceAll(/\s+/gu, " ");

/** An amount before a name: "2 l ". */
const AMOUNT = /^[\d¼½¾⅓⅔⅛.,/\s]+(?:(?:x|g|kg|ml|l)\s+)?/iu;

/** What a cook has typed of a name, without an amount before it. */
function typedName(typed: string): string {
  return folded(typed.trimStart().replace(AMOUNT, ""));
}

/**
 * Names that go on as the cook has begun: those bought before, the latest first. Nothing is offered
 * that is on the list already, or that the cook has typed out.
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

/** What is typed, with the name that was begun replaced by a whole one: "2 l mi" → "2 l milk". */
export function completeName(typed: string, name: string): string {
  return `${AMOUNT.exec(typed.trimStart())?.[0] ?? ""}${name}`;
}
