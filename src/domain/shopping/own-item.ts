import { parseIngredient, parseLine } from "#domain/amounts/parse-ingredient.ts";
import { takeAmount } from "#domain/amounts/take-amount.ts";
import { takeLastAmount } from "#domain/amounts/take-last-amount.ts";
import { AMOUNT_MAX, NAME_MAX } from "#domain/limits.ts";
import { typedText } from "#domain/typed-text.ts";

/** What a cook writes on the list, as a line of it. */
export interface OwnItem {
  amount: string;
  name: string;
}

/** Cuts a text without splitting a surrogate pair, which can't be stored. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, "");
}

/** The amount that a text begins or ends with, as it is written; null if there is none. */
function splitAmount(text: string): OwnItem | null {
  const first = takeAmount(text)?.rest.trim();
  if (first && text.endsWith(first)) {
    const name = first.replace(/^of\s+/iu, "");
    return { amount: text.slice(0, -first.length).trim(), name };
  }
  const last = takeLastAmount(text)?.rest.trim();
  if (!last || !text.startsWith(last)) return null;
  return { amount: text.slice(last.length).replace(/^[\s,:–=x×-]+/iu, ""), name: last };
}

/**
 * Reads what a cook has written: "2 l milk" and "milk, 2 l" are 2 l of milk. A text whose parts
 * would say anything else than the whole stays in one piece. Null if it says nothing.
 */
export function readOwnItem(written: string): OwnItem | null {
  const typed = typedText(written.replace(/[\p{Cc}\p{Cs}\s]+/gu, " "));
  const text = cut(typed, NAME_MAX).trim();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return null;
  const parts = splitAmount(text);
  if (!parts || parts.name === "" || parts.amount.length > AMOUNT_MAX) {
    return { amount: "", name: text };
  }
  const whole = parseIngredient(text);
  const read = parseLine(parts);
  const isSame =
    whole.name === read.name &&
    whole.unit === read.unit &&
    whole.quantity?.min === read.quantity?.min &&
    whole.quantity?.max === read.quantity?.max;
  return isSame ? parts : { amount: "", name: text };
}

/** An own item as the cook would write it, to be edited: "2 l milk". */
export function writtenAs({ amount, name }: OwnItem): string {
  return amount === "" ? name : `${amount} ${name}`;
}
