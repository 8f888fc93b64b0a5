import { ALLERGEN_IDS, type AllergenId } from "#domain/catalogue.ts";

import { BARRIER, readPhrase } from "./words.ts";

/**
 * What a food can be besides an allergen: `meat` is the flesh (or stock, fat, gelatine) of any land
 * animal, `rennet` a cheese whose protected name asks for it, `animal` anything else no vegan eats.
 * `unnamed` marks a word that leaves the animal open ("meat", "liver"): its animals count only
 * while no word beside it names one.
 */
export type Tag = AllergenId | "meat" | "rennet" | "animal" | "unnamed";

const TAGS: readonly Tag[] = [...ALLERGEN_IDS, "meat", "rennet", "animal", "unnamed"];
const BITS = new Map(TAGS.map((tag, index) => [tag as string, 1 << index]));

/** A set of tags as bits. */
export function bitsOf(...tags: Tag[]): number {
  return tags.reduce((bits, tag) => bits | (BITS.get(tag) ?? 0), 0);
}

/** What a phrase says of the food it names: sets of tags. */
export interface Food {
  /** Surely or usually in it. */
  has: number;
  /** In some brands or kitchens: an alarm for an allergy, no reason against a diet. */
  may: number;
  /** Whether the words in it say nothing of their own: in "peanut butter" the butter is none. */
  only: boolean;
  /** For qualifiers ("gluten-free"): what they take from the food they stand by. */
  clears: number;
  /** For brands: words that may follow the name and are judged with it ("Oreo cookies"). */
  nouns?: ReadonlySet<string> | undefined;
  /** Whether it counts only when written with a capital: a brand that is another word too ("Flora"). */
  capital?: boolean;
}

/**
 * A row of the word lists: tags ("gluten soy?"; "?" is `may`, "-" is `clears`), and the phrases
 * they hold for. What a phrase says adds to what the words in it say by themselves, so that a new
 * phrase can't hide an allergen; only a row that begins with "only", clears
 * something, or has no tags at all ("butter bean") speaks for them.
 *
 * Rows that begin with "weak" (before "only") name dishes the recipe may be making from anything ("pancake") or
 * actions ("wrap"): they count among the ingredients, and in a title or step only when no
 * ingredients are known.
 *
 * Rows that begin with "brand" or "name" hold what is sold under a name; they speak for the words in
 * it, and for those of `nouns` that follow it. "name" is for a name that is another word too.
 */
export type FoodRow = readonly [tags: string, phrases: string, nouns?: string];

export function isWeak([tags]: FoodRow): boolean {
  return tags.startsWith("weak ");
}

/** @throws Error on a word that is no tag, so that a typing error in a list can't go unseen. */
export function readFood(tags: string, nouns?: string): Food {
  const food: Food = { has: 0, may: 0, clears: 0, only: tags === "" };
  if (nouns !== undefined) {
    food.nouns = new Set(
      // A name reaches over words, never over punctuation: what comes after is another food.
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
    // Where one row knows the word as no name, its letters don't matter.
    capital: first.capital === true && second.capital === true,
  };
}
