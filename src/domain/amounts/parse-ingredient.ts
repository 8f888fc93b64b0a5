import { cleanLine, takeBrackets } from "./clean-line.ts";
import { endOfName, readName } from "./core-name.ts";
import { turnedRound, withKind, withSharedNoun } from "./general-foods.ts";
import { BEFORE_FOOD, describes, endsInUnit, NOTE, PART_OF, withHyphens } from "./line-words.ts";
import type { Quantity } from "./numbers.ts";
import { PLURAL, singularOf } from "./singular.ts";
import { sumParts } from "./sum-parts.ts";
import { takeAmount, withoutVagueAmount } from "./take-amount.ts";
import { takeLastAmount, takeLength } from "./take-last-amount.ts";
import type { Amount } from "./take-size.ts";
import { type Unit, unitOf } from "./units.ts";

/** A parsed line of a recipe or shopping list. */
export interface ParsedIngredient {
  /** Null if the line has no amount, or an implausible one. */
  quantity: Quantity | null;
  unit: Unit;
  /** The core food in lower case and in the singular, by its British name: "spring onion". */
  name: string;
  /** How the food is cut, cooked or chosen: "finely chopped", "large". "" if nothing is said. */
  preparation: string;
  /** Pack sizes, other amounts, "to taste", "optional". "" for nothing. */
  note: string;
}

/** A parsed line, with the food as it was written: "Zucchini" for a courgette. */
export interface ParsedLine extends ParsedIngredient {
  words: string;
}

/** The maximum length of amount and name together; a longer line isn't an ingredient. */
const LINE_MAX = 400;

/** "2 fillets of salmon" are salmon fillets. */
const FILLET_OF =
  /^(?<fillet>fillets(?:\s+of)?|fillet\s+of)\s+(?<food>\p{L}[\p{L}' ]*?)(?=\s*(?:[,;(–]|$)|\s(?:with|in|about|cut)\s)/iu;
/** "beef/lamb mince", "shallots/green onions": the first of the two. */
const EITHER = /(?<=\p{L})(?<one>\p{L})\/\p{L}{3,}(?<rest>(?:\s|,|$).*)$/iu;
/** "1 tbsp juice from 1 lemon" is lemon juice. */
const JUICE_FROM =
  /^(?:(?:\p{L}+ly|fresh|grated|squeezed)\s+)*(?<part>juice|zest)\s+(?:of|from)\s+(?:about\s+)?(?:an?|one|two|half\s+an?|[\d¼½¾⅓⅔⅛/–-]+)\s+(?:(?:large|medium|small|ripe|fresh|whole)\s+)?(?<fruit>\p{L}+)/iu;
function withoutAmount(text: string): ParsedLine {
  const name = text.toLowerCase();
  return { quantity: null, unit: "", name, preparation: "", note: "", words: text };
}

/** "1 (2-inch) piece of ginger": the amount is the length. */
function withLength(amount: Amount | undefined, inside: readonly string[]): Amount | undefined {
  if (amount?.unit !== "" || !/^(?:piece|knob|nub|thumb|chunk)/u.test(amount.notes[0] ?? "")) {
    return amount;
  }
  for (const words of inside) {
    const length = takeLength(words);
    if (!length) continue;
    const times = amount.quantity.min;
    const quantity = { min: length.min * times, max: length.max * times };
    return { ...amount, quantity, unit: "inch" };
  }
  return amount;
}

/** "Milk (1 cup)": without any other amount, the brackets may hold it. */
function bracketedAmount(text: string, inside: readonly string[]): Amount | undefined {
  for (const words of inside) {
    // A measure is an amount only before a food, unlike "(2 jars)".
    const amount = takeAmount(`${words} of x`);
    if (!amount || !/^\s*(?:of\s+)?x$/u.test(amount.rest)) continue;
    // "salt (1)" has a footnote, "onions (2)" are two.
    if (amount.unit !== "" || (amount.quantity.max > 1 && PLURAL.test(text))) {
      return { ...amount, rest: text };
    }
  }
  return undefined;
}

const COLOURS = "(?:red|green|yellow|orange|white|brown|black|dark|light|sweet|plain|hot|mild)";
const COLOUR = new RegExp(`^${COLOURS}$`, "iu");
/** "white or black pepper", "red, yellow or green peppers": the first of them. */
const ONE_OF_COLOURS = new RegExp(
  `(?<=^|\\s)(?<first>${COLOURS})(?:(?:,\\s*|\\s+)${COLOURS}){0,3},?\\s+or\\s+${COLOURS}(?=\\s+\\p{L})`,
  "iu",
);

/** Splits the text without the amount into the name and the notes on it. */
function readRest(rest: string): {
  name: string;
  words: string;
  preparation: string[];
  notes: string[];
  trailing: Unit | undefined;
} {
  let text = rest
    .trim()
    .replace(/^(?:of\s+(?:the\s+|an?\s+|\d{1,2}\s+(?=\p{L}))?|the\s+|[-–,:;.]+\s*)/iu, "")
    .replace(BEFORE_FOOD, "")
    .replace(ONE_OF_COLOURS, "$<first>")
    .replace(FILLET_OF, "$<food> fillets")
    .replace(
      EITHER,
      (_, one: string, rest: string) => `${one}${one.endsWith("s") ? "," : ""}${rest}`,
    )
    .replace(JUICE_FROM, (_, part: string, fruit: string) => `${singularOf(fruit)} ${part}`);
  const described: string[] = [];
  text = turnedRound(withSharedNoun(text));
  let end = endOfName(text);
  // "boneless, skinless chicken thighs", "red or white onion": the thing comes later.
  for (let turns = 0; turns < 4 && end < text.length; turns += 1) {
    const head = text.slice(0, end).trim();
    const isChoice = /^\s(?:or|and)\s/iu.test(text.slice(end));
    const isDescription = head
      .split(/\s+/u)
      .every((word) => describes(word.toLowerCase()) || (isChoice && COLOUR.test(word)));
    if (!isDescription) break;
    const tail = text.slice(end).replace(/^[,;:]?\s*(?:(?:or|and|to)\s+)?/u, "");
    if (tail === "") break;
    if (head !== "") described.push(head);
    text = tail;
    end = endOfName(text);
  }
  const tail = text
    .slice(end)
    .replace(/^[\s,;:]+/u, "")
    .trim();
  const read = readName(text.slice(0, end).trim());
  const words = read.name.split(" ");
  const last = words.at(-1) ?? "";
  const isUnit = endsInUnit(words);
  const food = isUnit ? readName(read.words.split(" ").slice(0, -1).join(" ")) : read;
  return {
    name: isUnit ? readName(words.slice(0, -1).join(" ")).name : read.name,
    words: food.words,
    preparation: [...described, ...read.described],
    notes: tail === "" ? [] : [tail],
    trailing: isUnit ? unitOf(last)?.unit : undefined,
  };
}

function unitOfAmount(amount: Amount | undefined, name: string, trailing: Unit | undefined): Unit {
  if (amount?.unit !== "") return amount?.unit ?? "";
  // Americans count bacon in strips.
  if (/^strips?$/u.test(amount.notes[0] ?? "") && name.endsWith("bacon")) return "slice";
  return trailing ?? "";
}

function read(line: string): ParsedLine {
  const whole = line.length > LINE_MAX ? line : cleanLine(line);
  if (line.length > LINE_MAX || whole === "") return withoutAmount(whole.trim());
  const { text, inside } = takeBrackets(whole);
  const part = PART_OF.exec(text)?.[0] ?? "";
  const body = withHyphens(text.slice(part.length));
  const first = takeAmount(body);
  if (first === null || /^[-−–]\s?\d/u.test(body)) return withoutAmount(whole);
  const amount = withLength(first ?? takeLastAmount(body) ?? bracketedAmount(body, inside), inside);
  const said = amount?.rest ?? withoutVagueAmount(body);
  // "2 pounds (16 to 20 count shrimp)": only the brackets name the food.
  const isBare = !/\p{L}/u.test(said) && inside[0] !== undefined;
  const rest = readRest(
    isBare ? (takeAmount(inside[0] ?? "")?.rest ?? inside[0] ?? "") : withKind(said, inside),
  );
  const { name, words, preparation, notes, trailing } = rest;
  const tails = notes.flatMap((note) => note.split(/[,;]\s*/u)).filter(Boolean);
  const isNote = (words: string) => NOTE.test(words);
  return {
    quantity: amount?.quantity ?? null,
    unit: unitOfAmount(amount, name, trailing),
    name,
    words,
    preparation: [part.trim(), preparation.join(" "), ...tails.filter((words) => !isNote(words))]
      .filter(Boolean)
      .join(", "),
    note: [...(amount?.notes ?? []), ...inside, ...tails.filter(isNote)].filter(Boolean).join(", "),
  };
}

/**
 * Parses one line: "2 garlic cloves, crushed" is 2 cloves of garlic. A range keeps both ends. A
 * pack's size is a note: "1 (400 g) tin" is one can. Amounts of two units of one kind are added ("2
 * lb 3 oz"); of the same amount in two units, the first counts ("200g/7oz").
 *
 * How full or large a measure is ("heaped", "a generous pinch of") is not kept.
 *
 * Never throws. Text that isn't certainly an amount stays text, and a line too long for an ingredient
 * becomes the name as a whole. Takes time linear in the line's length.
 */
export function parseIngredient(line: string): ParsedIngredient {
  const { words: _, ...parsed } = read(line);
  return parsed;
}

/** A line as recipes and the shopping list hold it. */
export interface IngredientLine {
  amount: string;
  name: string;
}

/**
 * Parses a line that is stored in two parts. "to taste" is no amount and becomes a note. So does an
 * amount that can't be parsed ("1/0", "10^9 g"); the line then has no amount, even if its name
 * contains one.
 */
export function parseLine({ amount, name }: IngredientLine): ParsedLine {
  const said = cleanLine(amount.slice(0, LINE_MAX + 1)).trim();
  if (said === "") return read(name);
  if (amount.length <= LINE_MAX) {
    const taken = takeAmount(said);
    if (taken) {
      // "200 g + 2 tins": no unit has both.
      const isMixed = /\S/u.test(taken.rest) && sumParts(said) !== undefined;
      const whole = read(`${amount} ${name}`);
      if (whole.quantity && !isMixed) return whole;
      // Nothing after a semicolon identifies the food.
    } else if (!/\p{N}/u.test(said)) return read(`${name}; ${amount}`);
  }
  return { ...read(name), quantity: null, unit: "", note: said };
}
