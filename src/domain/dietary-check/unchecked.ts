import { UNKNOWN_FOOD_EMOJI } from "#domain/dietary-check/vocabulary/emoji.ts";

import { isAscii, withoutInvisible } from "./fold-letters.ts";
import type { ReadName, ReadText } from "./texts.ts";
import { findUnknownFoods } from "./unknown-foods.ts";
import { findUnknownNames, type Place } from "./unknown-names.ts";
import { kindsOf } from "./word-kinds.ts";

/** The parts of a recipe that no list can judge, in the cook's words. */

/** Characters that mean nothing to any reader, and characters that display a text backwards. */
const UNREADABLE = /[\p{Co}\p{Cs}\ufffd\u202d\u202e]/u;
/** The most reasons kept: a hostile text could produce thousands. */
const REASONS_MAX = 3;
const QUOTED_MAX = 40;

function quote(text: string): string {
  const letters = Array.from(withoutInvisible(text).trim());
  const shown =
    letters.length > QUOTED_MAX ? `${letters.slice(0, QUOTED_MAX).join("")}…` : letters.join("");
  return `“${shown}”`;
}

function* reasonsIn({ text, words, spelled }: ReadText): Generator<string> {
  if (!isAscii(text) && UNREADABLE.test(text)) yield "characters that can't be read";
  if (!isAscii(text) && UNKNOWN_FOOD_EMOJI.test(text)) yield "a picture we don't know";
  for (const { trouble, start, end } of words) {
    if (trouble === "alphabet")
      yield `${quote(text.slice(start, end))}, in letters of another alphabet`;
    if (trouble === "length") yield `${quote(text.slice(start, end))}, too long for a word`;
  }
  for (const { start, end } of spelled) {
    yield `${quote(text.slice(start, end))}, spelled out letter by letter`;
  }
}

function* namesIn(name: ReadName): Generator<string> {
  const { text, words, named } = name;
  const foods = named[0]?.foods ?? [];
  const quoted = ({ from, to }: Place) => quote(text.slice(words[from]?.start, words[to - 1]?.end));
  const kinds = kindsOf(words, foods);
  const names = findUnknownNames(text, words, kinds);
  for (const place of names) yield `${quoted(place)}, a name we don't know`;
  const places = findUnknownFoods(text, words, foods, kinds);
  // What can't be read, or is a name, is not reported a second time as a food.
  if (places.length === 0 || reasonsIn(name).next().done !== true) return;
  // A Set, for constant-time look-ups: a line may consist of a thousand names.
  const told = new Set(names.flatMap(({ from, to }) => words.slice(from, to)));
  for (const place of places) {
    if (words.slice(place.from, place.to).some((word) => told.has(word))) continue;
    yield `${quoted(place)}, a food we don't know`;
  }
}

/**
 * Why a recipe could not be checked completely; empty if it could.
 *
 * @param ingredients the names among `texts`: only these are of a food in every line
 * @param isCut whether the recipe is longer than what was read
 */
export function findUnchecked(
  texts: readonly ReadText[],
  ingredients: readonly ReadName[],
  isCut: boolean,
): { because: string }[] {
  const reasons = new Set<string>();
  if (isCut) reasons.add("it is too long to read whole");
  const add = (more: Iterable<string>) => {
    for (const reason of more) {
      if (reasons.size >= REASONS_MAX) return;
      reasons.add(reason);
    }
  };
  for (const text of texts) add(reasonsIn(text));
  for (const name of ingredients) add(namesIn(name));
  return [...reasons].map((because) => ({ because }));
}
