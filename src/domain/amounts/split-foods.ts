import { aisleOf } from "#domain/aisles.ts";

import { isKnownName } from "./core-name.ts";
import { isWholeFood, turnedRound } from "./general-foods.ts";
import { isDescription } from "./line-words.ts";
import { type IngredientLine, parseIngredient, parseLine } from "./parse-ingredient.ts";
import { PLURAL } from "./singular.ts";
import { takeAmount } from "./take-amount.ts";

/** Lines that name several things to buy: "salt and pepper", "4 shallots and 2 leeks". */

/** The lines of several foods, each with its own amount, and the text between them. */
interface Parts {
  lines: IngredientLine[];
  joints: string[];
}

const BEFORE_AMOUNT =
  /\s*(?:,|;)?\s*(?:\s(?:and|plus)\s|&|\+|,|;)\s*(?=[\d¼½¾⅓⅔⅛]|(?:an?|half|one|two|three|four|five|six)\s)/giu;
/** Parts of a food that was named before: "2 eggs, plus 1 yolk". */
const PART_OF_FOOD =
  /^(?:yolk|white|zest|juice|rind|peel|skin|leaf|stalk|stem|sprig|clove|half|more|extra|piece|slice)$/u;

/** Text about the preceding food: "plus 1 tbsp to sprinkle", "¼ cup oil reserved". */
const OF_FIRST = /^(?:to|for|more|extra|of|with|from|in)\s|\b(?:reserved|extra|more)\b/iu;

/** Lines with an amount in their own field, or else the one that the name begins with. */
function withAmount(line: IngredientLine): IngredientLine {
  if (line.amount.trim() !== "") return line;
  const name = line.name.trim();
  const rest = takeAmount(name)?.rest.trim() ?? "";
  if (rest === "" || !name.endsWith(rest)) return { amount: "", name };
  return { amount: name.slice(0, -rest.length).trim(), name: rest.replace(/^of\s+/iu, "") };
}

/** The text with bracketed parts masked by underscores of the same length. */
function withoutBrackets(text: string): string {
  return text.replace(/[([][^()[\]]*[)\]]/gu, (inside) => "_".repeat(inside.length));
}

function isFood(name: string): boolean {
  return /\p{L}/u.test(name) && !PART_OF_FOOD.test(name) && aisleOf(name) !== "Other";
}

/** The foods of a line that have amounts of their own; undefined where there is only one. */
export function ownAmounts(line: IngredientLine): Parts | undefined {
  const { amount, name } = withAmount(line);
  if (amount === "") return undefined;
  const lines: IngredientLine[] = [];
  const joints: string[] = [];
  let begun = { amount, from: 0 };
  for (const { 0: joint, index } of withoutBrackets(name).matchAll(BEFORE_AMOUNT)) {
    const from = index + joint.length;
    const next = withAmount({ amount: "", name: name.slice(from) });
    if (next.amount === "" || OF_FIRST.test(next.name) || !isFood(parseLine(next).name)) continue;
    const before = { amount: begun.amount, name: name.slice(begun.from, index).trim() };
    if (/\sor\s/iu.test(before.name) || !isFood(parseLine(before).name)) continue;
    lines.push(before);
    joints.push(joint);
    begun = { amount: next.amount, from: from + next.amount.length };
  }
  if (lines.length === 0) return undefined;
  const last = name
    .slice(begun.from)
    .trim()
    .replace(/^of\s+/iu, "");
  return { lines: [...lines, { amount: begun.amount, name: last }], joints };
}

/** A single thing to buy, or a dish, despite the "and" in its name. */
export const ONE_THING =
  /\b(?:mac(?:aroni)?\s(?:and|&|n)\scheese|half\s(?:and|&)\shalf|fish\s(?:and|&)\schips|bread\s(?:and|&)\sbutter|sweet\s(?:and|&)\ssour|cookies?\s(?:and|&)\scream|rice\s(?:and|&)\s(?:peas|beans)|peas\s(?:and|&)\scarrots|(?:pork|franks|bacon)\s(?:and|&)\sbeans|gin\s(?:and|&)\stonic|rum\s(?:and|&)\sraisin|sage\s(?:and|&)\sonion|cheese\s(?:and|&)\sonion|(?:onion|ham)\s(?:and|&)\scheese|steak\s(?:and|&)\skidney|bubble\s(?:and|&)|salt\s(?:and|&)\s(?:pepper|vinegar)\s\p{L}+|peanut butter\s(?:and|&)\sjelly|strawberries\s(?:and|&)\scream|biscuits\s(?:and|&)\sgravy|garlic\s(?:and|&)\sherbs?|sour cream\s(?:and|&)|(?:and|&)\s(?:\p{L}+\s)+(?:tortellini|ravioli|cannelloni|quiches?|pies?|sandwich(?:es)?|wraps?|toasties?|soup|pizzas?|crisps|tarts?|sausages?|burgers?|cereal|muesli|cookies?|biscuits?|cakes?|stuffing|dip|dressing|salad|mix|squid|cashews|pudding|smoothies?|pickles?|ice cream)(?!\p{L}))/iu;
const BETWEEN = /\s*,\s*(?:and\s+|&\s*)?|\s+(?:and|plus|['’]?n['’]?)\s+|\s*[&+]\s*/iu;
/** "salt/pepper"; between any other foods a slash offers a choice. */
const SALT_AND_PEPPER =
  /^(?<one>(?:\p{L}+\s)?salt)\s?\/\s?(?<other>(?:\p{L}+\s){0,2}pepper)(?<rest>(?:,|\s).*)?$/iu;
/** Phrases that apply to all foods of a line. */
const OF_ALL =
  /(?:,?\s+(?:to taste|to season|to serve|to garnish|to finish|as needed|as required|if needed|for\s.*))$/iu;
/** Small measures that apply to each food: "a pinch of salt and pepper". */
const SMALL =
  /(?:tea|table)\s?spoons?|\b(?:tsps?|tbsps?|pinch(?:es)?|dash(?:es)?|handfuls?|sprigs?|bunch(?:es)?|grinds?|drizzle|splash|some|little|to taste|plenty|few)\b/iu;

/** "lemon and lime zest": the word behind both belongs to each. */
const OF_FRUIT = /\s(?:zest|juice|peel|rind|wedges|slices)$/iu;
const FRUIT = /^(?:lemon|lime|orange|grapefruit|clementine|tangerine|mandarin|apple|pear)$/iu;

/**
 * The maximum number of words in a food's name ("freshly ground black pepper"); longer text is a
 * sentence.
 */
const FOOD_WORDS_MAX = 5;

/**
 * Whether a part of an "and" list is certainly a food by itself, or a thing of another kind.
 *
 * @param isThing whether a text names one
 */
export function isWhole(
  part: string,
  last: string,
  isThing = (text: string) => isFood(parseIngredient(text).name),
): boolean {
  const words = part.split(/\s+/u).length;
  if (words > FOOD_WORDS_MAX || isDescription(part) || !isThing(part)) return false;
  if (part === last) return !/\s(?:and|or)\s/iu.test(part);
  if (FRUIT.test(part) && OF_FRUIT.test(last)) return false;
  // "spinach and ricotta tortellini": the first word may belong to the last one's name.
  const name = parseIngredient(last).name;
  const isOneWord = !name.includes(" ") || isKnownName(name);
  return isOneWord || PLURAL.test(part) || isWholeFood(part, last);
}

function sharedAmounts(line: IngredientLine): IngredientLine[] | undefined {
  const { amount, name } = withAmount(line);
  if (/[([\])]/u.test(name)) return undefined;
  const isEach = /\beach\b/iu.test(amount) || /^each\s/iu.test(name);
  if (amount !== "" && !isEach && !SMALL.test(amount)) return undefined;
  const said = name.replace(/^each(?:\s+of)?:?\s+/iu, "");
  const ofAll = OF_ALL.exec(said)?.[0] ?? "";
  const foods = said
    .slice(0, said.length - ofAll.length)
    .replace(SALT_AND_PEPPER, "$<one> and $<other>$<rest>");
  if (ONE_THING.test(foods) || /\s(?:or|with|in|from)\s/iu.test(foods) || /\d/u.test(foods))
    return undefined;
  if (turnedRound(foods) !== foods) return undefined;
  const parts = foods.split(BETWEEN).filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || !parts.every((part) => isWhole(part, last))) return undefined;
  const own = amount.replace(/\s*\beach\b(?:\s+of)?/iu, "").trim();
  return parts.map((part) => ({ amount: own, name: `${part}${ofAll}` }));
}

/**
 * Splits a line into the things to buy that it names; usually it is one. A line that can't be split with
 * certainty stays whole.
 */
export function splitFoods(line: IngredientLine): IngredientLine[] {
  return ownAmounts(line)?.lines ?? sharedAmounts(line) ?? [line];
}
