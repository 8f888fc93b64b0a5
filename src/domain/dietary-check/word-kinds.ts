import {
  OTHER_WORDS_WORLD,
  PLAIN_WORDS_WORLD,
} from "#domain/dietary-check/vocabulary/lexicon-world.ts";
import {
  COMPOSITE_WORDS,
  OTHER_WORDS,
  PLAIN_WORDS,
} from "#domain/dietary-check/vocabulary/lexicon.ts";

import { type FoundFood, vocabulary } from "./foods.ts";
import { BARRIER, type Word, readPhrase } from "./words.ts";

/** How a food was treated, or what it is for: "Scalloped", "Baking". */
const MANNER = /..(?:ed|ing)$/;

/**
 * What kind of word it is: of a food of one ingredient, of a food that may be made of anything, or
 * of no food. Undefined if nothing knows it: it may be a name.
 */
export type Kind = "plain" | "composite" | "other" | undefined;

/** A word of several kinds has the one that stands last here. */
const KINDS = new Map<string, Kind>([
  ...readPhrase(`${OTHER_WORDS} ${OTHER_WORDS_WORLD}`).map((stem) => [stem, "other"] as const),
  ...readPhrase(`${PLAIN_WORDS} ${PLAIN_WORDS_WORLD}`).map((stem) => [stem, "plain"] as const),
  ...readPhrase(COMPOSITE_WORDS).map((stem) => [stem, "composite"] as const),
]);

/** The kind of a word that stands by itself. */
export function kindOf(stem: string): Kind {
  if (stem === BARRIER || stem.length === 1 || /^\d/.test(stem)) return "other";
  return KINDS.get(stem) ?? (MANNER.test(stem) ? "other" : undefined);
}

/**
 * The kind of each word of an ingredient.
 *
 * @param foods what `findFoods` finds in the same words
 */
export function kindsOf(words: readonly Word[], foods: readonly FoundFood[]): Kind[] {
  const kinds = words.map(({ stem }) => kindOf(stem));
  const { stems } = vocabulary();
  for (const { has, may, from, to } of foods) {
    // A name that ends like a food ("Chocnut") is guessed to be one, and still a name.
    const { capital = false, stem = "" } = words[from] ?? {};
    if (to === from + 1 && capital && !stems.has(stem) && kinds[from] === undefined) continue;
    for (let at = from; at < to; at += 1) {
      if (may !== 0) kinds[at] = "composite";
      else if (kinds[at] !== "composite" || to - from > 1)
        kinds[at] = has === 0 ? "other" : "plain";
    }
  }
  return kinds;
}
