import { type Word, readPhrase } from "./screen-words.ts";

/** Phrases as a tree of words: `after` one word come the next, and `end` is what a phrase ending here says. */
export interface Matcher<T> {
  after: Map<string, Matcher<T>>;
  end?: { value: T };
}

export interface Match<T> {
  value: T;
  /** Word indexes: from, and one past the last. */
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

/** Builds a matcher once, at load. A phrase listed twice has its values merged. */
export function compilePhrases<T>(
  rows: readonly (readonly [value: T, phrases: string])[],
  merge: (first: T, second: T) => T,
): Matcher<T> {
  const root: Matcher<T> = { after: new Map() };
  for (const [value, phrases] of rows) {
    for (const phrase of listPhrases(phrases)) {
      let node = root;
      for (const stem of readPhrase(phrase)) {
        const next: Matcher<T> = node.after.get(stem) ?? { after: new Map() };
        node.after.set(stem, next);
        node = next;
      }
      node.end = node.end ? { value: merge(node.end.value, value) } : { value };
    }
  }
  return root;
}

/**
 * Matches in order. A match is silenced only by a longer one that contains it whole: in "peanut
 * butter" the butter is none, but in "coconut milk chocolate" both "coconut milk" and "milk
 * chocolate" stand.
 */
export function matchPhrases<T>(matcher: Matcher<T>, words: readonly Word[]): Match<T>[] {
  const matches: Match<T>[] = [];
  let covered = 0;
  for (let from = 0; from < words.length; from += 1) {
    let longest: Match<T> | undefined;
    let node = matcher.after.get(words[from]?.stem ?? "");
    for (let to = from + 1; node; to += 1) {
      if (node.end) longest = { value: node.end.value, from, to };
      node = node.after.get(words[to]?.stem ?? "");
    }
    if (!longest || longest.to <= covered) continue;
    covered = longest.to;
    matches.push(longest);
  }
  return matches;
}
