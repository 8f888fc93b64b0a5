import { takeQuantity } from "#domain/amounts/numbers.ts";
import { parseIngredient, parseLine } from "#domain/amounts/parse-ingredient.ts";
import { takeSummand } from "#domain/amounts/sum-parts.ts";
import { ABOUT, takeAmount } from "#domain/amounts/take-amount.ts";
import { takeLastAmount } from "#domain/amounts/take-last-amount.ts";
import { BY_LENGTH, DIMENSIONS } from "#domain/amounts/take-size.ts";
import { AMOUNT_MAX, NAME_MAX } from "#domain/limits.ts";
import { typedText } from "#domain/typed-text.ts";

/** An item that the cook has typed, as a line of the list. */
export interface OwnItem {
  amount: string;
  name: string;
}

/** Cuts a text without splitting a surrogate pair, which can't be stored. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, "");
}

/** Bullets, checkboxes and numbers before the lines of a pasted list: "- ", "•", "✓", "1. ", "[ ] ". */
const BULLET =
  /^(?:[-*•·–—▢□☐☑☒✓✔✗✘→►▸▹➤★☆○●◦‣◯■◼]\ufe0f?\s*(?=[\s\p{L}\p{N}[])|\[[\sx]?\]\s*|\d{1,2}[.)]\s+(?=\S))+/iu;

/** A line of a pasted list without its bullet. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, "");
}

/**
 * After these, the text behind a number is not a name: "3 for 2 crisps", "3 m rope", "10 envelopes
 * C5".
 */
const NO_NAME = /^(?:for|in|to|per|x|\p{Script=Latin})(?![\p{L}'’-])|^\P{L}*$|^\p{L}?\d+$/iu;
/** "nappies, size 4" */
const NUMBERED = /(?:^|\s)(?:age|factor|grade|level|no\.?|number|size|spf|stage|type)$/iu;
/** "1 (400 g) tin of tomatoes" */
const PACK_SIZE = /^(?<count>[\d½¼¾⅓⅔⅛/-]+\s*)[([][^()[\]]*[)\]]\s*(?=\p{L})/u;
/** "(500 ml) milk": the same amount in another unit. */
const OTHER_AMOUNT = /^[([][^()[\]]*\d[^()[\]]*[)\]]\s*(?=\p{L})/u;
/** "toilet paper: 9 rolls", "foil 2 rolls" */
const COUNT_AT_END = /^(?<name>.*\p{L}.*?)(?:\s*[:,–-]\s*|\s+)(?<amount>\d{1,4}\s+\p{L}+)$/u;

/** Splits off the amount that a line begins or ends with, as written; null if there is none. */
export function splitAmount(text: string): OwnItem | null {
  const sum = takeSummand(text);
  const added = sum && splitAmount(sum.rest);
  if (sum) return added ? { ...added, amount: sum.summand + added.amount } : null;
  const counted = text.replace(PACK_SIZE, "$<count>");
  const { name: packed } = (counted !== text && splitAmount(counted)) || {};
  if (packed !== undefined && text.endsWith(packed)) {
    return { amount: text.slice(0, -packed.length).replace(/\s+(?:of\s+)?$/iu, ""), name: packed };
  }
  const taken = takeAmount(text)?.rest.trim();
  const first = taken?.replace(OTHER_AMOUNT, "");
  if (first && text.endsWith(first)) {
    const said = text.slice(0, -first.length).trim();
    const amount = said.replace(/\s+of$/iu, "").replace(/(?<=\d)\s?[x×]$/iu, "");
    const name = first.replace(/^of\s+/iu, "");
    const isOf = name !== first || /\sof$/iu.test(said);
    // "dozen eggs", but not "dash cam" or "splash guard"
    const isAmount =
      isOf ||
      /^(?:dozen|pair)$/iu.test(amount) ||
      takeQuantity(amount.replace(ABOUT, "")) !== undefined;
    // "12 inch skewers"
    const isSize = DIMENSIONS.exec(amount)?.[0] === amount && !BY_LENGTH.test(name);
    return isAmount && !isSize && !NO_NAME.test(name) ? { amount, name } : null;
  }
  const { name, amount = "" } = COUNT_AT_END.exec(text)?.groups ?? {};
  const measured = takeAmount(`${amount} of x`)?.rest.trim() ?? "";
  const isSum = /(?:[+&]|\s(?:and|plus))$/iu.test(name ?? "");
  if (name !== undefined && !isSum && /^(?:rolls? )?(?:of )?x$/iu.test(measured)) {
    return { amount, name };
  }
  const last = takeLastAmount(text)?.rest.trim();
  if (!last || !text.startsWith(last) || NUMBERED.test(last)) return null;
  return { amount: text.slice(last.length).replace(/^[\s,:–=x×-]+/iu, ""), name: last };
}

/**
 * Parses a typed item: "2 l milk" and "milk, 2 l" are 2 l of milk. A text is not split if its parts
 * would mean a different amount than the whole, nor is "a birthday card". No word is dropped. Null
 * if there is nothing in it.
 */
export function readOwnItem(written: string): OwnItem | null {
  const typed = withoutBullet(typedText(written.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")));
  const text = cut(typed, NAME_MAX).trim();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return null;
  const inOne = { amount: "", name: text };
  const parts = splitAmount(text);
  const isParts = parts && parts.name !== "" && parts.amount.length <= AMOUNT_MAX;
  if (!isParts || /^an?$/iu.test(parts.amount)) return inOne;
  const whole = parseIngredient(text);
  const read = parseLine(parts);
  const isSame =
    whole.name === read.name &&
    whole.unit === read.unit &&
    whole.quantity?.min === read.quantity?.min &&
    whole.quantity?.max === read.quantity?.max;
  return isSame || !read.quantity || !whole.quantity ? parts : inOne;
}

/** An own item as editable text: "2 l milk". */
export function writtenAs({ amount, name }: OwnItem): string {
  return amount === "" ? name : `${amount} ${name}`;
}
