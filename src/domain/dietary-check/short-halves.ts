import { HALVED_MIN } from "./disguise.ts";
import { isWarnedOf, vocabulary } from "./foods.ts";
import { recognise } from "./vocabulary.ts";
import { kindOf } from "./word-kinds.ts";
import { BARRIER, type Word } from "./words.ts";

const LETTERS_ONLY = /^[a-z]+$/i;

/**
 * Whether the word means something where it stands: a single letter does behind an amount ("2 c") and
 * before another word ("a bun"), any other where the lists have it.
 */
function isOwnWord(text: string, words: readonly Word[], at: number): boolean {
  const { stem = "", start = 0, end = 0 } = words[at] ?? {};
  if (end - start > 1) return kindOf(stem) !== undefined || vocabulary().stems.has(stem);
  const next = words[at + 1]?.stem ?? BARRIER;
  // A few characters are enough, and all of them would be read for each letter.
  return (
    /\d\s*$/.test(text.slice(Math.max(0, start - 4), start)) || (stem === "a" && next !== BARRIER)
  );
}

/**
 * An ingredient's words with short ones put together that a blank has cut in two ("past a"), if there
 * are any. Such short words are found by chance in running text, and so are looked for in ingredients
 * alone, where one of the halves is no word of its own, and only if they name what somebody avoids.
 */
export function joinShortHalves(text: string, words: readonly Word[]): Word[] | undefined {
  const joined: Word[] = [];
  let isJoined = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const stem = joinedAt(text, words, at);
    if (stem === undefined) joined.push(word);
    else {
      at += 1;
      joined.push({ ...word, stem, end: words[at]?.end ?? word.end });
      isJoined = true;
    }
  }
  return isJoined ? joined : undefined;
}

/** The stem of the word that this one and the next are the halves of. */
function joinedAt(text: string, words: readonly Word[], at: number): string | undefined {
  const [one, two] = [words[at], words[at + 1]];
  if (!one || !two || two.end - one.start > HALVED_MIN) return undefined;
  const [first, second] = [text.slice(one.start, one.end), text.slice(two.start, two.end)];
  if (text.slice(one.end, two.start) !== " " || !LETTERS_ONLY.test(first + second))
    return undefined;
  if (isOwnWord(text, words, at) && isOwnWord(text, words, at + 1)) return undefined;
  const stem = recognise((first + second).toLowerCase(), vocabulary());
  return stem !== undefined && isWarnedOf(stem) ? stem : undefined;
}
