import { type Quantity, takeQuantity } from "./numbers.ts";
import { PLURAL } from "./singular.ts";
import { ABOUT, takeAmount } from "./take-amount.ts";
import { takeMeasured } from "./take-measured.ts";
import { type Amount, BY_LENGTH, scaled, takeSize } from "./take-size.ts";
import { unitOf } from "./units.ts";

/** The length, in inches, if it is the whole text: "2-inch", "about 5 cm long". */
export function takeLength(text: string): Quantity | undefined {
  const size = takeSize(text.replace(ABOUT, ""));
  return size?.unit === "inch" && /^(?:long|each|pieces?)?$/iu.test(size.rest.trim())
    ? size.quantity
    : undefined;
}

/** Amounts after the food: "butter, 50 g", "eggs x 3", "flour 250g". */
const AT_END =
  /^(?<name>(?:\d{1,2}%)?\D{2,}?)(?:\s*[,:–=-]\s*|\s+[x×]\s*|\s+)(?<amount>(?:\d|[¼½¾⅓⅔⅛]).*)$/iu;

/** "coriander - a handful", "salt, a pinch", "basil, handful" */
const MEASURE_AT_END =
  /^(?<name>\p{L}[^,:–=-]*)[,:–=-]\s*(?<amount>(?:an?|one|half\s+an?)\s+(?:\p{L}+\s+)?\p{L}+|(?:(?:small|large|big|good|generous)\s+)?(?:handful|pinch|bunch|dash|sprig|knob|splash|drizzle|glug|squeeze))$/iu;

/** The amount that a line ends with; `rest` is the text before it. */
export function takeLastAmount(text: string): Amount | undefined {
  const inWords = MEASURE_AT_END.exec(text)?.groups;
  const measure = inWords && takeAmount(`${inWords["amount"] ?? ""} of x`);
  if (measure && /^(?:of )?x$/u.test(measure.rest.trim())) {
    return { ...measure, rest: inWords["name"] ?? "" };
  }
  const { name, amount = "" } = AT_END.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  const size = takeSize(amount);
  const end = size && /^(?:pieces?|knobs?|long)?(?<tail>(?:,.*)?)$/iu.exec(size.rest.trim());
  if (size?.unit === "inch" && end && BY_LENGTH.test(name)) {
    return { ...size, rest: `${name}${end.groups?.["tail"] ?? ""}`, notes: [size.words] };
  }
  const isMarked = /[,:–=x×-]\s*$/iu.test(text.slice(0, -amount.length));
  // "eggs 12" means twelve; "vitamin B 12" has no amount.
  const isCounted = PLURAL.test(name) && /^\d{1,2}$/u.test(amount.trim());
  const found = takeMeasured(amount) ?? takeCount(amount, isMarked || isCounted);
  const left = (found?.rest.trim() ?? "").replace(/^(?:pieces?|knobs?)(?=$|,)/iu, "");
  if (!found || (left !== "" && !/^[,(]/u.test(left))) return undefined;
  return { ...found, rest: `${name}${left}` };
}

function takeCount(text: string, isMarked: boolean): Amount | undefined {
  const number = takeQuantity(text);
  if (!number?.quantity) return undefined;
  const tail = /,.*$/u.exec(number.rest)?.[0] ?? "";
  const word = number.rest
    .slice(0, number.rest.length - tail.length)
    .trim()
    .replace(/^(?:small|medium|large|whole|big)$/iu, "");
  const unit = word === "" ? { unit: "" as const, times: 1 } : unitOf(word);
  if (!unit || (word === "" && !isMarked)) return undefined;
  return { quantity: scaled(number.quantity, unit.times), unit: unit.unit, rest: tail, notes: [] };
}
