import { type Match, type Matcher, compilePhrases, matchPhrases } from "./match.ts";
import { findQualified, isNamed, isOffer } from "./reach.ts";
import { type Food, type FoodRow, bitsOf, isWeak, mergeFoods, readFood } from "./tags.ts";
import { type Vocabulary, makeVocabulary } from "./vocabulary.ts";
import { ALL_ROWS } from "./vocabulary/all-foods.ts";
import type { Word } from "./words.ts";

function compile(
  isCounted: (row: FoodRow) => boolean,
  written?: Map<string, string>,
): () => Matcher<Food> {
  return compilePhrases(
    () =>
      ALL_ROWS.filter(isCounted).map(
        ([tags, phrases, nouns]) => [readFood(tags, nouns), phrases] as const,
      ),
    mergeFoods,
    written,
  );
}
/** Every word of the lists as it is written there, with its stem. */
const WRITTEN = new Map<string, string>();
const ALL_FOODS = compile(() => true, WRITTEN);
/**
 * Without weak rows, so that "fish pie" doesn't silence "fish" where names of dishes don't count.
 */
const STRONG_FOODS = compile((row) => !isWeak(row));

let words: Vocabulary | undefined;
/** Every word of the lists, built on first use; disguised text is compared with them. */
export function vocabulary(): Vocabulary {
  // It fills `WRITTEN`.
  ALL_FOODS();
  // "d1115" can be dill or dilis. Foods with a warning come first, so that of two words that look
  // alike, the dangerous one is found.
  words ??= makeVocabulary(
    [...new Set(WRITTEN.values())].toSorted(
      (a, b) => Number(isWarnedOf(b)) - Number(isWarnedOf(a)),
    ),
    WRITTEN,
  );
  return words;
}

/** Whether this one-word food contains, or may contain, something that cooks avoid. */
export function isWarnedOf(stem: string): boolean {
  const food = ALL_FOODS().after?.get(stem)?.end?.value;
  return food !== undefined && (food.has | food.may) !== 0;
}

/**
 * The fewest letters of a stem that is guessed at; shorter ones are listed, or mean something else.
 */
const GUESSED_MIN = 7;
/** The most earlier phrases that are checked for containing a phrase. */
const NAME_MAX = 8;
/**
 * Endings that reveal a food that no list names ("rockfish", "flaxbread"), at least as an alarm.
 */
const ENDINGS: readonly (readonly [ending: string, food: Food])[] = [
  ["peanut", readFood("peanuts")],
  ["coconut", readFood("coconut")],
  ["almond", readFood("tree_nuts")],
  ["cashew", readFood("tree_nuts")],
  ["shrimp", readFood("shellfish")],
  ["salmon", readFood("fish")],
  ["butter", readFood("dairy")],
  ["cream", readFood("dairy")],
  ["fish", readFood("fish")],
  ["chees", readFood("dairy")],
  ["bread", readFood("gluten")],
  ["nut", readFood("tree_nuts")],
  ["milk", readFood("dairy")],
  ["prawn", readFood("shellfish")],
  ["crab", readFood("shellfish")],
  ["beef", readFood("beef meat")],
  ["lamb", readFood("lamb meat")],
  ["chicken", readFood("chicken meat")],
  ["meat", readFood("meat")],
];

const UNNAMED = bitsOf("unnamed");
const ANIMALS = bitsOf("beef", "chicken", "lamb");

export interface FoundFood {
  has: number;
  may: number;
  from: number;
  to: number;
}

/**
 * What a brand's product may contain in addition to the brand's own tags: a chocolate maker's
 * biscuits, a baker's cakes.
 */
const OF_PRODUCTS = bitsOf("gluten", "eggs");
/** Brands that hold these don't sell what is free of them, or of eggs. */
const NOT_FREE_FROM = bitsOf("dairy", "gluten");
/** What no maker names on a product that is free of it: "Marmite peanut butter". */
const NAMED_ON_PRODUCTS = bitsOf("peanuts", "tree_nuts", "coconut", "sesame", "shellfish");

/** The tags that a word always has, by itself. */
function heldBy({ stem }: Word): number {
  return ALL_FOODS().after?.get(stem)?.end?.value.has ?? 0;
}

/**
 * Extends each brand over the words after it that say what the product is; they then add only what
 * the product is made of: a row that knows a maker only for its chocolate must not hide the flour
 * in "Milka biscuits".
 */
function joinNouns(words: readonly Word[], matches: readonly Match<Food>[]): Match<Food>[] {
  const joined: Match<Food>[] = [];
  let covered = 0;
  for (const match of matches) {
    const { nouns } = match.value;
    if (match.to <= covered && match.value.clears === 0) continue;
    let { to } = match;
    while (nouns?.has(words[to]?.stem ?? "") === true) to += 1;
    if (nouns !== undefined) covered = to;
    if (to === match.to) {
      joined.push(match);
      continue;
    }
    const held = words.slice(match.to, to).reduce((bits, word) => bits | heldBy(word), 0);
    const isMadeWith = (match.value.has & NOT_FREE_FROM) !== 0;
    const more = held & (isMadeWith ? OF_PRODUCTS | NAMED_ON_PRODUCTS : NAMED_ON_PRODUCTS);
    joined.push({
      ...match,
      to,
      value: { ...match.value, may: match.value.may | (more & ~match.value.has) },
    });
  }
  return joined;
}

/** Known phrases, and guesses by ending, in the order of the text, longer first. */
function findMatches(words: readonly Word[], weak: boolean): Match<Food>[] {
  const known = joinNouns(
    words,
    matchPhrases(weak ? ALL_FOODS() : STRONG_FOODS(), words, ({ only }) => only).filter(
      ({ value, from }) => value.capital !== true || words[from]?.capital === true,
    ),
  );
  const endings = words.flatMap(({ stem }, from): Match<Food>[] => {
    const ending =
      stem.length < GUESSED_MIN ? undefined : ENDINGS.find(([end]) => stem.endsWith(end));
    return ending ? [{ value: ending[1], from, to: from + 1 }] : [];
  });
  if (endings.length > 0) {
    const named = new Set<number>();
    for (const { from, to } of known) for (let at = from; at < to; at += 1) named.add(at);
    known.push(...endings.filter(({ from }) => !named.has(from)));
  }
  return known.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** Whether a longer name already says everything about the food: "fish" in "fish sauce". */
function isHeldBy(food: FoundFood, other: FoundFood): boolean {
  return (
    other.to - other.from > food.to - food.from &&
    other.from <= food.from &&
    other.to >= food.to &&
    (food.has & ~other.has) === 0 &&
    (food.may & ~(other.has | other.may)) === 0
  );
}

/**
 * Drops foods that a longer name beside them contains. Names are a few words long, so few are
 * compared.
 */
function dropHeld(foods: readonly FoundFood[]): FoundFood[] {
  return foods.filter(
    (food, index) =>
      !foods.slice(Math.max(0, index - NAME_MAX), index).some((other) => isHeldBy(food, other)),
  );
}

/** Whole foods: a product made of nuts or prawns can't be free of them. */
const WHOLE_FOODS = bitsOf("peanuts", "tree_nuts", "fish", "shellfish");

/**
 * Whether the qualifier and the food name the same thing: "peanut free peanuts", "nut-free
 * almonds", "soy-free soy sauce". That is a contradiction and not a qualifier, so the food counts.
 */
function isSelf(words: readonly Word[], qualifier: Match<Food>, food: Match<Food>): boolean {
  const bits = qualifier.value.clears;
  const { has, may } = food.value;
  if ((bits & ~WHOLE_FOODS) === 0 && (has & bits) !== 0 && ((has | may) & ~bits) === 0) return true;
  const named = new Set(words.slice(qualifier.from, qualifier.to).map(({ stem }) => stem));
  return words.slice(food.from, food.to).some(({ stem }) => named.has(stem));
}

/**
 * The foods that a text names, each with the tags that its qualifiers leave, which may be none.
 * `cleared` holds the tags that the qualifiers removed from any food.
 *
 * @param options.weak whether names of dishes count
 * @param options.trailing whether a qualifier may follow its food, as in an ingredient
 * @param options.denied tags that are known to be in the dish: a qualifier that denies one of them
 * is not believed
 */
export function findFoods(
  words: readonly Word[],
  options: { weak: boolean; trailing: boolean; denied: number },
): { foods: FoundFood[]; cleared: number } {
  const matches = findMatches(words, options.weak);
  const clears = new Map<Match<Food>, number>();
  let cleared = 0;
  matches.forEach((qualifier, index) => {
    const bits = qualifier.value.clears;
    if (bits === 0 || (bits & options.denied) !== 0 || isOffer(words, qualifier)) return;
    const targets = findQualified(words, matches, index, options.trailing);
    const believed = targets.filter((target) => !isSelf(words, qualifier, target));
    if (targets.length === 0 || believed.length > 0) cleared |= bits;
    for (const target of believed) clears.set(target, (clears.get(target) ?? 0) | bits);
  });
  const foods = matches.map((match, index): FoundFood => {
    const { from, to, value } = match;
    const keep =
      ~(clears.get(match) ?? 0) & ~(isNamed(words, matches, index, options.trailing) ? ANIMALS : 0);
    return { has: value.has & keep & ~UNNAMED, may: value.may & keep, from, to };
  });
  return { foods: dropHeld(foods), cleared };
}
