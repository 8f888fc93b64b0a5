import { ALLERGEN_IDS, type AllergenId } from "#domain/catalogue.ts";

import { BARRIER, readPhrase } from "./words.ts";

/**
 * What a food can be besides an allergen. `meat` is the flesh (or stock, fat, gelatine) of any land
 * animal. `rennet` is a cheese whose protected name requires rennet. `animal` is anything else that
 * vegans don't eat. `unnamed` marks a word that doesn't say which animal ("meat", "liver"): its
 * animals count only if no word beside it names one.
 */
export type Tag = AllergenId | "meat" | "rennet" | "animal" | "unnamed";

const TAGS: readonly Tag[] = [...ALLERGEN_IDS, "meat", "rennet", "animal", "unnamed"];
const BITS = new Map(TAGS.map((tag, index) => [tag as string, 1 << index]));

/** A set of tags as bits. */
export function bitsOf(...tags: Tag[]): number {
  return tags.reduce((bits, tag) => bits | (BITS.get(tag) ?? 0), 0);
}

/** What a phrase says about the food it names, as sets of tags. */
export interface Food {
  /** Always or usually in it. */
  has: number;
  /** In it in some brands or kitchens: an alarm for an allergy, but no reason against a diet. */
  may: number;
  /**
   * Whether the phrase replaces the meaning of its words: the "butter" in "peanut butter" isn't butter.
   */
  only: boolean;
  /** For qualifiers ("gluten-free"): the tags they remove from the food beside them. */
  clears: number;
  /** For brands: words that may follow the name and are judged with it ("Oreo cookies"). */
  nouns?: ReadonlySet<string> | undefined;
  /** Whether it counts only with a capital letter: a brand whose name is also a word ("Flora"). */
  capital?: boolean;
}

/**
 * A row of the word lists: its tags ("gluten soy?"; "?" means `may`, "-" means `clears`), and the
 * phrases that have them. A phrase's tags add to what the words in it say by themselves, so that a
 * new phrase can't hide an allergen. A row speaks for the words in its phrases only if it begins
 * with "only", clears something, or has no tags at all ("butter bean").
 *
 * Rows that begin with "weak" (before "only") name dishes that the recipe may make from anything
 * ("pancake"), or actions ("wrap"). They count among the ingredients; in a title or step they count
 * only if no ingredients are known.
 *
 * Rows that begin with "brand" or "name" hold products sold under a name. They speak for the words
 * in the name, and for the words of `nouns` that follow it. "name" is for a name that is also
 * another word.
 */
export type FoodRow = readonly [tags: string, phrases: string, nouns?: string];

export function isWeak([tags]: FoodRow): boolean {
  return tags.startsWith("weak ");
}

/** @throws Error on an unknown tag, so that a typo in a list is noticed */
export function readFood(tags: string, nouns?: string): Food {
  const food: Food = { has: 0, may: 0, clears: 0, only: tags === "" };
  if (nouns !== undefined) {
    food.nouns = new Set(
      // A name reaches over words but not over punctuation: another food comes after that.
      nouns
        .split(",")
        .flatMap(readPhrase)
        .filter((stem) => stem !== BARRIER),
    );
  }
  for (const word of tags.split(" ").filter((part) => part !== "" && part !== "weak")) {
    const bit = BITS.get(word.replace(/^-|\?$/g, ""));
    if (word === "only" || word === "brand") food.only = true;
    else if (word === "name") {
      food.only = true;
      food.capital = true;
    } else if (bit === undefined) throw new Error(`no such tag: ${word}`);
    else if (word.startsWith("-")) {
      food.clears |= bit;
      food.only = true;
    } else if (word.endsWith("?")) food.may |= bit;
    else food.has |= bit;
  }
  return food;
}

export function mergeFoods(first: Food, second: Food): Food {
  return {
    has: first.has | second.has,
    may: first.may | second.may,
    only: first.only || second.only,
    clears: first.clears | second.clears,
    nouns:
      first.nouns && second.nouns
        ? new Set([...first.nouns, ...second.nouns])
        : (first.nouns ?? second.nouns),
    // If one row lists the word other than as a name, its capital doesn't matter.
    capital: first.capital === true && second.capital === true,
  };
}
