/** A word, number or sign of a step, in lower case, and its place. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** Nouns that a time only describes: "a 10-minute walk", "30-minute meals", "5 minutes' work". */
const DESCRIBED = new Set(
  "walk drive ride trip journey video clip film read job task project work meal meals dinner dinners lunch lunches supper suppers breakfast breakfasts recipe recipes dish dishes miracle wonder worth".split(
    " ",
  ),
);
/** Foods named after a time: "the 5-minute icing", "two 6-minute eggs", "2-minute noodles". */
const NAMED_FOODS = new Set(
  "icing frosting sauce dressing marinade glaze egg eggs noodle noodles pickle pickles bread loaf salad soup curry pasta oats grits polenta couscous stew chili chilli fudge cake dal hummus salsa mousse jam".split(
    " ",
  ),
);
const BEFOREHAND = new Set(["ahead", "beforehand", "old", "away", "ago"]);
const COMPARISONS = new Set(["less", "fewer", "shorter", "under", "short"]);
/** Weights and sizes: a time per weight or size is no time by itself ("20 minutes per 500 g"). */
const MEASURES = /^(\d.*|½|pound|lb|lbs|kg|kilo|kilogram|ounce|oz|inch|cm)$/;
/** Words between the food that keeps and how long it keeps. */
const BEFORE_A_TIME = new Set(
  "for up to at least about around well fine happily easily only roughly in the fridge refrigerator freezer".split(
    " ",
  ),
);
const AUXILIARIES = new Set([
  "will",
  "can",
  "may",
  "should",
  "would",
  "could",
  "be",
  "ll",
  "must",
  "to",
]);

/**
 * Whether the cook waits for the time between token `from` and before `next`. They don't if it
 * compares ("2 minutes less"), describes ("a 10-minute walk"), sums up ("20 minutes in total"), or
 * says how far ahead to cook or how long a dish keeps.
 */
export function isTimed(tokens: readonly Token[], from: number, next: number): boolean {
  const word = (at: number) => tokens[at]?.text ?? "";
  const isSign = (at: number) => /^[-‑'’+]$/.test(word(at));
  const after = isSign(next) ? next + 1 : next;
  const [first, second] = [word(after), word(after + 1)];
  if (DESCRIBED.has(first) || BEFOREHAND.has(first) || COMPARISONS.has(first)) return false;
  if (NAMED_FOODS.has(first) && /^(min|minute|hour|hr)$/.test(word(next - 1))) return false;
  if (second === "than" && /^(more|longer)$/.test(first)) return false;
  if (first === "altogether" || (first === "in" && /^(total|advance|all)$/.test(second)))
    return false;
  if (first === "per" && MEASURES.test(second)) return false;
  const [last, secondLast] = [word(from - 1), word(from - 2)];
  if (last === "in" && word(from) === "a") return false;
  // "15 minutes (or up to 24 hours)": how long it may stay beyond the time that was given.
  if (last === "to" && secondLast === "up" && word(from - 3) === "or") return false;
  if (last === "under" && secondLast === "in") return false;
  if (/^(total|prep|preparation)$/.test(word(from - (last === ":" ? 3 : 2)))) return false;
  if (/^(these|this|my|our)$/.test(last) && /^[-‑]$/.test(word(next - 2))) return false;
  return !isOfKeeping(word, from);
}

/** "keeps for", "will keep in the fridge for up to", "lasts". */
function isOfKeeping(word: (at: number) => string, from: number): boolean {
  let at = from - 1;
  while (BEFORE_A_TIME.has(word(at))) at -= 1;
  if (/^(keeps|lasts)$/.test(word(at))) return true;
  return /^(keep|kept|last|stored)$/.test(word(at)) && AUXILIARIES.has(word(at - 1));
}
