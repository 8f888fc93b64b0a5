import { LOOSE_MEASURES } from "./line-words.ts";
import { QUANTITY, type Quantity, readQuantity } from "./numbers.ts";
import { type Unit, UNIT_WORDS, unitOf } from "./units.ts";

/** An amount somewhere in a text. */
export interface FoundAmount {
  quantity: Quantity;
  /** "" also for a measure that has no unit of its own ("knob"); undefined for a bare number. */
  unit: Unit | undefined;
  /** How many of `unit` the word stands for: 10 ml for "cl", 0.4 inches for "cm". */
  times: number;
  /** The number as written, the text between it and the unit, and the unit's word. */
  number: string;
  gap: string;
  word: string;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
}

/** A pattern's source: any word for a unit, and for measures that have no unit. */
export const MEASURE_WORD = [
  String.raw`fl(?:uid)?\.?\s?(?:oz|ounces?)`,
  ...UNIT_WORDS,
  ...[...LOOSE_MEASURES].sort((one, other) => other.length - one.length),
].join("|");

const AMOUNT = new RegExp(
  `${QUANTITY}(?:(?<gap>\\s?-?)(?<word>${MEASURE_WORD}|(?<!\\s)in)(?:['’]s)?(?![\\p{L}\\p{N}-]|\\.\\p{L}))?`,
  "giu",
);

/**
 * The amounts in a text, in their order, with and without a unit. Numbers that no cook can mean are
 * left out. Takes time linear in the text's length.
 */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const { from = "", upTo, gap = "", word = "" } = match.groups ?? {};
    const measure = word === "" ? "" : match[0].slice(match[0].lastIndexOf(gap + word));
    const number = match[0].slice(0, match[0].length - measure.length);
    const quantity = readQuantity(from, upTo, text.slice(match.index + number.length));
    if (!quantity) continue;
    // "1e3", "3rd", "7up": a piece of a word.
    if (
      word === "" &&
      /^\p{L}/u.test(
        text
          .slice(match.index + match[0].length, match.index + match[0].length + 2)
          .replace(/^x(?!\p{L})/u, ""),
      )
    ) {
      continue;
    }
    const named = unitOf(/^in$/iu.test(word) ? "inch" : word);
    found.push({
      quantity,
      unit: word === "" ? undefined : (named?.unit ?? ""),
      times: named?.times ?? 1,
      number,
      gap,
      word,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}
