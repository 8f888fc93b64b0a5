import MiniSearch, { type Query } from "minisearch";

import { isMisspelt, wordsIn } from "#domain/text-search.ts";

/** What a recipe is found by. */
export interface IndexedTexts {
  id: string;
  title: string;
  ingredients: string;
  tags: string;
  notes: string;
}

/** From this length on, a word may also stand inside a longer one: "suppe" finds "Kartoffelsuppe". */
const INSIDE_FROM = 3;
/** How many longer words one word is looked for in. */
const INSIDE_MOST = 60;

/** A word index of recipes. */
export function createWordIndex() {
  /** Every word that was ever in it; those of deleted recipes do no harm. */
  const vocabulary = new Set<string>();
  const index = new MiniSearch<IndexedTexts>({
    fields: ["title", "ingredients", "tags", "notes"],
    tokenize: wordsIn,
    processTerm: (word) => {
      vocabulary.add(word);
      return word;
    },
    // What is looked for is in words already, and no part of the vocabulary.
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  });

  /** A word as it is typed: as it begins, or stands in, a word of a recipe. */
  const asTyped = (word: string): Query[] => {
    const inside =
      word.length < INSIDE_FROM
        ? []
        : [...vocabulary].filter((term) => term.indexOf(word) > 0).slice(0, INSIDE_MOST);
    return [{ queries: [word], prefix: true }, ...(inside.length > 0 ? [{ queries: inside }] : [])];
  };
  const forgiven = (word: string): Query[] => {
    const meant = [...vocabulary].filter((term) => isMisspelt(word, term));
    return meant.length > 0 ? [{ queries: meant }] : [];
  };

  const find = (queries: Query[][]): Set<string> => {
    const found = index.search({
      combineWith: "AND",
      queries: queries.map((each) => ({ combineWith: "OR", queries: each })),
    });
    return new Set(found.map(({ id }) => id as string));
  };

  return {
    /** Adds a recipe, or replaces the one with its id. */
    put(texts: IndexedTexts): void {
      if (index.has(texts.id)) index.discard(texts.id);
      index.add(texts);
    },
    remove(id: string): void {
      if (index.has(id)) index.discard(id);
    },
    /**
     * The ids of the recipes in which every word occurs, in any field. For a word that occurs nowhere
     * as it is typed, and if nothing has all of them, one typing error is forgiven.
     */
    find(words: readonly string[]): Set<string> {
      const typed = words.map((word) => {
        const exact = asTyped(word);
        return find([exact]).size > 0 ? exact : [...exact, ...forgiven(word)];
      });
      const found = find(typed);
      if (found.size > 0) return found;
      return find(words.map((word) => [...asTyped(word), ...forgiven(word)]));
    },
  };
}
