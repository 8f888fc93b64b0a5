import { type Word, readPhrase } from "./screen-words.ts";

/** Phrases by their first word, longest first. */
export type Matcher<T> = Map<string, { stems: string[]; value: T }[]>;

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
  const matcher: Matcher<T> = new Map();
  for (const [value, phrases] of rows) {
    for (const phrase of listPhrases(phrases)) {
      const stems = readPhrase(phrase);
      const [first] = stems;
      if (first === undefined) continue;
      const entries = matcher.get(first) ?? [];
      const twin = entries.find((entry) => entry.stems.join(" ") === stems.join(" "));
      if (twin) twin.value = merge(twin.value, value);
      else entries.push({ stems, value });
      matcher.set(first, entries);
    }
  }
  for (const entries of matcher.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  return matcher;
}

function hasPhrase(words: readonly Word[], at: number, stems: readonly string[]): boolean {
  return stems.every((stem, offset) => words[at + offset]?.stem === stem);
}

/**
 * Matches in order. A match is silenced only by a longer one that contains it whole: in "peanut
 * butter" the butter is none, but in "coconut milk chocolate" both "coconut milk" and "milk
 * chocolate" stand.
 */
export function matchPhrases<T>(matcher: Matcher<T>, words: readonly Word[]): Match<T>[] {
  const matches: Match<T>[] = [];
  let covered = 0;
  words.forEach((word, from) => {
    const entry = matcher.get(word.stem)?.find(({ stems }) => hasPhrase(words, from, stems));
    if (!entry) return;
    const to = from + entry.stems.length;
    if (to <= covered) return;
    covered = to;
    matches.push({ value: entry.value, from, to });
  });
  return matches;
}
