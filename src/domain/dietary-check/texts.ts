import { vocabulary } from "./foods.ts";
import { readQuickly } from "./quick.ts";
import { SIGN } from "./vocabulary.ts";
import { type Word, readWords } from "./words.ts";

/** The texts of a recipe as the check reads them: all that a card or a recipe shows, up to a bound. */

/**
 * Most characters read of one recipe. Its forms hold it below that (60 ingredients of 280, 40 steps
 * of 2,000); of anything longer the rest is said to be unchecked, so that nobody's meal can cost
 * more than this much reading.
 */
export const READ_MAX = 100_000;

interface Written {
  title: string;
  blurb: string;
  ingredients: readonly { name: string; amount: string }[];
  instructions: readonly string[];
}

/**
 * Most characters read of what a stranger shares: two thirds more than the longest recipe of the
 * cookbook has. What a hundred meals of the dearest texts known cost is in decision 74.
 */
export const SHARED_READ_MAX = 2_000;

/**
 * A word costs as much to read as four characters. So does each figure, sign or picture, and each
 * character that is no English keyboard's.
 */
const PIECE_COST = 4;
const PIECES = /[\p{L}\p{M}]+|[^\s\p{L}\p{M}]/gu;
const FOREIGN = /[^\0-\x7f]/gu;
/**
 * A sign between two letters may stand for another letter, and what it stands in may be a word that
 * goes on: each costs as much as three words more.
 */
const SIGNS_WITHIN = new RegExp(String.raw`\p{L}${SIGN}+(?=\p{L})`, "gu");
const SIGN_WITHIN_COST = 3;

/** What a text costs to read, in characters of usual text: more where its words are short, or odd. */
function costOf(text: string): number {
  const countOf = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const pieces = countOf(PIECES) + countOf(FOREIGN) + SIGN_WITHIN_COST * countOf(SIGNS_WITHIN);
  return Math.max(text.length, PIECE_COST * pieces);
}

/** The recipe up to `max` characters, fewer of very short words, and whether anything of it was left out. */
export function boundTexts<R extends Written>(
  recipe: R,
  max: number,
): { recipe: R; isCut: boolean } {
  let left = max;
  let isCut = false;
  const take = (text: string): string => {
    const within = text.slice(0, Math.max(0, left));
    const cost = costOf(within);
    const share = cost > left ? Math.max(0, left) / cost : 1;
    const taken = within.slice(0, Math.floor(within.length * share));
    isCut ||= taken.length < text.length;
    // Empty texts count as well: there may be a million of them.
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
  return { recipe: { ...recipe, title, blurb, ingredients, instructions }, isCut };
}

/** One text of a recipe, read. */
export interface ReadText {
  text: string;
  /** Where it stands, in words; empty for an ingredient, which speaks for itself. */
  place: string;
  /** Its plain words. */
  words: readonly Word[];
  /** All that it can be read as: its plain words, and what they are a disguise of. */
  readings: readonly (readonly Word[])[];
  /** Letters spelled out that make no known word. */
  spelled: readonly { start: number; end: number }[];
}

export function readText(text: string, place: string): ReadText {
  const words = readWords(text);
  const disguised = readQuickly(text, words, vocabulary());
  const readings = disguised.words ? [words, disguised.words] : [words];
  return { text, place, words, readings, spelled: disguised.spelled };
}
