import { quantityWords, roundForCook } from "./cook-numbers.ts";
import type { FoundAmount } from "./find-amounts.ts";
import { decimalSign } from "./number-style.ts";
import type { Quantity } from "./numbers.ts";
import { CM_PER_INCH } from "./units.ts";

/** Lengths of ginger and of cut pieces: stored in inches, shown in inches or centimetres. */

/** The separator before the second number of a size: "20 x 30 cm", "4 by 3 inches". */
export const SIDE = /\d\s?(?:"|″|cm|in|inch(?:es)?)?(?:\s?[x×]\s?|[\s-]+by\s)$/iu;

export function isMetricLength(word: string): boolean {
  return /^(?:cm|mm|centi|milli)/iu.test(word);
}

/** The nearest length that a cook would cut: halves of a centimetre, whole ones from ten. */
export function roundCentimetres(value: number): number {
  if (value >= 10) return Math.round(value);
  // Cookbooks give half an inch (1.25 cm) as 1 cm.
  return Math.max(value < 2 ? Math.ceil(2 * value - 0.5) / 2 : Math.round(2 * value) / 2, 0.5);
}

/** "2.5", "7–10": inches, as centimetres. */
export function centimetreNumber({ min, max }: Quantity): string {
  const [from, upTo] = [min, max].map((value) =>
    String(roundCentimetres(value * CM_PER_INCH)).replace(".", decimalSign() || "."),
  );
  return from === upTo ? `${from}` : `${from}–${upTo}`;
}

/** Scales a found length by a factor, keeping its unit and the word for it. */
export function scaleLength({ quantity, times, gap, word }: FoundAmount, factor: number): string {
  const inches = { min: quantity.min * times * factor, max: quantity.max * times * factor };
  if (!isMetricLength(word)) {
    const inflected = word.startsWith("inch")
      ? inches.max > 1 && gap !== "-"
        ? "inches"
        : "inch"
      : word;
    return `${quantityWords(inches, "inch")}${gap}${inflected}`;
  }
  if (/^mm|^milli/iu.test(word)) {
    const [from, upTo] = [inches.min, inches.max].map((value) =>
      Math.max(1, Math.round(value * CM_PER_INCH * 10)),
    );
    return `${from === upTo ? from : `${from}–${upTo}`}${gap}${word}`;
  }
  return `${centimetreNumber(inches)}${gap}${word}`;
}

/** The tolerance for a converted length: cookbooks give half an inch as 1 cm. */
const COARSEST = 0.26;
/** "2- to 3-inch": half of a range. */
const UP_TO = /\d[-\s]*(?:to|or|and|[-–—])\s*$/iu;

/**
 * Converts a length in a text to another system: "2 cm" → "¾ inch". Undefined if it is in that
 * system already, is one side of a size ("20 x 30 cm"), or can't be converted precisely enough.
 *
 * @param quantity in inches
 */
export function lengthIn(
  system: "metric" | "us",
  text: string,
  { quantity, word, start, end }: { quantity: Quantity; word: string; start: number; end: number },
): string | undefined {
  if (isMetricLength(word) === (system === "metric")) return undefined;
  const before = text.slice(Math.max(0, start - 12), start);
  if (
    SIDE.test(before) ||
    UP_TO.test(before) ||
    /^\s?(?:[x×]|by)\s?\d/iu.test(text.slice(end, end + 5))
  ) {
    return undefined;
  }
  const shown = (inches: number) =>
    system === "metric"
      ? roundCentimetres(inches * CM_PER_INCH) / CM_PER_INCH
      : roundForCook(inches, "inch");
  const isClose = [quantity.min, quantity.max].every(
    (inches) => Math.abs(shown(inches) - inches) <= COARSEST * inches,
  );
  if (!isClose) return undefined;
  return system === "metric"
    ? `${centimetreNumber(quantity)} cm`
    : `${quantityWords(quantity, "inch")} inch`;
}
