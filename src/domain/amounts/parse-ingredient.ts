import { endOfName, readName } from "./core-name.ts";
import { LOOSE_MEASURES, MEASURE_SIZES, NOTE, PART_OF, TRAILING_UNITS } from "./line-words.ts";
import { describes } from "./line-words.ts";
import { type Quantity, takeQuantity } from "./numbers.ts";
import { singularOf } from "./singular.ts";
import { convert, kindOf, type Unit, UNIT_WORD, unitOf } from "./units.ts";

/** What a line of a recipe says, or of a shopping list. */
export interface ParsedIngredient {
  /** Null where the line has no amount, or none that a cook can mean. */
  quantity: Quantity | null;
  unit: Unit;
  /** The core food in lower case and in the singular, by its British name: "spring onion". */
  name: string;
  /** How the food is cut, cooked or chosen: "finely chopped", "large". "" if nothing is said. */
  preparation: string;
  /** Whatever else is said: pack sizes, other amounts, "to taste", "optional". "" for nothing. */
  note: string;
}

/** An ingredient's amount and name together are shorter; a longer line is no ingredient. */
const LINE_MAX = 400;

interface Amount {
  quantity: Quantity;
  unit: Unit;
  rest: string;
  /** Sizes of packs, and the same amount in other units. */
  notes: string[];
}

const scaled = ({ min, max }: Quantity, times: number): Quantity => ({
  min: min * times,
  max: max * times,
});

const UNIT_AT_START = new RegExp(`^(?:\\s?-\\s?|\\s?)(?<word>${UNIT_WORD})(?<dot>\\.?)`, "iu");

/** The unit that a text begins with, behind a space or a hyphen, and what follows it. */
function takeUnit(text: string): { unit: Unit; times: number; rest: string } | undefined {
  const found = UNIT_AT_START.exec(text);
  const named = unitOf(found?.groups?.["word"] ?? "");
  if (!found || !named) return undefined;
  const rest = text.slice(found[0].length);
  // "clove-studded onion", "cup's": the unit is a piece of another word.
  if (/^[\p{L}\p{N}'’]/u.test(rest)) return undefined;
  return { ...named, rest };
}

/** A number with a unit of mass, volume or length: "400 g", "14-oz", "2 inch". */
function takeSize(text: string): (Amount & { words: string }) | undefined {
  const number = takeQuantity(text);
  if (!number?.quantity || /^\p{L}/u.test(number.words)) return undefined;
  const unit = takeUnit(number.rest);
  if (!unit || (kindOf(unit.unit) === "count" && unit.unit !== "inch")) return undefined;
  if (/^-(?!\s)/u.test(unit.rest) && !/^-\p{L}/u.test(unit.rest)) return undefined;
  return {
    quantity: scaled(number.quantity, unit.times),
    unit: unit.unit,
    rest: unit.rest.replace(/^[-\s]+(?:each\s+)?/iu, ""),
    notes: [],
    words: text.slice(0, text.length - unit.rest.length).trim(),
  };
}

/** A number with a length that has no unit here: "5cm piece". */
const CENTIMETRES = /^(?<words>\d+(?:\.\d+)?\s?-?(?:cm|mm|centimetres?|centimeters?))[-\s]+/iu;

/** The word for what is counted, before the food: "tins", "large cloves of", "piece of". */
function takeMeasure(text: string): { unit: Unit; times: number; rest: string; word: string } | undefined {
  let rest = text.trimStart();
  for (let sizes = 0; sizes < 3; sizes += 1) {
    const word = /^[\p{L}-]+(?=\s)/u.exec(rest)?.[0] ?? "";
    if (!MEASURE_SIZES.has(word.toLowerCase())) break;
    rest = rest.slice(word.length).trimStart();
  }
  const unit = takeUnit(rest);
  if (unit && unit.unit !== "inch" && /[\p{L}\p{N}]/u.test(unit.rest)) {
    return { ...unit, word: rest.slice(0, rest.length - unit.rest.length).toLowerCase() };
  }
  const loose = /^(?<word>\p{L}+)\s+(?:of\s+)?(?=\S)/u.exec(rest);
  const word = loose?.groups?.["word"]?.toLowerCase() ?? "";
  if (!loose || !LOOSE_MEASURES.has(word)) return undefined;
  return { unit: "", times: 1, rest: rest.slice(loose[0].length), word };
}

function isPack(unit: Unit): boolean {
  return unit === "can" || unit === "package";
}

/** A size and the pack or piece it is of: "400g tin", "14-ounce can", "2-inch piece". */
function takePack(text: string, count: Quantity): Amount | undefined {
  const length = CENTIMETRES.exec(text);
  const size = length
    ? { rest: text.slice(length[0].length), words: length.groups?.["words"] ?? "" }
    : takeSize(text);
  if (!size) return undefined;
  const measure = takeMeasure(size.rest);
  if ("unit" in size && size.unit === "inch") {
    if (measure?.unit !== "" || !("quantity" in size)) return undefined;
    return { ...size, quantity: scaled(size.quantity, count.min), rest: measure.rest };
  }
  if (!measure || !(isPack(measure.unit) || length)) return undefined;
  return { quantity: count, unit: measure.unit, rest: measure.rest, notes: [size.words] };
}

const SINGLE: Quantity = { min: 1, max: 1 };
const OTHER_AMOUNT = /^\s*(?:[/|=]|or\b|\(or\b)\s*(?=[\d¼½¾⅓⅔⅛.])/iu;
const ADDED = /^\s*,?\s*(?:plus|\+|and|&)?\s*(?=[\d¼½¾⅓⅔⅛])/iu;
const UP_TO = /^\s*(?:-|–|—|to|or)\s*(?=[\d¼½¾⅓⅔⅛])/iu;

/** "250 g", "2 lb 3 oz", "600 ml/1 pint": a number with its unit, and what belongs to it. */
function takeMeasured(text: string): Amount | null | undefined {
  let size = takeSize(text);
  if (!size) return undefined;
  const notes: string[] = [];
  let parts = 1;
  for (;;) {
    const { rest } = size;
    const other = OTHER_AMOUNT.exec(rest) ?? undefined;
    const range = UP_TO.exec(rest) ?? undefined;
    const added = ADDED.exec(rest) ?? undefined;
    const joint = range ?? other ?? added;
    const next = joint && takeSize(rest.slice(joint[0].length));
    if (!joint || !next) break;
    const same = convert(next.quantity.max, next.unit, size.unit);
    if (range && same !== undefined && next.unit === size.unit && same > size.quantity.max) {
      size = { ...next, quantity: { min: size.quantity.min, max: same } };
    } else if (other ?? range) {
      notes.push(next.words);
      size = { ...size, rest: next.rest };
    } else {
      parts += 1;
      // Two parts of one amount get smaller. Anything else is no amount that is meant.
      if (parts > 2 || same === undefined || same >= size.quantity.min) return null;
      const { quantity, unit } = size;
      size = {
        ...next,
        unit,
        quantity: { min: quantity.min + same, max: quantity.max + same },
      };
    }
  }
  return { ...size, notes };
}

const ABOUT =
  /^(?:about|approx(?:imately|\.)?|around|roughly|circa|ca?\.|~|up to|at least|scant|generous|heaped|heaping|another|a further|good|level|rounded)\s*(?=[\p{L}\d¼½¾⅓⅔⅛~])/iu;

/** The amount at the beginning of a line. Null: there is something like one that isn't to be read. */
function takeAmount(line: string): Amount | null | undefined {
  const text = line.replace(ABOUT, "").replace(ABOUT, "");
  const pack = takePack(text, SINGLE);
  if (pack) return pack;
  const measured = takeMeasured(text);
  if (measured !== undefined) return measured;
  const number = takeQuantity(text);
  if (!number) {
    const measure = takeMeasure(text);
    const isAmount =
      measure &&
      (/^(?:pinch|dash|bunch|handful|sprig|knob|splash|drizzle|glug|squeeze|thumb|piece|dollop|grating|twist)/u.test(measure.word) ||
        /^\s*of\s/iu.test(measure.rest));
    return isAmount ? { quantity: SINGLE, notes: [], ...measure } : undefined;
  }
  const { quantity } = number;
  if (!quantity) return null;
  // "2 x 400 g tins", "2 (400 g) tins"
  const times = /^\s?[x×]\s?(?=[\p{L}\d¼½¾⅓⅔⅛])/iu.exec(number.rest);
  if (!times && /^[\p{L}]/u.test(number.rest) && !takeUnit(number.rest)) return null;
  const rest = number.rest.slice(times?.[0].length ?? 0).trimStart();
  const packed = takePack(rest, quantity);
  if (packed) return packed;
  const size = takeSize(rest);
  if (size) {
    // "2 150 g steaks" says how much each weighs; "2 x 3 x 4 g" says nothing.
    if (/^\s*[x×]?\s*\d/u.test(size.rest)) return null;
    const ofEach = takeMeasure(size.rest);
    const after = ofEach?.unit === "" ? ofEach.rest : size.rest;
    return { quantity, unit: "", rest: after, notes: [size.words] };
  }
  const measure = takeMeasure(number.rest.slice(times?.[0].length ?? 0));
  if (measure) {
    return { ...measure, quantity: scaled(quantity, measure.times), notes: [] };
  }
  if (/^\s*(?:[x×*+/=^]|[-–]\s?)?\s?\d/iu.test(number.rest) && !/^\s+\d+(?:%|\s?spice|\d?\s)/u.test(number.rest)) return null;
  return { quantity, unit: "", rest, notes: [] };
}

/** Amounts behind the food: "butter, 50 g", "eggs x 3", "flour 250g". */
const AT_END = /^(?<name>\D{2,}?)(?:\s*[,:–=-]\s*|\s+[x×]\s*|\s+)(?<amount>(?:\d|[¼½¾⅓⅔⅛]).*)$/iu;

function takeLastAmount(text: string): Amount | undefined {
  const { name, amount = "" } = AT_END.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  const found = takeMeasured(amount) ?? takeCount(amount, /[,:–=x×-]\s*$/iu.test(text.slice(0, -amount.length)));
  const left = found?.rest.trim() ?? "";
  if (!found || (left !== "" && !/^[,(]/u.test(left))) return undefined;
  return { ...found, rest: `${name}${left}` };
}

function takeCount(text: string, isMarked: boolean): Amount | undefined {
  const number = takeQuantity(text);
  if (!number?.quantity) return undefined;
  const word = number.rest.trim();
  const unit = word === "" ? { unit: "" as const, times: 1 } : unitOf(word);
  if (!unit || (word === "" && !isMarked)) return undefined;
  return { quantity: scaled(number.quantity, unit.times), unit: unit.unit, rest: "", notes: [] };
}

const BULLET = /^(?:[-*•·▢□☐◦‣–—]+\s+(?:\[\s?[x ]?\]\s*)?|\p{Extended_Pictographic}\u{fe0f}?\s*)+(?=[\p{L}\p{N}¼½¾⅓⅔⅛(])/u;
const CONTROLS = /[\p{Cc}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}]+/gu;

function clean(line: string): string {
  return line.replace(CONTROLS, " ").replace(/\s+/gu, " ").trim().replace(BULLET, "");
}

/** Takes the bracketed parts out of a line: "1 (400 g) tin" → "1 tin" and "400 g". */
function takeBrackets(text: string): { text: string; inside: string[] } {
  const inside: string[] = [];
  const outside = text
    .replace(/\s?[([]([^()[\]]*)[)\]]/gu, (_, words: string) => {
      inside.push(words.trim());
      return "";
    })
    .replace(/\s*[([].*$/u, (words) => {
      inside.push(words.replace(/[([]/gu, "").trim());
      return "";
    });
  return { text: outside.replace(/\s+/gu, " ").replace(/^[)\]\s]+/u, "").trim(), inside };
}

function withoutAmount(text: string): ParsedIngredient {
  return { quantity: null, unit: "", name: text.toLowerCase(), preparation: "", note: "" };
}

/** Splits what is not the amount into the name and what is said about it. */
function readRest(rest: string): { name: string; preparation: string[]; notes: string[]; trailing: Unit | undefined } {
  let text = rest.trim().replace(/^(?:of\s+(?:the\s+|an?\s+)?|the\s+|[-–,:;.]+\s*)/iu, "");
  const described: string[] = [];
  let end = endOfName(text);
  // "boneless, skinless chicken thighs", "red or white onion": the thing comes later.
  for (let turns = 0; turns < 4 && end < text.length; turns += 1) {
    const head = text.slice(0, end).trim();
    const isDescription = head.split(/\s+/u).every((word) => describes(word.toLowerCase()));
    const isColour = /^(?:red|green|yellow|white|brown|black|dark|light|sweet|plain|hot)$/iu.test(head) && /^\s(?:or|and)\s/iu.test(text.slice(end));
    if (!isDescription && !isColour) break;
    const tail = text.slice(end).replace(/^[,;:]?\s*(?:(?:or|and|to)\s+)?/u, "");
    if (tail === "") break;
    if (head !== "") described.push(head);
    text = tail;
    end = endOfName(text);
  }
  const tail = text.slice(end).replace(/^[\s,;:]+/u, "").trim();
  const head = text.slice(0, end).trim();
  const read = readName(head);
  const words = read.name.split(" ");
  const last = words.at(-1) ?? "";
  const isUnit = words.length > 1 && TRAILING_UNITS.has(last) && read.name !== "cinnamon stick";
  return {
    name: isUnit ? readName(words.slice(0, -1).join(" ")).name : read.name,
    preparation: [...described, ...read.described],
    notes: tail === "" ? [] : [tail],
    trailing: isUnit ? unitOf(last)?.unit : undefined,
  };
}

/**
 * Understands one line: "2 garlic cloves, crushed" is 2 cloves of garlic. A range keeps both ends. A
 * pack's size is a note: "1 (400 g) tin" is one can. Amounts of two units of one kind are added
 * ("2 lb 3 oz"); of amounts that say the same in two units the first counts ("200g/7oz").
 *
 * Never throws. What isn't surely an amount is read as text, and a line longer than an ingredient
 * can be is its own name. Takes time linear in the line's length.
 */
export function parseIngredient(line: string): ParsedIngredient {
  const whole = line.length > LINE_MAX ? line : clean(line);
  if (line.length > LINE_MAX || whole === "") return withoutAmount(whole.trim());
  const { text, inside } = takeBrackets(whole);
  const part = PART_OF.exec(text)?.[0] ?? "";
  const body = text.slice(part.length);
  const amount = takeAmount(body) ?? takeLastAmount(body);
  if (amount === undefined && takeAmount(body) === null) return withoutAmount(whole);
  const { name, preparation, notes, trailing } = readRest(amount?.rest ?? body);
  const tails = notes.flatMap((note) => note.split(/[,;]\s*/u)).filter(Boolean);
  const isNote = (words: string) => NOTE.test(words);
  return {
    quantity: amount?.quantity ?? null,
    unit: amount && amount.unit === "" && trailing !== undefined ? trailing : (amount?.unit ?? ""),
    name,
    preparation: [part.trim(), preparation.join(" "), ...tails.filter((words) => !isNote(words))]
      .filter(Boolean)
      .join(", "),
    note: [...(amount?.notes ?? []), ...inside, ...tails.filter(isNote)].filter(Boolean).join(", "),
  };
}
