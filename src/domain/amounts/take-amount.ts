import { type Quantity, takeQuantity } from "./numbers.ts";
import { SINGLE, takeMeasured, takePack } from "./take-measured.ts";
import {
  type Amount,
  BY_LENGTH,
  DIMENSIONS,
  scaled,
  takeMeasure,
  takeUnit,
  withoutMeasure,
} from "./take-size.ts";
import { type Unit, unitOf } from "./units.ts";

/** A measure without a unit is kept as a note: "knob". */
function notesOf({ unit, word }: { unit: Unit; word: string }): string[] {
  return unit === "" && !unitOf(word) ? [word] : [];
}

export const ABOUT =
  /^(?:(?:about|approx(?:imately|\.)?|around|roughly|circa|ca?\.|~|±|\+\/-|up to|at least|scant|generous|heaped|heaping|another|a further|good|level|rounded|just under|just over|nearly|almost|an? total of|(?:no|not) more than|no less than|more than|less than)\s*(?=[\p{L}\d¼½¾⅓⅔⅛~])|an?\s(?:scant|generous|heaped|heaping|level|rounded|good|full|further|total of)\s+(?=[\d¼½¾⅓⅔⅛]))/iu;

/** Words for a vague amount: "a few sprigs of", "a little". */
const VAGUE =
  /^(?:an?\s+(?:little|bit|lot|touch|(?:good|fair|small|large)\s+(?:amount|few|bit)|load|number|tad)(?:\s+of)?|(?:an?\s+)?few(?:\s+of)?|several|some|a\s+little\s+bit\s+of|plenty\s+of|lots\s+of)\s+/iu;

/** Whether a text begins with a vague amount. */
export function isVague(text: string): boolean {
  return VAGUE.test(`${text} `);
}

/** The food of a line that begins with a vague amount: "a few sprigs of thyme". */
export function withoutVagueAmount(text: string): string {
  const vague = VAGUE.exec(text)?.[0];
  if (vague === undefined) return text;
  const rest = text.slice(vague.length);
  return takeMeasure(rest)?.rest ?? rest;
}

/** Measures that mean one if there is no number: "handful of", "small pack". */
const WITHOUT_NUMBER =
  /^(?:dozen|doz|pair|pack(?:et)?$|tin$|jar$|tub$|carton$|sachet$|punnet$|pinch|dash|bunch|handful|sprig|knob|splash|drizzle|glug|squeeze|thumb|piece|dollop|grat|grind|twist|dusting|hint|lug|scattering|slosh|slug|smidgen|sprinkl)/u;

/** "1 large or 2 small onions": a range from the smaller count to the larger. */
function withOtherSize(quantity: Quantity, rest: string): { quantity: Quantity; rest: string } {
  const or = /^\s+(?:extra[\s-]large|large|big|medium(?:-sized)?|small)\s+(?:or|to)\s+/iu.exec(
    rest,
  );
  const other = or ? takeQuantity(rest.slice(or[0].length)) : undefined;
  if (!or || !other?.quantity || !/^\s+(?:large|big|medium|small|baby)\s/iu.test(other.rest)) {
    return { quantity, rest };
  }
  const all = [quantity.min, quantity.max, other.quantity.min, other.quantity.max];
  return { quantity: { min: Math.min(...all), max: Math.max(...all) }, rest: other.rest };
}

/** `4 ½"-thick slices`: four slices, not 4½ inches. */
const COUNT_AND_THICKNESS =
  /^(?<count>[1-9]\d?)\s+(?<size>(?:[¼½¾⅓⅔⅛]|\d\/\d)\s?-?(?:"|″|inch|in|cm)[-\s]thick)[-\s]+(?<rest>\S.*)$/iu;

function takeThick(text: string): Amount | undefined {
  const { count, size = "", rest = "" } = COUNT_AND_THICKNESS.exec(text)?.groups ?? {};
  if (count === undefined) return undefined;
  const quantity = { min: Number(count), max: Number(count) };
  return { quantity, rest, unit: "", ...takeMeasure(rest), notes: [size] };
}

/** "an inch of ginger", "half an inch piece of ginger" */
const INCHES_IN_WORDS =
  /^(?:an?|one|half\s+an?|two|three|four)\s+inch(?:es)?\s+(?:(?:of|piece|knob)\s+){0,2}(?=\p{L})/iu;

function takeInches(text: string): Amount | undefined {
  const words = INCHES_IN_WORDS.exec(text)?.[0] ?? "";
  const rest = text.slice(words.length);
  const quantity = takeQuantity(text)?.quantity;
  if (words === "" || !quantity || !BY_LENGTH.test(rest)) return undefined;
  return { quantity, unit: "inch", rest, notes: [words.trim()] };
}

/** Whether a number before "x" is a side of what follows: "10x10cm", "9 x 5 inch", not "2 x 20cm". */
function isSide({ max }: Quantity, dimensions: string): boolean {
  if (/thick|diameter|long|wide|round/iu.test(dimensions)) return false;
  return max >= 9 || max >= Number.parseFloat(dimensions);
}

/**
 * A number with no space before its food ("12eggs"), but not a name that begins with one ("7up").
 */
const GLUED_FOOD =
  /^(?!(?:spice|alive|ever|island|star|seed|grain|bean|year|month|week|day|hour|min|sec|star|way|layer|ingredient|fold)s?(?!\p{L}))\p{L}{3,}/iu;

/** Names that begin like an amount: "half and half", "half fat crème", "5-spice", "80/20 mince". */
const NUMBER_OF_NAME =
  /^(?:half[\s-](?:and|&|n)[\s-]half|half[\s-](?:fat|price|sugar|salt)|(?:5|five)[\s-]?spice|7[\s-]?up|[5-9]\d\/\d{1,2}(?=\s))(?!\p{L})/iu;

/** The amount at the beginning of a line; null if it only looks like an amount. */
export function takeAmount(line: string): Amount | null | undefined {
  if (VAGUE.test(line) || NUMBER_OF_NAME.test(line)) return undefined;
  const text = line.replace(ABOUT, "").replace(ABOUT, "");
  const thick = takeThick(text);
  if (thick) return thick;
  const inches = takeInches(text);
  if (inches) return inches;
  const pack = takePack(text, SINGLE);
  if (pack) return pack;
  const measured = takeMeasured(text);
  if (measured !== undefined) return measured;
  const number = takeQuantity(text);
  if (!number) {
    const measure = takeMeasure(text);
    const isAmount = measure && (WITHOUT_NUMBER.test(measure.word) || measure.isOf);
    return isAmount
      ? { ...measure, quantity: scaled(SINGLE, measure.times), notes: notesOf(measure) }
      : undefined;
  }
  if (!number.quantity) return null;
  const { quantity, rest: counted } = withOtherSize(number.quantity, number.rest);
  // "2 x 400 g tins", "2xeggs", but not "1 Xmas pudding"
  const times = /^(?:\s?[x×]\s?(?=[\d¼½¾⅓⅔⅛])|\s?[x×]\s(?=\p{L})|[x×](?=\p{L}))/iu.exec(counted);
  // "3-pin plug", "2-in-1 shampoo"
  if (/^-\p{L}/u.test(counted) && !takeMeasure(counted.slice(1))) return undefined;
  const isGlued = !times && /^[\p{L}]/u.test(counted) && !takeUnit(counted);
  if (isGlued && !GLUED_FOOD.test(counted)) return null;
  const rest = counted.slice(times?.[0].length ?? 0).trimStart();
  const packed = takePack(rest, quantity);
  if (packed) return packed;
  const dimensions = DIMENSIONS.exec(rest)?.[0];
  if (dimensions !== undefined) {
    if (times && isSide(quantity, dimensions)) return null;
    const after = withoutMeasure(rest.slice(dimensions.length));
    return { quantity, unit: "", rest: after, notes: [dimensions.trim()] };
  }
  const size = takeMeasured(rest);
  if (size === null) return null;
  if (size) {
    // "2 150 g steaks" says how much each weighs; "2 x 3 x 4 g" says nothing.
    if (/^\s*[x×]?\s*\d/u.test(size.rest)) return null;
    const words = rest.slice(0, rest.length - size.rest.length).trim();
    // "2 x 2 tbsp": nobody sells a spoon as a piece.
    if (times && /^(?:tsp|tbsp|cup)$/u.test(size.unit) && size.quantity) {
      return { ...size, quantity: scaled(size.quantity, quantity.max) };
    }
    return { quantity, unit: "", rest: withoutMeasure(size.rest), notes: [words] };
  }
  const measure = takeMeasure(counted.slice(times?.[0].length ?? 0));
  if (measure) {
    return { ...measure, quantity: scaled(quantity, measure.times), notes: notesOf(measure) };
  }
  if (
    /^\s*(?:[x×*+/⁄=^]|[-–]\s?|(?:to|or)\s)?\s?\d/iu.test(counted) &&
    !/^\s+\d+(?:%|\s?spice|\d?\s)/u.test(counted)
  )
    return null;
  return { quantity, unit: "", rest, notes: [] };
}
