/** Digits joined by letters or signs to more digits are a notation ("1e1", "0x10"), not a count. */
const NOTATION = /\d[\p{L}_]+[-+]?\d|\d[ \t]*[*^/:]|\d\.\d+\.\d/u;

/**
 * Converts typed or pasted text to a number: the first number in it ("5 days", "2,5 kg"), rounded
 * and kept between `min` and `max`. Text without a number gives undefined, and so does a
 * programmer's or a calculator's notation: a guess would be a number that nobody typed.
 */
export function clampWhole(text: string, min: number, max: number): number | undefined {
  if (NOTATION.test(text)) return undefined;
  const found = /([-−]?)(\d+(?:[.,]\d+)?)/.exec(text);
  if (found === null) return undefined;
  const size = Number(found[2]?.replace(",", "."));
  const value = Math.round(found[1] === "" ? size : -size);
  return Math.min(max, Math.max(min, value));
}
