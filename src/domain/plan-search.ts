import { plainText } from "./titles.ts";

/** Umlauts as they are written on keyboards without them: "kaesespaetzle", "Gruenkohl". */
const UMLAUTS = /(?<=[aou])e/gu;

/** What `hasWords` looks in: texts as people would type them. */
export function searchableText(texts: readonly string[]): string {
  return plainText(texts.join("\n")).replaceAll(UMLAUTS, "");
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

/**
 * The words of a search as the cook typed them, without punctuation, and without an "and" between
 * others, which a title may write "&" or "'n'"; none for a blank one.
 */
export function searchWords(typed: string): string[] {
  const words = searchableText([typed])
    .split(/[\s,;:.!?+/"“”„«»()]+/u)
    .filter(Boolean);
  const others = words.filter((word) => word !== "and");
  return others.length > 0 ? others : words;
}

/** Whether every word occurs, possibly within a longer one, since the cook may still be typing. */
export function hasWords(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(word));
}
