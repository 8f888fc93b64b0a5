/**
 * What typed or pasted words become: the first number in them ("5 days", "2,5 kg"), made whole and
 * kept between `min` and `max`. Words without a number give undefined.
 */
export function clampWhole(text: string, min: number, max: number): number | undefined {
  const found = /([-−]?)(\d+(?:[.,]\d+)?)/.exec(text);
  if (found === null) return undefined;
  const size = Number(found[2]?.replace(",", "."));
  const value = Math.round(found[1] === "" ? size : -size);
  return Math.min(max, Math.max(min, value));
}
