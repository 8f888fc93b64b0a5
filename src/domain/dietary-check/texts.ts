import { findAdditives } from "./additive-numbers.ts";
import { isAscii } from "./fold-letters.ts";
import { type FoundFood, findFoods, vocabulary } from "./foods.ts";
import { readQuickly } from "./quick.ts";
import { joinShortHalves } from "./short-halves.ts";
import { SIGN } from "./vocabulary.ts";
import { type Word, readWords } from "./words.ts";

/**
 * The texts of a recipe that the check reads: everything that a card or a recipe shows, up to a
 * bound.
 */

/**
 * The most characters read of one recipe. The recipe's forms keep it below this (60 ingredients of
 * 280, 40 steps of 2,000, a note of 4,000). The rest of a longer recipe is reported as unchecked, so that no recipe
 * can cost more reading than this.
 */
export const READ_MAX = 110_000;

interface Written {
  title: string;
  blurb: string;
  ingredients: readonly { name: string; amount: string }[];
  instructions: readonly string[];
  note?: string | undefined;
}

/**
 * The most characters read of a stranger's meal: two thirds more than the longest recipe of the
 * cookbook has. `npm run bench -- --only strangers` measures what a hundred of the most expensive meals cost.
 */
export const SHARED_READ_MAX = 2_000;

/**
 * A word costs as much to read as four characters. So does each figure, sign or picture, and each
 * character that is not on an English keyboard.
 */
const PIECE_COST = 4;
const PIECES = /[\p{L}\p{M}]+|[^\s\p{L}\p{M}]/gu;
const FOREIGN = /[^\0-\x7f]/gu;
/**
 * A sign between two letters may stand for another letter, and the word may continue after it: each
 * such sign costs as much as three more words.
 */
const SIGNS_WITHIN = new RegExp(String.raw`\p{L}${SIGN}+(?=\p{L})`, "gu");
const SIGN_WITHIN_COST = 3;

const ASCII_SIGN = new RegExp(SIGN);

/** The same count as by the patterns, in one pass over a text of an English keyboard. */
function countAscii(text: string): number {
  let pieces = 0;
  let isAfterLetter = false;
  // Whether every character since the last letter could stand for a letter.
  let isWithin = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) | 0x20;
    const isLetter = code >= 0x61 && code <= 0x7a && text.charCodeAt(at) >= 0x41;
    if (isLetter) {
      if (!isAfterLetter) pieces += isWithin ? 1 + SIGN_WITHIN_COST : 1;
      isAfterLetter = true;
      isWithin = true;
      continue;
    }
    isAfterLetter = false;
    const char = text.charAt(at);
    if (/\s/.test(char)) isWithin = false;
    else {
      pieces += 1;
      isWithin &&= ASCII_SIGN.test(char);
    }
  }
  return pieces;
}

/**
 * The cost of reading a text, in characters of usual text: higher if its words are short or
 * unusual.
 */
function costOf(text: string): number {
  if (isAscii(text)) return Math.max(text.length, PIECE_COST * countAscii(text));
  const countOf = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const pieces = countOf(PIECES) + countOf(FOREIGN) + SIGN_WITHIN_COST * countOf(SIGNS_WITHIN);
  return Math.max(text.length, PIECE_COST * pieces);
}

/**
 * The recipe up to `max` characters, fewer if its words are very short, and whether anything was
 * left out.
 */
export function boundTexts<R extends Written>(
  recipe: R,
  max: number,
): { recipe: R & { note: string }; isCut: boolean } {
  let left = max;
  let isCut = false;
  const take = (text: string): string => {
    const within = text.slice(0, Math.max(0, left));
    const cost = costOf(within);
    const share = cost > left ? Math.max(0, left) / cost : 1;
    const taken = within.slice(0, Math.floor(within.length * share));
    isCut ||= taken.length < text.length;
    // Empty texts count as well: a recipe may have a million of them.
    left -= Math.min(cost, Math.max(0, left)) + 1;
    return taken;
  };
  const takeAll = <Item, Taken>(
    items: readonly Item[],
    takeOne: (item: Item) => Taken,
  ): Taken[] => {
    const taken: Taken[] = [];
    for (const item of items) {
      if (left <= 0) {
        isCut = true;
        break;
      }
      taken.push(takeOne(item));
    }
    return taken;
  };
  const title = take(recipe.title);
  const blurb = take(recipe.blurb);
  const ingredients = takeAll(recipe.ingredients, ({ name, amount }) => ({
    name: take(name),
    amount: take(amount),
  }));
  const instructions = takeAll(recipe.instructions, take);
  const note = take(recipe.note ?? "");
  const bounded = { ...recipe, title, blurb, ingredients, instructions, note };
  return { recipe: bounded, isCut };
}

/** One text of a recipe, read. */
export interface ReadText {
  text: string;
  /** Where the text stands, in words; empty for an ingredient. */
  place: string;
  /** Its plain words. */
  words: readonly Word[];
  /** All readings of the text: its plain words, and the words that they disguise. */
  readings: readonly (readonly Word[])[];
  /** Places where letters are spelled out that make no known word. */
  spelled: readonly { start: number; end: number }[];
}

export function readText(text: string, place: string): ReadText {
  const words = readWords(text);
  const { readings, spelled } = readQuickly(text, words, vocabulary());
  const numbers = findAdditives(text);
  const all = numbers.length > 0 ? [words, ...readings, numbers] : [words, ...readings];
  return { text, place, words, readings: all, spelled };
}

/** An ingredient's name, and the foods that each reading of it names. */
export interface ReadName extends ReadText {
  named: readonly {
    words: readonly Word[];
    foods: readonly FoundFood[];
    /** The tags that qualifiers removed from any of them. */
    cleared: number;
  }[];
}

export function readName(text: string): ReadName {
  const plain = readText(text, "");
  const halved = joinShortHalves(text, plain.words);
  const read = halved ? { ...plain, readings: [...plain.readings, halved] } : plain;
  const named = read.readings.map((words) => ({
    words,
    ...findFoods(words, { weak: true, trailing: true, denied: 0 }),
  }));
  return { ...read, named };
}
