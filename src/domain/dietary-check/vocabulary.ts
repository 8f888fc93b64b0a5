import { stemOf } from "./words.ts";

/** The words that are looked for in disguise, and which of them letters and signs can be read as. */

/** Figures and signs that stand for letters; 1, ! and | are an l as well as an i. */
export const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "0": "o",
    "1": "i",
    "3": "e",
    "4": "a",
    "5": "s",
    "6": "g",
    "7": "t",
    "8": "b",
    "9": "g",
    "@": "a",
    $: "s",
    "€": "e",
    "£": "l",
    "¢": "c",
    "!": "i",
    "|": "i",
    "+": "t",
  }),
);
export const SIGN = String.raw`[0134-9@$€£¢!|+]`;
const EITHER = /[1!|]/;
export const HAS_LETTER = /[a-z]/;
/** An amount beside a unit: "43 g" is no "egg", and "300ml/10fl oz" no "Milo". */
const IS_AMOUNT = /^[^a-z]+[gl]$|^[^a-z]*(?:[mcd]l|kg|oz|lb|[cm]m|pt|fl)[^a-z]*$/;

/** Letters of the shortest word looked for: "egg". */
export const WORD_MIN = 3;
/** Above this many different pieces the memory starts again. */
export const MEMORY_MAX = 5_000;

/** A piece of a text: a run of letters, or a sign that may stand for one. */
export interface PieceSpelling {
  /** Folded, signs as they are. */
  letters: string;
  /** A word of the vocabulary as it stands. */
  isWord: boolean;
  capital: boolean;
}

/** The pieces of a chunk, undefined where a word is found; "odd" where it has to be read again. */
export type ReadChunk = readonly (string | undefined)[] | "odd";

/** The words that are looked for, and what has been recognised so far. */
export interface Vocabulary {
  stems: ReadonlySet<string>;
  /** The first letters of them all: most words of a text begin otherwise. */
  beginnings: ReadonlySet<string>;
  /** By their letters with i and l as one. */
  likenesses: ReadonlyMap<string, string>;
  /** What those begin with: their first three letters, their first four, and so on. */
  likeBeginnings: ReadonlySet<string>;
  recognised: Map<string, string | undefined>;
  /** Pieces read so far, as they are written. */
  pieces: Map<string, PieceSpelling>;
  /** What stands between two spaces, read by itself. */
  chunks: Map<string, ReadChunk>;
}

function likenessOf(word: string): string {
  return word.replaceAll("i", "l");
}

/** Letters and signs as letters; `either` is what the signs stand for that are an i as well as an l. */
function lettersOf(signs: string, either: "i" | "l"): string {
  let letters = "";
  for (const sign of signs) {
    const letter = SIGNS.get(sign) ?? sign;
    letters += letter === "i" && letter !== sign ? either : letter;
  }
  return letters;
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length + 1 - WORD_MIN }, (_, more) =>
    word.slice(0, WORD_MIN + more),
  );
}

/** @param words of two that look alike with i and l as one, the first is the one that is read */
export function makeVocabulary(words: ReadonlySet<string>): Vocabulary {
  const stems = new Set(
    [...words].filter((stem) => stem.length >= WORD_MIN && /^[a-z]+$/.test(stem)),
  );
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, WORD_MIN)));
  const likenesses = new Map<string, string>();
  for (const stem of stems) {
    // Of two the first.
    if (!likenesses.has(likenessOf(stem))) likenesses.set(likenessOf(stem), stem);
  }
  return {
    stems,
    beginnings,
    likenesses,
    likeBeginnings: new Set([...likenesses.keys()].flatMap(beginningsOf)),
    recognised: new Map(),
    pieces: new Map(),
    chunks: new Map(),
  };
}

/** What letters can be read as: figures for letters, no letter three times, rn for m, vv for w. */
function* guessesAt(letters: string): Generator<string> {
  const asI = lettersOf(letters, "i");
  const asL = lettersOf(letters, "l");
  for (const plain of asI === asL ? [asI] : [asI, asL]) {
    const short = /(.)\1{2}/.test(plain)
      ? [plain, plain.replace(/(.)\1{2,}/g, "$1$1"), plain.replace(/(.)\1{2,}/g, "$1")]
      : [plain];
    for (const word of short) {
      yield word;
      if (/rn|vv/.test(word)) yield word.replaceAll("rn", "m").replaceAll("vv", "w");
    }
  }
}

/** With these letters may be read as others than they are. */
const TRICKY = /rn|vv|(.)\1{2}/;
/** With one letter more they may be tricky. */
const GROWS_TRICKY = /[rv]$|(.)\1$/;
const PLAIN = /^[a-z]+$/;
const ARTICLE = /^'*[dl1!|£]'/;
/** So many letters at the end of a word may be other ones in its stem. */
const ENDING_MAX = 6;

/** Whether no known word begins with these letters, whatever comes after. */
function isNoBeginning(letters: string, { likeBeginnings }: Vocabulary): boolean {
  if (letters.length < WORD_MIN) return false;
  const length = Math.max(WORD_MIN, letters.length - ENDING_MAX);
  const like = likenessOf(lettersOf(letters, "l"));
  if (letters.length === WORD_MIN && GROWS_TRICKY.test(like)) return false;
  return !likeBeginnings.has(like.slice(0, length)) && !TRICKY.test(like);
}

/** Whether nothing that begins so can be recognised: true of most letters without sense. */
export function isDeadEnd(letters: string, vocabulary: Vocabulary): boolean {
  const bare = letters.includes("'") ? letters.replaceAll("'", "") : letters;
  return (
    isNoBeginning(bare, vocabulary) &&
    (!ARTICLE.test(letters) || isNoBeginning(bare.slice(1), vocabulary))
  );
}

/** The stem of the known word that the letters and signs can be read as. */
export function recognise(letters: string, vocabulary: Vocabulary): string | undefined {
  if (letters.length < WORD_MIN || !HAS_LETTER.test(letters) || IS_AMOUNT.test(letters)) {
    return undefined;
  }
  const { stems, beginnings, likenesses, recognised } = vocabulary;
  if (PLAIN.test(letters) && !TRICKY.test(letters)) {
    if (!beginnings.has(letters.slice(0, WORD_MIN))) return undefined;
    const plain = stemOf(letters);
    return stems.has(plain) ? plain : undefined;
  }
  if (recognised.has(letters)) return recognised.get(letters);
  // One 1 may be an i and the next an l: then the two are one letter.
  const isEither = EITHER.test(letters);
  let found: string | undefined;
  for (const guess of guessesAt(letters)) {
    const beginning = guess.slice(0, WORD_MIN);
    if (!isEither && !beginnings.has(beginning) && !beginning.includes("'")) continue;
    const stem = stemOf(guess);
    found = stems.has(stem) ? stem : isEither ? likenesses.get(likenessOf(stem)) : undefined;
    if (found !== undefined) break;
  }
  if (recognised.size >= MEMORY_MAX) recognised.clear();
  recognised.set(letters, found);
  return found;
}
