import type { Kind } from "./word-kinds.ts";
import { BARRIER, type Word, readPhrase } from "./words.ts";

/** Words that begin another food; the names before them don't describe it. */
const BREAKS = new Set(readPhrase("or plus"));

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

/** Places in an ingredient, as indexes of its words: the first, and one past the last. */
export interface Place {
  from: number;
  to: number;
}

/**
 * Proper names in an ingredient that no list knows: brands and trade names that can't be judged. A
 * name beside a food of one ingredient ("Zorbo olive oil") is judged by that food. A name that
 * stands alone, or beside a food that may be made of anything ("Zorbo sauce"), is not judged, nor
 * is one that goes on in capitals ("Zorbo Creams"): all of it is the name. If every word has a
 * capital, capitals mean nothing, and any food beside the name is enough.
 *
 * @param text one ingredient's name, as written
 * @param words the same text as `readWords` cuts it
 * @param kinds what kind of word each of them is
 */
export function findUnknownNames(
  text: string,
  words: readonly Word[],
  kinds: readonly Kind[],
): Place[] {
  if (!words.some(({ capital }, at) => capital && kinds[at] === undefined)) return [];
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
  const found: Place[] = [];
  words.forEach(({ capital, stem }, at) => {
    if (!capital || kinds[at] !== undefined || stem === BARRIER) return;
    const others = beside.get(parts[at] ?? 0);
    const next = words[at + 1];
    const isHead = at === first && next?.capital !== true;
    const hasPlain = others?.has("plain") === true;
    const hasComposite = others?.has("composite") === true;
    const isJudged =
      isTitled || isHead
        ? hasPlain || hasComposite
        : hasPlain && !hasComposite && (next?.capital !== true || at === first);
    if (isJudged) return;
    const last = found.at(-1);
    if (last?.to === at) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  });
  return found;
}
