import {
  OTHER_WORDS_WORLD,
  PLAIN_WORDS_WORLD,
} from "#domain/dietary-check/vocabulary/lexicon-world.ts";
import {
  COMPOSITE_WORDS,
  OTHER_WORDS,
  PLAIN_WORDS,
} from "#domain/dietary-check/vocabulary/lexicon.ts";

import { findFoods } from "./foods.ts";
import { BARRIER, type Word, readPhrase } from "./words.ts";

const PLAIN = new Set(readPhrase(`${PLAIN_WORDS} ${PLAIN_WORDS_WORLD}`));
const COMPOSITE = new Set(readPhrase(COMPOSITE_WORDS));
const OTHER = new Set(readPhrase(`${OTHER_WORDS} ${OTHER_WORDS_WORLD}`));
/** How a food was treated, or what it is for: "Scalloped", "Baking". */
const MANNER = /..(?:ed|ing)$/;
/** Words that begin another food; the names before them don't describe it. */
const BREAKS = new Set(readPhrase("or plus"));

/** What kind of word it is; an undefined word may be a name. */
type Kind = "plain" | "composite" | "other" | undefined;

function kindsOf(words: readonly Word[]): Kind[] {
  const kinds = words.map(({ stem }): Kind => {
    if (stem === BARRIER || stem.length === 1 || /^\d/.test(stem)) return "other";
    if (COMPOSITE.has(stem)) return "composite";
    if (PLAIN.has(stem)) return "plain";
    return OTHER.has(stem) || MANNER.test(stem) ? "other" : undefined;
  });
  for (const { has, may, from, to } of findFoods(words, { weak: true, trailing: true, denied: 0 })
    .foods) {
    for (let at = from; at < to; at += 1) {
      if (may !== 0) kinds[at] = "composite";
      else if (kinds[at] !== "composite" || to - from > 1)
        kinds[at] = has === 0 ? "other" : "plain";
    }
  }
  return kinds;
}

/**
 * For each word, the number of its part of the line; words in brackets belong to the words they
 * follow.
 */
function partsOf(text: string, words: readonly Word[]): number[] {
  let depth = 0;
  let part = 0;
  return words.map(({ stem, start }) => {
    const sign = stem === BARRIER ? text[start] : "";
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (depth <= 0 && (sign !== "" ? sign !== "." : BREAKS.has(stem))) part += 1;
    return part;
  });
}

/**
 * Proper names in an ingredient that no list knows: brands and trade names that can't be judged. A
 * name beside a food of one ingredient ("Zorbo olive oil") is judged by that food. A name that
 * stands alone, or beside a food that may be made of anything ("Zorbo sauce"), is not judged. If
 * every word has a capital, capitals tell nothing, and any food beside the name is enough.
 *
 * @param text one ingredient's name, as written
 * @param words the same text as `readWords` cuts it
 * @returns places as indexes of `words`: the first word, and one past the last
 */
export function findUnknownNames(
  text: string,
  words: readonly Word[],
): { from: number; to: number }[] {
  if (!words.some(({ capital }) => capital)) return [];
  const kinds = kindsOf(words);
  const parts = partsOf(text, words);
  const first = words.findIndex(({ stem }) => /^[a-z]/.test(stem));
  const isTitled = !words.some(({ stem, capital }) => !capital && /^[a-z]{3}/.test(stem));
  // One set for each part, built once: a line may consist of names, each of which looks up its
  // neighbours.
  const beside = new Map<number, Set<Kind>>();
  kinds.forEach((kind, at) => {
    const part = parts[at] ?? 0;
    beside.set(part, (beside.get(part) ?? new Set()).add(kind));
  });
  const found: { from: number; to: number }[] = [];
  words.forEach(({ capital, stem }, at) => {
    if (!capital || kinds[at] !== undefined || stem === BARRIER) return;
    const others = beside.get(parts[at] ?? 0);
    const isHead = at === first && words[at + 1]?.capital !== true;
    const hasPlain = others?.has("plain") === true;
    const hasComposite = others?.has("composite") === true;
    const isJudged = isTitled || isHead ? hasPlain || hasComposite : hasPlain && !hasComposite;
    if (isJudged) return;
    const last = found.at(-1);
    if (last?.to === at) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  });
  return found;
}
