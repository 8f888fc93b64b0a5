import { DAIRY_FOODS } from "./screen-foods-dairy.ts";
import { EGG_FOODS } from "./screen-foods-eggs.ts";
import { GRAIN_FOODS } from "./screen-foods-grains.ts";
import { MEAT_FOODS } from "./screen-foods-meat.ts";
import { NUT_FOODS } from "./screen-foods-nuts.ts";
import { SEAFOOD_FOODS } from "./screen-foods-seafood.ts";
import { SOY_FOODS } from "./screen-foods-soy.ts";
import { type Match, type Matcher, compilePhrases, matchPhrases } from "./screen-match.ts";
import { ALTERNATIVES, OFFERS, QUALIFIERS, REACH_ENDS } from "./screen-qualifiers.ts";
import { type Food, type FoodRow, bitsOf, isWeak, mergeFoods, readFood } from "./screen-tags.ts";
import { BARRIER, type Word } from "./screen-words.ts";

const ROWS: readonly FoodRow[] = [
  ...GRAIN_FOODS,
  ...DAIRY_FOODS,
  ...EGG_FOODS,
  ...NUT_FOODS,
  ...SOY_FOODS,
  ...SEAFOOD_FOODS,
  ...MEAT_FOODS,
  ...QUALIFIERS,
];

function compile(rows: readonly FoodRow[]): Matcher<Food> {
  return compilePhrases(
    rows.map(([tags, phrases]) => [readFood(tags), phrases] as const),
    mergeFoods,
  );
}
const ALL_FOODS = compile(ROWS);
/** Without weak rows altogether, so that "fish pie" doesn't silence "fish" where pies don't count. */
const STRONG_FOODS = compile(ROWS.filter((row) => !isWeak(row)));

/** Endings that give away a food no list names ("rockfish", "flaxbread"), at least as an alarm. */
const ENDINGS: readonly (readonly [ending: string, food: Food])[] = [
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
const NAMES_ANIMAL = bitsOf("beef", "chicken", "lamb", "meat", "fish", "shellfish");

export interface FoundFood {
  has: number;
  may: number;
  from: number;
  to: number;
}

function guess(words: readonly Word[], known: Match<Food>[]): Match<Food>[] {
  const guesses: Match<Food>[] = [];
  words.forEach(({ stem }, from) => {
    if (stem.length < 7 || known.some((match) => match.from <= from && from < match.to)) return;
    const ending = ENDINGS.find(([end]) => stem.endsWith(end));
    if (ending) guesses.push({ value: ending[1], from, to: from + 1 });
  });
  return guesses;
}

/** Whether an unnamed meat has its animal beside it, with no punctuation or "and" between. */
function isNamed(match: Match<Food>, matches: Match<Food>[], words: readonly Word[]): boolean {
  if ((match.value.has & UNNAMED) === 0) return false;
  const isStop = (stem: string) => stem === BARRIER || REACH_ENDS.has(stem);
  const left = reach(words, match.from - 1, -1, isStop);
  const right = reach(words, match.to, 1, isStop);
  return matches.some(
    ({ value, from, to }) =>
      from > left && to <= right && (value.has & UNNAMED) === 0 && (value.has & NAMES_ANIMAL) !== 0,
  );
}

/** Whether a longer name says all of it already: "fish" in "fish sauce". */
function isHeldBy(food: FoundFood, other: FoundFood): boolean {
  return (
    other.to - other.from > food.to - food.from &&
    other.from <= food.from &&
    other.to >= food.to &&
    (food.has & ~other.has) === 0 &&
    (food.may & ~(other.has | other.may)) === 0
  );
}

/** Index of the barrier, connecting word or end that stops a qualifier at `from` going by `step`. */
function reach(
  words: readonly Word[],
  from: number,
  step: 1 | -1,
  stops: (stem: string) => boolean,
) {
  let at = from;
  while (words[at] && !stops(words[at]?.stem ?? "")) at += step;
  return at;
}

/** Whether the qualifier is only offered or denied: "if needed", "or gluten-free", "not dairy-free". */
function isOffer(words: readonly Word[], { from, to }: Match<Food>): boolean {
  const before = words[from - 1]?.stem ?? "";
  const after = words[to]?.stem ?? "";
  return OFFERS.has(before) || OFFERS.has(after);
}

/**
 * The foods a text names, each with the tags left after its qualifiers: none, for some. `cleared`
 * is what the qualifiers took from anything.
 *
 * A qualifier reaches to the right as far as the next punctuation or connecting word. Standing at
 * the end of an ingredient ("soy sauce (gluten-free)") it reaches back over the whole of it,
 * unless that holds an alternative.
 */
export function findFoods(
  words: readonly Word[],
  options: { weak: boolean; trailing: boolean },
): { foods: FoundFood[]; cleared: number } {
  const known = matchPhrases(options.weak ? ALL_FOODS : STRONG_FOODS, words, ({ only }) => only);
  const matches = [...known, ...guess(words, known)];
  const clears = new Map<Match<Food>, number>();
  let cleared = 0;
  for (const qualifier of matches) {
    if (qualifier.value.clears === 0 || isOffer(words, qualifier)) continue;
    const right = reach(words, qualifier.to, 1, (stem) => stem === BARRIER || REACH_ENDS.has(stem));
    let targets = matches.filter(({ from }) => from >= qualifier.to && from < right);
    const isLast = right === qualifier.to && (words[right]?.stem ?? BARRIER) === BARRIER;
    if (targets.length === 0 && options.trailing && isLast) {
      const left = reach(words, qualifier.from - 1, -1, (stem) => ALTERNATIVES.has(stem));
      targets = matches.filter(({ from, to }) => from > left && to <= qualifier.from);
    }
    for (const target of targets) {
      clears.set(target, (clears.get(target) ?? 0) | qualifier.value.clears);
    }
    cleared |= qualifier.value.clears;
  }
  const foods = matches.map((match): FoundFood => {
    const { from, to, value } = match;
    const keep = ~(clears.get(match) ?? 0) & ~(isNamed(match, matches, words) ? ANIMALS : 0);
    return { has: value.has & keep & ~UNNAMED, may: value.may & keep, from, to };
  });
  return { foods: foods.filter((food) => !foods.some((other) => isHeldBy(food, other))), cleared };
}
