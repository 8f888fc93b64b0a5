import { type Word, readWords } from "./words.ts";

/**
 * A trie of phrases: `after` holds the possible next words, and `end` the value of a phrase that ends
 * here.
 */
export interface Matcher<T> {
  /** Absent in most leaves: ten thousand empty maps are slow to build. */
  after?: Map<string, Matcher<T>>;
  end?: { value: T };
}

export interface Match<T> {
  value: T;
  /** Word indexes: the first word, and one past the last. */
  from: number;
  to: number;
}

/** "tomato, plum tomato" → its phrases. */
export function listPhrases(phrases: string): string[] {
  return phrases
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** Every pair of a first and a second phrase: "oat, rice" × "milk" → "oat milk, rice milk". */
export function pairPhrases(firsts: string, seconds: string): string {
  return listPhrases(firsts)
    .flatMap((first) => listPhrases(seconds).map((second) => `${first} ${second}`))
    .join(",");
}

/**
 * A matcher that is built when it is first asked for: the food lists take a slow phone half a second,
 * which a screen that checks nothing needn't wait for. If a phrase is listed twice, its values are merged.
 *
 * @param written collects every word of the phrases as it is written, with its stem
 */
export function compilePhrases<T>(
  rows: () => readonly (readonly [value: T, phrases: string])[],
  merge: (first: T, second: T) => T,
  written?: Map<string, string>,
): () => Matcher<T> {
  let built: Matcher<T> | undefined;
  return () => (built ??= build(rows(), merge, written));
}

function build<T>(
  rows: readonly (readonly [value: T, phrases: string])[],
  merge: (first: T, second: T) => T,
  written?: Map<string, string>,
): Matcher<T> {
  const root: Matcher<T> = {};
  for (const [value, phrases] of rows) {
    for (const phrase of listPhrases(phrases)) {
      let node = root;
      for (const { stem, start, end } of readWords(phrase)) {
        written?.set(phrase.slice(start, end), stem);
        node.after ??= new Map();
        const next: Matcher<T> = node.after.get(stem) ?? {};
        node.after.set(stem, next);
        node = next;
      }
      node.end = node.end ? { value: merge(node.end.value, value) } : { value };
    }
  }
  return root;
}

/** Every phrase in the words, by its place. Of two that begin together, the longer comes first. */
function findPhrases<T>(matcher: Matcher<T>, words: readonly Word[]): Match<T>[] {
  const matches: Match<T>[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let node = matcher.after?.get(words[from]?.stem ?? "");
    // Most words begin no phrase.
    if (!node) continue;
    let longest = -1;
    for (let to = from + 1; node; to += 1) {
      if (node.end) {
        // Longer phrases go before the shorter ones that begin here.
        if (longest < 0) longest = matches.length;
        matches.splice(longest, 0, { value: node.end.value, from, to });
      }
      node = node.after?.get(words[to]?.stem ?? "");
    }
  }
  return matches;
}

/**
 * The phrases that count. A phrase is silenced only by a longer one that contains it entirely and
 * that `silences`: "peanut butter" silences "butter", but in "coconut milk chocolate" both "coconut
 * milk" and "milk chocolate" count.
 */
export function matchPhrases<T>(
  matcher: Matcher<T>,
  words: readonly Word[],
  silences: (value: T) => boolean = () => true,
): Match<T>[] {
  let covered = 0;
  return findPhrases(matcher, words).filter((match) => {
    // Matches come by place, longer first: any match that contains this one came before it.
    if (match.to <= covered) return false;
    if (silences(match.value)) covered = match.to;
    return true;
  });
}
