/** A word, number or sign of a step, in lower case, and its place. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** "Ready in 35 minutes", "Serves 6 in an hour": what the dish takes in all, if it says nothing else. */
const DONE_WORDS = new Set("ready serves dinner lunch supper breakfast makes done".split(" "));
/** "Cook time 45 minutes", "Total: 1 hour": the head of a recipe. */
const HEADINGS = /^(total|prep|preparation|cook|cooking|baking|active|inactive|hands-on)$/;
/** Nouns that a time only describes: "a 10-minute walk", "30-minute meals", "5 minutes' work". */
const DESCRIBED = new Set(
  "walk drive ride trip journey video clip film read job task project work meal meals dinner dinners lunch lunches supper suppers breakfast breakfasts recipe recipes dish dishes miracle wonder worth".split(
    " ",
  ),
);
/** Foods named after a time: "the 5-minute icing", "two 6-minute eggs", "2-minute noodles". */
const NAMED_FOODS = new Set(
  "icing frosting sauce dressing marinade glaze egg eggs noodle noodles pickle pickles bread loaf salad soup curry pasta oats grits polenta couscous stew chili chilli fudge cake dal hummus salsa mousse jam dough pizza focaccia".split(
    " ",
  ),
);
const BEFOREHAND = new Set(["ahead", "beforehand", "old", "away", "ago"]);
const COMPARISONS = new Set(["less", "fewer", "shorter", "under", "short"]);
/** Weights and sizes: a time per weight or size is no time by itself ("20 minutes per 500 g"). */
const MEASURES = /^(\d.*|½|pound|lb|lbs|kg|kilo|kilogram|ounce|oz|inch|cm)$/;
/** Words between the food that keeps and how long it keeps. */
const BEFORE_A_TIME = new Set(
  "for up to at least about around well fine happily easily only roughly in the fridge refrigerator freezer warm chilled covered".split(
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
  // "For well done, add 2 minutes", "best eaten within 2 hours".
  if (last === "add" || (last === "within" && /^(eaten|eat|used)$/.test(secondLast))) return false;
  if (isOfWhole(word, from)) return false;
  if (/^(these|this|my|our)$/.test(last) && /^[-‑]$/.test(word(next - 2))) return false;
  return !isOfKeeping(word, from);
}

/**
 * What the dish takes in all: "Cook time 45 minutes", "Total: 1 hour", "Ready in 35 minutes",
 * "Dinner is on the table in an hour".
 */
function isOfWhole(word: (at: number) => string, from: number): boolean {
  const [last, secondLast] = [word(from - 1), word(from - 2)];
  if (last === ":") return secondLast === "time" || HEADINGS.test(secondLast);
  if (last === "time" && HEADINGS.test(secondLast)) return true;
  const isFirst = (at: number) => /^[.!?]?$/.test(word(at - 1));
  if (/^(prep|takes)$/.test(last)) return isFirst(from - 1);
  if (last !== "in") return false;
  if (secondLast === "table" && word(from - 4) === "on") return true;
  return [2, 3, 4].some((back) => DONE_WORDS.has(word(from - back)) && isFirst(from - back));
}

/** How far before "up to" a "can" may stand: "can be left in the fridge for up to". */
const CAN_REACH = 8;

/** Whether the sentence says what may be done, and not what to do. */
function mayBe(word: (at: number) => string, from: number): boolean {
  for (let at = from - 1; at >= from - CAN_REACH; at -= 1) {
    if (/^[.!?;]?$/.test(word(at))) return false;
    if (/^(can|may|could)$/.test(word(at))) return true;
  }
  return false;
}

/** "keeps for", "will keep in the fridge for up to", "lasts", "can rest for up to". */
function isOfKeeping(word: (at: number) => string, from: number): boolean {
  let at = from - 1;
  while (BEFORE_A_TIME.has(word(at))) at -= 1;
  if (/^(keeps|lasts)$/.test(word(at))) return true;
  const isBound = word(from - 1) === "to" && word(from - 2) === "up";
  if (isBound && mayBe(word, from)) return true;
  // "Leftovers last 2 days", but "for the last 5 minutes".
  if (word(from - 1) === "last") return !/^(the|its|their|your|a|in)$/.test(word(from - 2));
  return /^(keep|kept|last|stored)$/.test(word(at)) && AUXILIARIES.has(word(at - 1));
}
