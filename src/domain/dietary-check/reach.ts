import type { Match } from "./match.ts";
import { ALTERNATIVES, OFFERS, REACH_ENDS } from "./qualifiers.ts";
import { type Food, bitsOf } from "./tags.ts";
import { BARRIER, type Word, readPhrase } from "./words.ts";

/** How far words of a text apply to one another: "gluten-free" to a flour, "lamb" to its mince. */

/**
 * The most words that a reach covers. Names are shorter, and without this bound a text without
 * punctuation would cost the square of its length.
 */
const REACH_MAX = 40;

const UNNAMED = bitsOf("unnamed");
const NAMES_ANIMAL = bitsOf("beef", "chicken", "lamb", "meat", "fish", "shellfish");

function isBoundary(stem: string): boolean {
  return stem === BARRIER || REACH_ENDS.has(stem);
}

/** The index of the word that ends a reach from `at` in steps of `step`. */
function reach(
  words: readonly Word[],
  at: number,
  step: 1 | -1,
  ends: (stem: string) => boolean,
): number {
  let place = at;
  for (let count = 0; count < REACH_MAX; count += 1) {
    const word = words[place];
    if (!word || ends(word.stem)) break;
    place += step;
  }
  return place;
}

/**
 * The matches around the one at `index` that begin after word `left` and before word `right`, in
 * order.
 */
function around(matches: readonly Match<Food>[], index: number, left: number, right: number) {
  let first = index;
  while ((matches[first - 1]?.from ?? left) > left) first -= 1;
  let last = index;
  while ((matches[last + 1]?.from ?? right) < right) last += 1;
  return matches.slice(first, last + 1);
}

/**
 * Whether a qualifier is only an option or denied: "if needed", "or gluten-free", "not dairy-free",
 * "skip for vegan". In "for vegan cakes" it isn't.
 */
export function isOffer(words: readonly Word[], { from, to }: Match<Food>): boolean {
  const [before, after] = [words[from - 1]?.stem ?? "", words[to]?.stem ?? BARRIER];
  return OFFERS.has(before) || OFFERS.has(after) || (before === "for" && after === BARRIER);
}

/**
 * The foods that the qualifier at `index` applies to: those to its right, up to the next
 * punctuation or connecting word. With `trailing`, a qualifier at the end of an ingredient ("soy
 * sauce (gluten-free)") applies to everything before it, back to an alternative.
 *
 * @param matches in the order of the text
 */
export function findQualified(
  words: readonly Word[],
  matches: readonly Match<Food>[],
  index: number,
  trailing: boolean,
): Match<Food>[] {
  const qualifier = matches[index];
  if (!qualifier) return [];
  const right = reach(words, qualifier.to, 1, isBoundary);
  const after = around(matches, index, qualifier.from, right).filter(
    ({ from }) => from >= qualifier.to,
  );
  const isLast = right === qualifier.to && (words[right]?.stem ?? BARRIER) === BARRIER;
  if (after.length > 0 || !trailing || !isLast) return after;
  const left = reach(words, qualifier.from - 1, -1, (stem) => ALTERNATIVES.has(stem));
  return around(matches, index, left, qualifier.from).filter(({ to }) => to <= qualifier.from);
}

/** "Chicken, meat shredded": a part of the animal that was named before, not another animal. */
const PARTS = new Set(readPhrase("meat flesh giblet giblets liver livers neck"));
const DONE_TO_PARTS = new Set(
  readPhrase(
    "shredded picked pulled chopped diced flaked removed stripped torn taken cut only reserved discarded saved set",
  ),
);

/**
 * Whether the animal of an unnamed meat stands beside it, with no punctuation or "and" between.
 *
 * @param isIngredient whether all of the words are one ingredient: then "meat shredded" after a
 * comma belongs to the animal before it
 */
export function isNamed(
  words: readonly Word[],
  matches: readonly Match<Food>[],
  index: number,
  isIngredient: boolean,
): boolean {
  const match = matches[index];
  if (!match || (match.value.has & UNNAMED) === 0) return false;
  const isPart =
    isIngredient &&
    match.to === match.from + 1 &&
    PARTS.has(words[match.from]?.stem ?? "") &&
    words[match.from - 1]?.stem === BARRIER &&
    DONE_TO_PARTS.has(words[match.to]?.stem ?? "");
  const left = isPart
    ? reach(words, match.from - 1, -1, (stem) => ALTERNATIVES.has(stem))
    : reach(words, match.from - 1, -1, isBoundary);
  const right = reach(words, match.to, 1, isBoundary);
  return around(matches, index, left, right).some(
    ({ value, to }) =>
      to <= right && (value.has & UNNAMED) === 0 && (value.has & NAMES_ANIMAL) !== 0,
  );
}
