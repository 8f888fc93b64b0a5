import { HALVED_MIN, JOINED_MAX } from "./disguise.ts";
import { findFoods, isWarnedOf, vocabulary } from "./foods.ts";
import { recognise } from "./vocabulary.ts";
import { kindOf } from "./word-kinds.ts";
import { BARRIER, type Word } from "./words.ts";

const LETTERS_ONLY = /^[a-z]+$/i;

/**
 * Whether the word has a meaning of its own here: a single letter after an amount ("2 c") or an
 * article before another word ("a bun"), or a longer word that the lists know.
 */
function isOwnWord(text: string, words: readonly Word[], at: number): boolean {
  const { stem = "", start = 0, end = 0 } = words[at] ?? {};
  if (end - start > 1) return kindOf(stem) !== undefined || vocabulary().stems.has(stem);
  const next = words[at + 1]?.stem ?? BARRIER;
  // A few characters are enough; testing the whole text for each letter would be quadratic.
  return (
    /\d\s*$/.test(text.slice(Math.max(0, start - 4), start)) || (stem === "a" && next !== BARRIER)
  );
}

/**
 * An ingredient's words with short words rejoined that a blank has cut in two ("past a"); undefined
 * if there are none. In running text such short words would match by chance. So this applies to
 * ingredients only, if one of the halves is no word of its own, and only to words for something
 * that cooks avoid.
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

/** Whether the lists have a food under these words together: "nam pla". */
function isPhrase(words: readonly Word[]): boolean {
  const { foods } = findFoods(words, { weak: true, trailing: true, denied: 0 });
  return foods.some(({ from, to }) => to - from === words.length);
}

/** The stem of the word formed by this one and the next; undefined if they form none. */
function joinedAt(text: string, words: readonly Word[], at: number): string | undefined {
  const [one, two] = [words[at], words[at + 1]];
  if (!one || !two || two.end - one.start > JOINED_MAX) return undefined;
  const [first, second] = [text.slice(one.start, one.end), text.slice(two.start, two.end)];
  const areOwn = isOwnWord(text, words, at) && isOwnWord(text, words, at + 1);
  const gap = text.slice(one.end, two.start);
  if (gap !== " " && !(areOwn && gap === "-")) return undefined;
  if (!LETTERS_ONLY.test(first + second)) return undefined;
  // Short words of their own match by chance. Longer ones ("sea food") hardly do, unless they are
  // foods themselves ("oat bran").
  if (areOwn === two.end - one.start <= HALVED_MIN) return undefined;
  if (areOwn && (isWarnedOf(one.stem) || isWarnedOf(two.stem))) return undefined;
  const stem = recognise((first + second).toLowerCase(), vocabulary());
  if (stem === undefined || !isWarnedOf(stem)) return undefined;
  return areOwn && isPhrase([one, two]) ? undefined : stem;
}
