import type { FoundFood } from "./foods.ts";
import type { Place } from "./unknown-names.ts";
import type { Kind } from "./word-kinds.ts";
import { BARRIER, type Word, readPhrase } from "./words.ts";

/** Words after which a line no longer says what food it is: "for the tin", "with its juice". */
const ENDS = new Set(
  readPhrase("for with in into to from on onto over as at about per until if then like such see"),
);
/** Words between the names of two foods: "ghee or oil". */
const BETWEEN = new Set(readPhrase("and or plus"));

/** A letter alone is an amount's, or part of an abbreviation. */
function isWord({ stem }: Word): boolean {
  return /^\p{L}{2}/u.test(stem);
}

/**
 * The last word of each food that a line names before its first comma: of "2 tins (400 g) chopped
 * plum tomatoes or passata, warmed" it is "tomatoes" and "passata". Brackets are passed over, and
 * so is punctuation among amounts.
 *
 * @param isNamed whether the word at that index says more than how much, how big or how prepared
 */
function headsOf(text: string, words: readonly Word[], isNamed: (at: number) => boolean): number[] {
  const heads: number[] = [];
  let depth = 0;
  let head: number | undefined;
  let named = false;
  for (const [at, word] of words.entries()) {
    if (word.stem === BARRIER) {
      const sign = text[word.start];
      if (sign === "(" || sign === "[") depth += 1;
      else if (sign === ")" || sign === "]") depth -= 1;
      else if (depth <= 0 && named) break;
    } else if (depth <= 0 && ENDS.has(word.stem)) {
      if (named) break;
    } else if (depth <= 0 && BETWEEN.has(word.stem)) {
      if (head !== undefined) heads.push(head);
      head = undefined;
    } else if (depth <= 0 && isWord(word)) {
      head = at;
      named ||= isNamed(at);
    }
  }
  if (head !== undefined) heads.push(head);
  return heads;
}

/**
 * Foods in an ingredient that no list knows, however they are written. A line whose food is unknown
 * ("2 tbsp zorbo", "200 g pork zibbles") can't be judged by the other words in it, nor can one that
 * names no known food at all. A name made of known words ("Mithai Mate") is recognised by its
 * capitals.
 *
 * @param text one ingredient's name, as written
 * @param words the same text as `readWords` cuts it
 * @param foods what `findFoods` finds in them
 * @param kinds what kind of word each of them is
 */
export function findUnknownFoods(
  text: string,
  words: readonly Word[],
  foods: readonly FoundFood[],
  kinds: readonly Kind[],
): Place[] {
  const unknown = headsOf(text, words, (at) => kinds[at] !== "other").filter(
    (at) => kinds[at] === undefined,
  );
  const places = unknown.map((at): Place => ({ from: at, to: at + 1 }));
  if (places.length > 0) return places;
  const isKnown =
    foods.length > 0 || kinds.some((kind) => kind === "plain" || kind === "composite");
  if (isKnown) return [];
  const first = words.findIndex(isWord);
  const from = words.findIndex(
    (word, at) => isWord(word) && (kinds[at] === undefined || (word.capital && at > first)),
  );
  const isTitled = words.every((word) => word.capital || !/^[a-z]{3}/.test(word.stem));
  if (from < 0 || (isTitled && !kinds.includes(undefined))) return [];
  let to = from + 1;
  while (words[to]?.capital === true) to += 1;
  return [{ from, to }];
}
