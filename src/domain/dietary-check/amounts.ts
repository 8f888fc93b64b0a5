/** Estimates an ingredient's amount in grams, closely enough to tell a teaspoon from a cup. */

const GLYPHS: Record<string, string> = {
  "½": " 1/2",
  "¼": " 1/4",
  "¾": " 3/4",
  "⅓": " 1/3",
  "⅔": " 2/3",
  "⅛": " 1/8",
};
/**
 * Grams of one unit that cooks use to weigh or spoon. Spoons are of flour, sugar or fat, which are
 * lighter than water.
 */
const UNIT_GRAMS: readonly [RegExp, number][] = [
  [/^(g|gr|gram|grams|gramme|grammes|ml|millilitres?|milliliters?)$/, 1],
  [/^(kg|kilos?|l|litres?|liters?)$/, 1000],
  [/^cl$/, 10],
  [/^dl$/, 100],
  [/^(oz|ounces?)$/, 28],
  [/^(lbs?|pounds?)$/, 454],
  [/^(cups?)$/, 200],
  [/^(pints?)$/, 500],
  [/^(tbsps?|tbs|tablespoons?)$/, 13],
  [/^(tsps?|teaspoons?)$/, 4],
  [/^(sticks?)$/, 113],
  [/^(tins?|cans?)$/, 260],
  [/^(jars?|packs?|packets?|tubs?|bags?)$/, 200],
  [/^(knobs?)$/, 15],
  [/^(handfuls?)$/, 30],
  [/^(slices?|rashers?)$/, 35],
  [/^(pinch|pinches|dash|dashes|drops?|sprays?)$/, 1],
  [/^(splash|drizzle|glug)$/, 10],
  [/^(scoops?)$/, 60],
];
const MEASURE =
  /(\d\/\d|\d+(?:[.,]\d+)?(?:\s+\d\/\d)?)\s*(?:(?:-|–|to)\s*(\d\/\d|\d+(?:[.,]\d+)?(?:\s+\d\/\d)?)\s*)?([a-z]+)?/g;
/** The maximum length that is read; amounts are bounded elsewhere. */
const READ_MAX = 120;

function numberOf(text: string): number {
  return text
    .replace(",", ".")
    .split(/\s+/)
    .reduce((sum, part) => {
      const [top = "0", bottom = "1"] = part.split("/");
      return sum + Number(top) / (Number(bottom) || 1);
    }, 0);
}

/**
 * @param each grams of one piece, for an amount that is a bare count ("2", "3 large")
 * @param usual grams for an amount without any number ("to taste", "for dusting")
 */
export function gramsOf(amount: string, each: number, usual: number): number {
  const text = amount
    .slice(0, READ_MAX)
    .toLowerCase()
    .replace(/[½¼¾⅓⅔⅛]/g, (glyph) => GLYPHS[glyph] ?? "");
  let bare: number | undefined;
  for (const [, low = "0", high, word = ""] of text.matchAll(MEASURE)) {
    const value = numberOf(high ?? low);
    const unit = UNIT_GRAMS.find(([pattern]) => pattern.test(word))?.[1];
    // "2 x 400 g", "2 (400 g) tins": the count multiplies the weight that follows it.
    if (unit !== undefined) {
      const isTin = word.startsWith("tin") || word.startsWith("can");
      const inside = isTin ? /(\d+)\s*(g|ml)\b/.exec(text) : null;
      return value * (inside ? Number(inside[1]) : unit) * (bare ?? 1);
    }
    bare ??= value;
  }
  return bare === undefined ? usual : bare * each;
}
