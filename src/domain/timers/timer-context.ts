/** A word, number or sign of a step, in lower case, and its place. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/**
 * "Ready in 35 minutes", "Serves 6 in an hour": the total time of the dish, if a sentence begins
 * like this.
 */
const DONE_WORDS = new Set(
  "ready serves dinner lunch supper breakfast makes yields feeds done".split(" "),
);
/** "Ready in about 25 minutes", "on the table in under an hour". */
const ABOUT = new Set("about around under roughly just only approximately".split(" "));
/** "Cook time 45 minutes", "Total: 1 hour": the head of a recipe. */
const HEADINGS =
  /^(total|prep|preparation|cook|cooking|baking|active|inactive|required|chill|chilling|rest|resting|rising|proving|proofing|marinating|soaking)$/;
/** Nouns that a time only describes: "a 10-minute walk", "30-minute meals", "5 minutes' work". */
const DESCRIBED = new Set(
  "walk drive ride trip journey video clip film read job task project work meal meals dinner dinners lunch lunches supper suppers breakfast breakfasts recipe recipes dish dishes miracle wonder worth".split(
    " ",
  ),
);
/** Foods named after a time: "the 5-minute icing", "two 6-minute eggs", "2-minute noodles". */
const NAMED_FOODS = new Set(
  "icing frosting sauce dressing marinade glaze egg eggs flatbread flatbreads hollandaise aioli brew broth noodle noodles pickle pickles bread loaf salad soup curry pasta oats grits polenta couscous stew chili chilli fudge cake dal hummus salsa mousse jam dough pizza focaccia barley rice farro quinoa bulgur".split(
    " ",
  ),
);
/** Waits that a time describes: "a 24-hour dough rest" is a timer. */
const WAITS = new Set(
  "rest rise proof prove soak simmer boil chill bake roast fry steam stir knead blast blitz cook stand cool freeze sit steep infusion ferment fermentation cure brine marinate smoke braise poach timer autolyse bulk set".split(
    " ",
  ),
);
const DESCRIPTION_REACH = 4;
/** The end of a described thing: a sign, or a word that joins it to something else. */
const ENDS_OF_THING =
  /^([^\p{L}-]*|per|each|on|in|at|for|of|over|the|a|an|and|or|until|to|with|then|before|after|while|if|more|longer|total|side)$/u;
const BEFOREHAND = new Set(["ahead", "beforehand", "old", "away", "ago"]);
const COMPARISONS = new Set(
  "less fewer shorter under short shy early earlier sooner late".split(" "),
);
/** Foods described by how long they were treated: "a 24-hour marinated shoulder". */
const AGED = /^(marinated|fermented|cured|brined|braised|smoked|aged|proved|proofed|slow)$/;
/** "Hands-on: 10 minutes" is tokenised into its words; these begin the head of a recipe. */
const HEAD_WORDS = /^(total|prep|preparation|active|inactive|hands|time)$/;
/** Anecdotes: "it took me 3 hours", "we waited 45 minutes". */
const TOLD = /^(took|waited|spent|spend|lasted|best)$/;
/** "Takes 40 minutes to make", "takes about 10 minutes to come up to pressure". */
const NOT_WAITED_TO = /^(make|prepare|throw|put|come|preheat)$/;
/** Approximating words before a number. */
const VAGUE = /^(about|around|roughly|nearly|almost|over|just|only|exactly|like)$/;
/** Weights and sizes: a time per weight or size isn't a duration by itself ("20 minutes per 500 g"). */
const MEASURES = /^(\d.*|½|pound|lb|lbs|kg|kilo|kilogram|ounce|oz|inch|cm)$/;
/** Words between the food that keeps and how long it keeps. */
const BEFORE_A_TIME = new Set(
  "for up to at least about around well fine happily easily only roughly in the a an airtight tin jar box container room temperature fridge refrigerator freezer warm chilled covered ,".split(
    " ",
  ),
);
/**
 * Actions with a deadline: they may be done at any time until then, so there is nothing to wait
 * for.
 */
const DEADLINES = new Set(
  "use used eat eaten enjoy enjoyed consume consumed drink drunk finish finished refrigerate refrigerated freeze frozen cook cooked".split(
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
  const isSingular = /^(sec|second|min|minute|hour|hr)$/.test(word(next - 1));
  if (isSingular && AGED.test(first)) return false;
  if (isSingular && isThingDescribed(word, after)) return false;
  if (second === "than" && /^(more|longer)$/.test(first)) return false;
  if (first === "it" && /^(takes|took)$/.test(second)) return false;
  // "An 8-minute cook time", "10 minutes of effort", "two hours is a safer estimate", "is too long".
  if (second === "time" && HEADINGS.test(first)) return false;
  if (first === "of" && /^(effort|work|prep)$/.test(second)) return false;
  if (first === "is" && /^(a|too)$/.test(second)) return false;
  // A total, or the time that an appliance takes, rather than a wait.
  const taker = /^(about|around|only|just)$/.test(word(from - 1)) ? from - 2 : from - 1;
  const isTaking = /^(takes?|needs?)$/.test(word(taker));
  if (isTaking && first === "to" && NOT_WAITED_TO.test(second)) return false;
  if (first === "from" && second === "start") return false;
  if (first === "altogether" || (first === "in" && second === "advance")) return false;
  // "The recipe takes 20 minutes in all", but "add the stock bit by bit, about 18 minutes in all".
  const isOrdered = word(VAGUE.test(word(from - 1)) ? from - 2 : from - 1) === ",";
  if (first === "in" && /^(total|all)$/.test(second) && !isOrdered) return false;
  const [last, secondLast] = [word(from - 1), word(from - 2)];
  if (last === "in" && word(from) === "a") return false;
  // "15 minutes (or up to 24 hours)", "at least 4 hours and up to 24 hours": how much longer than
  // the given time it may stay.
  if (last === "to" && secondLast === "up" && /^(or|and)$/.test(word(from - 3))) return false;
  if (last === "under" && secondLast === "in") return false;
  // "In as little as an hour", "takes less than half an hour"; but "for less than a minute".
  if (last === "as" && secondLast === "little") return false;
  if (last === "than" && secondLast === "less" && word(from - 3) !== "for") return false;
  // "One day (24 hours)".
  if (last === "(" && /^(day|days|week)$/.test(secondLast)) return false;
  if (isDifference(word, from) || isRate(word, from, next) || isTold(word, from)) return false;
  // "Stir once a minute".
  if (/^(once|twice|times)$/.test(last)) return false;
  // "Give yourself 30 minutes", "tastes better 24 hours later".
  if (last === "yourself" || (first === "later" && /^(better|best)$/.test(last))) return false;
  if (last === "after" && /^(better|best)$/.test(secondLast)) return false;
  if (last === "within" && isDeadline(word, from)) return false;
  // "No more than an hour before serving".
  if (last === "than" && /^(more|longer)$/.test(secondLast) && first === "before") return false;
  // "Until a cube of bread browns in 30 seconds": how hot the oil is.
  if (last === "in" && /^(browns?|sizzles?)$/.test(secondLast)) return false;
  // "Quick-cook (10 minute) barley": a singular unit in brackets, before the thing that it
  // describes.
  const isAside = last === "(" && word(next) === ")" && /^(minute|hour)$/.test(word(next - 1));
  if (isAside && /^\p{L}/u.test(word(next + 1))) return false;
  if (isOfWhole(word, from)) return false;
  if (/^(these|this|my|our)$/.test(last) && /^[-‑]$/.test(word(next - 2))) return false;
  return !isOfKeeping(word, from);
}

/**
 * "6-minute soft-boiled eggs", "the 5-minute garlic sauce": a food named after a time, with words of its
 * own before it; but "a 10-minute rest for the dough", "a 2-minute simmer".
 */
function isThingDescribed(word: (at: number) => string, after: number): boolean {
  for (let at = after; at < after + DESCRIPTION_REACH; at += 1) {
    if (NAMED_FOODS.has(word(at)) && !WAITS.has(word(at + 1))) return true;
    if (WAITS.has(word(at)) || ENDS_OF_THING.test(word(at))) return false;
  }
  return false;
}

/**
 * "It took me nearly 3 hours", "takes me like 25 minutes", "we waited 45 minutes", "the best 30 minutes";
 * "they get soggy after 24 hours".
 */
function isTold(word: (at: number) => string, from: number): boolean {
  const at = VAGUE.test(word(from - 1)) ? from - 2 : from - 1;
  const isPerson = /^(me|us|him|her|them|you)$/.test(word(at));
  if (isPerson && word(at - 1) === "takes") return true;
  if (word(at) === "after" && /^(gets?|goes|go|turns?)$/.test(word(at - 2))) {
    return /^(they|it|these|which|that)$/.test(word(at - 3));
  }
  return TOLD.test(word(isPerson ? at - 1 : at));
}

/**
 * "For well done, add 2 minutes", "take off a minute", "allow an extra 5 minutes", "reduce the time by
 * 10 minutes".
 */
function isDifference(word: (at: number) => string, from: number): boolean {
  let at = VAGUE.test(word(from - 1)) ? from - 2 : from - 1;
  const isExtra = /^(extra|additional)$/.test(word(at));
  if (isExtra) at -= 1;
  if (isExtra && /^(a|an)$/.test(word(at))) at -= 1;
  if (/^(add|adding|subtract)$/.test(word(at)) || (isExtra && word(at) === "allow")) return true;
  if (word(at) === "off") return /^(take|knock|shave)$/.test(word(at - 1));
  return word(at) === "by" && /^\p{L}/u.test(word(at - 1));
}

/** How many words may stand between a time and what it is a rate of. */
const RATE_REACH = 4;

/**
 * "20 min. per lb", "15 minutes to the pound", "5 minutes for every 3,000 feet", "24 hours in the
 * fridge for each 4 pounds".
 */
function isRate(word: (at: number) => string, from: number, next: number): boolean {
  // "20 minutes per kilo plus 90 minutes", but "plus 70 minutes at the end".
  const isPlus = word(from - 1) === "plus" && word(next) !== "at";
  if (isPlus && MEASURES.test(word(from - 2))) return true;
  const isAbbreviated = word(next) === "." && /^(mins?|hrs?|secs?)$/.test(word(next - 1));
  const start = isAbbreviated || /^[-‑'’+]$/.test(word(next)) ? next + 1 : next;
  if (/^(per|a)$/.test(word(start)) && MEASURES.test(word(start + 1))) return true;
  if (word(start) === "to" && word(start + 1) === "the") return MEASURES.test(word(start + 2));
  for (let at = start; at <= start + RATE_REACH; at += 1) {
    if (word(at) === "for") return /^(every|each)$/.test(word(at + 1));
    if (!/^\p{L}/u.test(word(at))) return false;
  }
  return false;
}

/** How far before "within" the action may stand. */
const DEADLINE_REACH = 5;

/** "Use within 24 hours", "refrigerate leftovers within 2 hours"; "serve within 10 minutes" is soon. */
function isDeadline(word: (at: number) => string, from: number): boolean {
  for (let at = from - 2; at >= from - 1 - DEADLINE_REACH; at -= 1) {
    if (/^[.!?;:]?$/.test(word(at))) return false;
    if (DEADLINES.has(word(at))) return true;
  }
  return false;
}

/**
 * The total time of the dish: "Cook time 45 minutes", "Total: 1 hour", "Ready in 35 minutes",
 * "Dinner is on the table in an hour".
 */
function isOfWhole(word: (at: number) => string, from: number): boolean {
  const [last, secondLast] = [word(from - 1), word(from - 2)];
  if (last === ":" && (secondLast === "time" || HEADINGS.test(secondLast))) return true;
  const noun = last === "is" ? from - 2 : from - 1;
  if (word(noun) === "time" && HEADINGS.test(word(noun - 1))) return true;
  if (isInHead(word, from)) return true;
  const isFirst = (at: number) => /^[.!?]?$/.test(word(at - 1));
  if (/^(prep|takes)$/.test(last)) return isFirst(from - 1);
  const place = ABOUT.has(last) ? from - 1 : from;
  if (word(place - 1) !== "in") return false;
  if (/^(this|it|them|these)$/.test(word(place - 2)) && word(place - 3) === "makes") return true;
  if (word(place - 2) === "table" && word(place - 4) === "on") return true;
  return [2, 3, 4].some((back) => DONE_WORDS.has(word(place - back)) && isFirst(place - back));
}

/** How far before a time the first word of its sentence may be, in the head of a recipe. */
const HEAD_REACH = 12;

/** "Hands-on: 10 min", "Prep 10 mins, cook 20 mins": every time of such a sentence. */
function isInHead(word: (at: number) => string, from: number): boolean {
  let at = from;
  while (at > from - HEAD_REACH && !/^[.!?]?$/.test(word(at - 1))) at -= 1;
  if (!HEAD_WORDS.test(word(at)) || !/^[.!?]?$/.test(word(at - 1))) return false;
  const after = word(at) === "hands" ? at + 3 : at + 1;
  return /^(\d.*|:|time|required)$/.test(word(after));
}

/** How far before "up to" a "can" may stand: "can be left in the fridge for up to". */
const CAN_REACH = 8;

/** Whether the sentence gives permission rather than an instruction. */
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
  if (/^(keeps|lasts|holds)$/.test(word(at))) return true;
  const isBound = word(from - 1) === "to" && word(from - 2) === "up";
  if (isBound && mayBe(word, from)) return true;
  // "Refrigerate for up to 24 hours", "up to 24 hours before serving".
  const bounded = word(from - 3) === "for" ? from - 4 : from - 3;
  if (isBound && /^(refrigerate|store|freeze|[.!?]|)$/.test(word(bounded))) return true;
  // "Do not leave at room temperature for longer than 2 hours".
  const isLimit = word(from - 1) === "than" && /^(longer|more)$/.test(word(from - 2));
  if (isLimit && word(from - 3) === "for" && word(from - 4) === "temperature") return true;
  // "Leftovers last 2 days", but "for the last 5 minutes".
  if (word(from - 1) === "last")
    return /s$|^they$/.test(word(from - 2)) && !/^(its|this)$/.test(word(from - 2));
  return (
    /^(keep|kept|last|stored|hold|held|sit|wait|stay)$/.test(word(at)) &&
    AUXILIARIES.has(word(at - 1))
  );
}
