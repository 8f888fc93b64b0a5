import { isOneAway } from "./one-away.ts";
import { plainText } from "./titles.ts";

/** Umlauts as they are written on keyboards without them: "kaesespaetzle", "Gruenkohl". */
const UMLAUTS = /(?<=[aou])e/gu;

/** What words are looked for in: texts as people would type them. */
export function searchableText(texts: readonly string[]): string {
  return plainText(texts.join("\n")).replaceAll(UMLAUTS, "");
}

/** A drawing is a word too: "🍕". */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/u;

/** The words of a text, as people would type them. */
export function wordsIn(text: string): string[] {
  return searchableText([text]).split(BETWEEN_WORDS).filter(Boolean);
}

/**
 * The words of a search, without an "and" between others, which a title may write "&" or "'n'"; none
 * for a blank one.
 */
export function searchWords(typed: string): string[] {
  const words = wordsIn(typed);
  const others = words.filter((word) => word !== "and");
  return others.length > 0 ? others : words;
}

/** From this length on, a typing error is forgiven: shorter words are too much alike. */
const FORGIVEN_FROM = 4;

/**
 * Whether `word`, or how it begins, was meant by what is typed, with one error in it: a letter wrong,
 * missing or too many, or two swapped.
 */
export function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < FORGIVEN_FROM) return false;
  return isOneAway(typed, word) || isOneAway(typed, word.slice(0, typed.length));
}

/** Whether every word occurs, possibly within a longer one, since the cook may still be typing. */
export function hasWords(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(word));
}

/**
 * Those of `items` whose text has every word. For a word that occurs nowhere as it is typed, and if
 * nothing has all of them, one typing error is forgiven: who types "butter" gets no "batter".
 * @param textOf made by `searchableText`
 */
export function findWords<T>(
  items: readonly T[],
  words: readonly string[],
  textOf: (item: T) => string,
): T[] {
  const exact = items.filter((item) => hasWords(textOf(item), words));
  if (exact.length > 0) return exact;
  const texts = items.map((item) => ({ item, text: textOf(item) }));
  const isThere = new Set(words.filter((word) => texts.some(({ text }) => text.includes(word))));
  const find = (isForgiven: (word: string) => boolean) =>
    texts
      .filter(({ text }) => {
        const own = text.split(BETWEEN_WORDS);
        const isFound = (word: string) =>
          text.includes(word) || (isForgiven(word) && own.some((one) => isMisspelt(word, one)));
        return words.every(isFound);
      })
      .map(({ item }) => item);
  const found = find((word) => !isThere.has(word));
  return found.length > 0 ? found : find(() => true);
}

function fieldOf(value: unknown, field: string): unknown {
  const isObject = typeof value === "object" && value !== null;
  return isObject ? (value as Record<string, unknown>)[field] : undefined;
}

function textOf(value: unknown, field: string): string {
  const found = fieldOf(value, field);
  return typeof found === "string" ? found : "";
}

function listOf(value: unknown, field: string): unknown[] {
  const found = fieldOf(value, field);
  return Array.isArray(found) ? found : [];
}

/**
 * A plan's search text: its name, its recipes' titles and their ingredients. It takes the raw row,
 * damaged or not: normalising ten thousand documents would take seconds.
 */
export function searchTextOf(row: object): string {
  const recipes = listOf(row, "recipes");
  const words = recipes.flatMap((recipe) => [
    textOf(recipe, "title"),
    ...listOf(recipe, "ingredients").map((line) => textOf(line, "name")),
  ]);
  return searchableText([...new Set([textOf(row, "name"), ...words])]);
}
