import { vocabulary } from "./screen-foods.ts";
import { readQuickly } from "./screen-quick.ts";
import { type Word, readWords } from "./screen-words.ts";

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
 * Most characters read of what a stranger shares. Hostile text costs 1.3 ms a thousand on a desk's
 * processor: a hundred such meals stay within 2 s of one four times slower.
 */
export const SHARED_READ_MAX = 3_600;

/** The recipe up to `max` characters, and whether anything of it was left out. */
export function boundTexts<R extends Written>(
  recipe: R,
  max: number,
): { recipe: R; isCut: boolean } {
  let left = max;
  let isCut = false;
  const take = (text: string): string => {
    const taken = text.slice(0, Math.max(0, left));
    isCut ||= taken.length < text.length;
    // Empty texts count as well: there may be a million of them.
    left -= taken.length + 1;
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
