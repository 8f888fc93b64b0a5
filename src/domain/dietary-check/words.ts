import { FOOD_EMOJI } from "#domain/dietary-check/vocabulary/emoji.ts";
import { MISSPELT } from "#domain/dietary-check/vocabulary/misspellings.ts";

import { foldLetters, INVISIBLE, isAscii, LETTER } from "./fold-letters.ts";
import { nearSpelling } from "./near-spelling.ts";

/** One word of a text, folded so that spelling variants are equal. */
export interface Word {
  /** Lower case, no accents, roughly singular; `BARRIER` stands for punctuation. */
  stem: string;
  start: number;
  end: number;
  /**
   * Why the word can't be relied on: letters of another alphabet, or more letters than a word has.
   */
  trouble: "alphabet" | "length" | undefined;
  /** Whether it was written with a capital letter. */
  capital: boolean;
}

/** The cached part of a word, independent of its position. */
type Spelling = Pick<Word, "stem" | "trouble" | "capital">;

/** Phrases never extend across a barrier: "rice, flour" contains no rice flour. */
export const BARRIER = "|";
/** Replaces text that is too long to be a word. */
const TOO_LONG = "…";

/** A person who cooks, farms or feeds: the tool in the emoji isn't food. */
const PERSON = String.raw`[\u{1f468}\u{1f469}\u{1f9d1}][\u{1f3fb}-\u{1f3ff}]?\u200d\p{Extended_Pictographic}`;
/** Three or more letters that flags are made of; two of them are a flag. */
const FLAG_LETTERS = String.raw`[\u{1f1e6}-\u{1f1ff}]{3,}`;
const TOKENS = new RegExp(
  String.raw`\s[-–—]+\s|[&+]|${PERSON}|${FLAG_LETTERS}|[${LETTER}]+|[\p{Nd}\p{No}]+|[,.;:()[\]{}/\\|!?"“”„«»*•·…\n]|\p{Extended_Pictographic}`,
  "gu",
);
const ASCII_TOKENS = /\s-+\s|[&+]|[A-Za-z'`]+|\d+|[,.;:()[\]{}/\\|!?"*\n]/g;
/**
 * Tokens are distinguished by their first character. An emoji of a person with a tool begins like a
 * food's, and names no food.
 */
const LETTERS = new RegExp(
  String.raw`^(?![${INVISIBLE}]+$)[${LETTER}\p{Nd}\p{No}\u{1f1e6}-\u{1f1ff}]`,
  "u",
);
const PICTURE = /^\p{Extended_Pictographic}/u;
const INVISIBLE_ONLY = new RegExp(`^[${INVISIBLE}]+$`, "u");
const IRREGULAR = new Map([
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["halves", "half"],
  ["calves", "calf"],
  ["geese", "goos"],
  ["bries", "brie"],
  // A bar of chocolate isn't a crunchy snack.
  ["crunchie", "crunchie"],
  ["crunchies", "crunchie"],
  ["gateaux", "gateau"],
  ["octopi", "octopus"],
  ["boullion", "bouillon"],
  ["pastis", "pastis"],
  ["yoghurt", "yogurt"],
  ["yoghurts", "yogurt"],
  ["yoghourt", "yogurt"],
  ["chilli", "chili"],
  ["chillies", "chili"],
  ["chilies", "chili"],
  ["chile", "chili"],
  ["chiles", "chili"],
]);

/** The cache's size limit; it is cleared when full, since the variety of words is unbounded. */
const MEMORY_MAX = 5_000;
/**
 * The most letters of a word that is read; longer ones are several words run together, or no word.
 */
const WORD_MAX = 40;
const memory = new Map<string, readonly Spelling[]>();

/**
 * Makes singular and plural equal. The result need not be a word ("cheese" → "chees"), only the
 * same for both. Short words keep their e and y, since otherwise "ale" would equal "al dente".
 */
function singular(written: string): string {
  const irregular = IRREGULAR.get(written);
  if (irregular) return irregular;
  const one = written.replace(/s$/, "");
  const word =
    MISSPELT.get(written) ??
    MISSPELT.get(one) ??
    nearSpelling(written) ??
    (one === written ? undefined : nearSpelling(one)) ??
    written;
  return withoutEnding(word);
}

/** The stem of a correctly spelled word: without plural ending or final e, and with i for y. */
export function withoutEnding(word: string): string {
  let stem = word;
  if (stem.length >= 5 && /(?:x|z|ch|sh|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length >= 5 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}i`;
  else if (stem.length >= 4 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length >= 5) stem = stem.replace(/e$/, "");
  return stem.length >= 4 ? stem.replace(/y$/, "i") : stem;
}

/** The stem of folded letters: "cow's" → "cow", "l'agneau" → "agneau". */
export function stemOf(letters: string): string {
  if (!letters.includes("'")) return singular(letters);
  return singular(
    letters
      .replace(/^'+|'+$/g, "")
      .replace(/^[dl]'/, "")
      .replace(/'s$/, "")
      .replaceAll("'", ""),
  );
}

/** A word without letters: punctuation, a sign or a picture. */
function sign(stem: string): Spelling {
  return { stem, trouble: undefined, capital: false };
}

function readLetters(raw: string): Spelling {
  const { letters, isForeign } = foldLetters(raw);
  const capital = /^\p{Lu}/u.test(raw);
  if (letters.length > WORD_MAX) return { stem: TOO_LONG, trouble: "length", capital };
  return { stem: stemOf(letters), trouble: isForeign ? "alphabet" : undefined, capital };
}

/** The words that a token stands for: one for most tokens, none for invisible characters. */
function readToken(raw: string): readonly Spelling[] {
  if (raw === "&" || raw === "+") return [sign("and")];
  if (LETTERS.test(raw)) {
    const read = readLetters(raw);
    return read.stem ? [read] : [];
  }
  if (PICTURE.test(raw)) {
    // It is a food of its own: together with the next word it must not form a phrase that means
    // something else.
    const named = readPhrase(FOOD_EMOJI.get(raw) ?? "");
    return named.length > 0 ? [BARRIER, ...named, BARRIER].map(sign) : [];
  }
  return INVISIBLE_ONLY.test(raw) ? [] : [sign(BARRIER)];
}

function remember(raw: string): readonly Spelling[] {
  const known = memory.get(raw);
  if (known) return known;
  const read = readToken(raw);
  if (raw.length > WORD_MAX) return read;
  if (memory.size >= MEMORY_MAX) memory.clear();
  memory.set(raw, read);
  return read;
}

/** Cuts a text into folded words. Hyphens only separate words; other punctuation is a barrier. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(isAscii(text) ? ASCII_TOKENS : TOKENS)) {
    const [raw] = match;
    const start = match.index;
    const end = start + raw.length;
    for (const { stem, trouble, capital } of remember(raw)) {
      words.push({ stem, start, end, trouble, capital });
    }
  }
  return words;
}

/** Only the stems of a text's words, in order: punctuation, figures and signs are left out. */
export function readStems(text: string): string[] {
  return readWords(text).flatMap(({ stem }) => (/^\p{L}/u.test(stem) ? [stem] : []));
}

/** The stems of a phrase of the word lists. */
export function readPhrase(phrase: string): string[] {
  return readWords(phrase).map((word) => word.stem);
}
