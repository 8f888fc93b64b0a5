import { foldLetters } from "./fold-letters.ts";
import { nearSpelling } from "./near-spelling.ts";
import { MISSPELT } from "./vocabulary/misspellings.ts";
import { stemOf, withoutEnding } from "./words.ts";

/**
 * The words that are looked for in disguise, and which of them letters and signs can be read as.
 */

/** Figures and signs that stand for letters; 1, ! and | may be an l as well as an i. */
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
/** An amount beside a unit: "43 g" is not "egg", and "300ml/10fl oz" is not "Milo". */
const IS_AMOUNT =
  /^[^a-z]+[gl]$|^[^a-z]*(?:[mcd]l|kg|oz|lb|[cm]m|pt)[^a-z]*$|^[^a-z]+fl[^a-z]*$|^fl$/;

/** The fewest letters of a word that is looked for: "egg". */
export const WORD_MIN = 3;
const LOOKED_FOR = new RegExp(`^[a-z]{${WORD_MIN},}$`);
/** The cache's size limit; it is cleared when full. */
export const MEMORY_MAX = 5_000;

/** A piece of a text: a run of letters, or a sign that may stand for one. */
export interface PieceSpelling {
  /** The piece's folded letters, with signs unchanged. */
  letters: string;
  /** Whether it is a word of the vocabulary as it stands. */
  isWord: boolean;
  capital: boolean;
}

/** A chunk's pieces, undefined where a word was found; "odd" if the chunk has to be read again. */
export type ReadChunk = readonly (string | undefined)[] | "odd";

/** The words that are looked for, and what has been recognised so far. */
export interface Vocabulary {
  stems: ReadonlySet<string>;
  /** The first letters of all these words; most words of a text begin with others. */
  beginnings: ReadonlySet<string>;
  /** The words by their letters, with i and l treated as one. */
  likenesses: ReadonlyMap<string, string>;
  /** Of those, the ones that several words share: "5em1a" is semla as well as semia. */
  shared: ReadonlySet<string>;
  /**
   * The beginnings of the keys of `likenesses`: their first three letters, their first four, and so
   * on.
   */
  likeBeginnings: ReadonlySet<string>;
  recognised: Map<string, string | undefined>;
  /** Pieces read so far, by their spelling in the text. */
  pieces: Map<string, PieceSpelling>;
  /** Chunks between two spaces, each read by itself. */
  chunks: Map<string, ReadChunk>;
}

function likenessOf(word: string): string {
  return word.replaceAll("i", "l");
}

/** Replaces signs by letters; `either` is the letter for signs that may be an i or an l. */
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

/**
 * Spellings, without their endings, that stand for another word, by that word's stem. The food
 * lists contain some as well: "semolino" is read as "semolina".
 */
function respelt(
  stems: ReadonlySet<string>,
  written: ReadonlyMap<string, string>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const wrong of MISSPELT.keys()) found.set(withoutEnding(wrong), stemOf(wrong));
  for (const [word, stem] of written) {
    const one = withoutEnding(foldLetters(word).letters);
    if (one !== stem && LOOKED_FOR.test(one)) found.set(one, stem);
  }
  return new Map([...found].filter(([, stem]) => stems.has(stem)));
}

/**
 * @param words the stems of all words; if two look alike with i and l as one, the first is
 * recognised
 * @param written the same words as the lists write them, each with its stem
 */
export function makeVocabulary(
  words: readonly string[],
  written: ReadonlyMap<string, string>,
): Vocabulary {
  const stems = new Set(words.filter((stem) => LOOKED_FOR.test(stem)));
  // A misspelling is corrected once its letters are read, and may begin differently: "hoysin".
  const misspelt = respelt(stems, written);
  const beginnings = new Set([...stems, ...misspelt.keys()].map((word) => word.slice(0, WORD_MIN)));
  const likenesses = new Map<string, string>();
  const shared = new Set<string>();
  for (const stem of stems) {
    // Of two words that look alike, the first is kept.
    if (likenesses.has(likenessOf(stem))) shared.add(likenessOf(stem));
    else likenesses.set(likenessOf(stem), stem);
  }
  for (const [wrong, stem] of misspelt) {
    const like = likenessOf(wrong);
    if (!likenesses.has(like)) likenesses.set(like, stem);
  }
  return {
    stems,
    beginnings,
    likenesses,
    shared,
    likeBeginnings: new Set([...likenesses.keys()].flatMap(beginningsOf)),
    recognised: new Map(),
    pieces: new Map(),
    chunks: new Map(),
  };
}

/** What the letters can be read as: figures as letters, no letter three times, rn as m, vv as w. */
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

/** Letters that can be read as others. */
const TRICKY = /rn|vv|(.)\1{2}/;
/** Letters that one more letter could make tricky. */
const GROWS_TRICKY = /[rv]$|(.)\1$/;
const PLAIN = /^[a-z]+$/;
const ARTICLE = /^'*[dl1!|£]'/;
/** This many letters at the end of a word may differ from its stem. */
const ENDING_MAX = 6;

/** Whether no known word begins with these letters, whatever follows them. */
function isNoBeginning(letters: string, { likeBeginnings }: Vocabulary): boolean {
  if (letters.length < WORD_MIN) return false;
  const length = Math.max(WORD_MIN, letters.length - ENDING_MAX);
  const like = likenessOf(lettersOf(letters, "l"));
  if (letters.length === WORD_MIN && GROWS_TRICKY.test(like)) return false;
  return !likeBeginnings.has(like.slice(0, length)) && !TRICKY.test(like);
}

/** Whether no text with this beginning can be recognised; true of most meaningless letters. */
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
  // In one word, a 1 may be an i and another an l: then both letters are tried as one.
  const isEither = EITHER.test(letters);
  let found: string | undefined;
  for (const guess of guessesAt(letters)) {
    const beginning = guess.slice(0, WORD_MIN);
    if (!isEither && !beginnings.has(beginning) && !beginning.includes("'")) continue;
    const stem = stemOf(guess);
    const word = stems.has(stem) ? stem : isEither ? likenesses.get(likenessOf(stem)) : undefined;
    // "ca5he1" is Cashel rather than something spelled like cashew.
    const isExact = word !== undefined && nearSpelling(guess) === undefined;
    found = isExact ? word : (found ?? word);
    if (isExact || (found !== undefined && !isEither)) break;
  }
  if (recognised.size >= MEMORY_MAX) recognised.clear();
  recognised.set(letters, found);
  return found;
}

/** Whether what is written can be read as another word than `stem`, with an i for an l. */
export function isAmbiguous(written: string, stem: string, { shared }: Vocabulary): boolean {
  return /[1!|I]/.test(written) && shared.has(likenessOf(stem));
}
