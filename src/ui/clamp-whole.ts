/** Digits with more digits or signs behind a letter are a notation ("1e1", "0x10"), and no count. */
const NOTATION = /\d[\p{L}_]+[-+]?\d|\d[ \t]*[*^/:]|\d\.\d+\.\d/u;

/**
 * What typed or pasted words become: the first number in them ("5 days", "2,5 kg"), made whole and
 * kept between `min` and `max`. Words without a number give undefined, and so do numbers written as
 * a programmer or a calculator would: a guess at them would be a number that nobody typed.
 */
export function clampWhole(text: string, min: number, max: number): number | undefined {
  if (NOTATION.test(text)) return undefined;
  const found = /([-−]?)(\d+(?:[.,]\d+)?)/.exec(text);
  if (found === null) return undefined;
  const size = Number(found[2]?.replace(",", "."));
  const value = Math.round(found[1] === "" ? size : -size);
  return Math.min(max, Math.max(min, value));
}
