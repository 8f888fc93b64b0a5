import { FOOD_EMOJI } from "#domain/dietary-check/vocabulary/emoji.ts";
import { MISSPELT } from "#domain/dietary-check/vocabulary/misspellings.ts";

import { foldLetters, INVISIBLE, isAscii, LETTER } from "./fold.ts";

/** One word of a text, folded so that spelling variants meet. */
export interface Word {
  /** Lower case, no accents, singular-ish; `BARRIER` stands for punctuation. */
  stem: string;
  start: number;
  end: number;
  /** Why it can't be relied on: letters of another alphabet, or more of them than a word has. */
  trouble: "alphabet" | "length" | undefined;
  /** Whether it was written with a capital letter. */
  capital: boolean;
}

/** What is remembered of a word, wherever it stands. */
type Spelling = Pick<Word, "stem" | "trouble" | "capital">;

/** Phrases never reach across one: in "rice, flour" there is no rice flour. */
export const BARRIER = "|";
/** Stands for a word that is too long to be one. */
const TOO_LONG = "…";

/** A person who cooks, farms or feeds: their tool is no food. */
const PERSON = String.raw`[\u{1f468}\u{1f469}\u{1f9d1}][\u{1f3fb}-\u{1f3ff}]?\u200d\p{Extended_Pictographic}`;
/** Three letters or more that flags are made of; two are a flag. */
const FLAG_LETTERS = String.raw`[\u{1f1e6}-\u{1f1ff}]{3,}`;
const TOKENS = new RegExp(
  String.raw`\s[-–—]+\s|[&+]|${PERSON}|${FLAG_LETTERS}|[${LETTER}]+|[\p{Nd}\p{No}]+|[,.;:()[\]{}/\\|!?"“”„«»*•·…\n]|\p{Extended_Pictographic}`,
  "gu",
);
const ASCII_TOKENS = /\s-+\s|[&+]|[A-Za-z'`]+|\d+|[,.;:()[\]{}/\\|!?"*\n]/g;
/** Tokens are told apart by how they begin; a person with a tool begins like a picture and names no food. */
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

/** Above this many different words the memory starts again: texts are bounded, their variety is not. */
const MEMORY_MAX = 5_000;
/** Letters of the longest word that is read; longer ones are several run together, or none at all. */
const WORD_MAX = 40;
const memory = new Map<string, readonly Spelling[]>();

/**
 * Brings singular and plural together. The result need not be a word ("cheese" → "chees"), only
 * the same for both; short words keep their e and y, or "ale" would meet "al dente".
 */
function singular(written: string): string {
  const irregular = IRREGULAR.get(written);
  if (irregular) return irregular;
  const word = MISSPELT.get(written) ?? MISSPELT.get(written.replace(/s$/, "")) ?? written;
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

/** A word that no letters spell: punctuation, a sign or a picture. */
function sign(stem: string): Spelling {
  return { stem, trouble: undefined, capital: false };
}

function readLetters(raw: string): Spelling {
  const { letters, isForeign } = foldLetters(raw);
  const capital = /^\p{Lu}/u.test(raw);
  if (letters.length > WORD_MAX) return { stem: TOO_LONG, trouble: "length", capital };
  return { stem: stemOf(letters), trouble: isForeign ? "alphabet" : undefined, capital };
}

/** The words that a token stands for: one for most, none for what isn't seen. */
function readToken(raw: string): readonly Spelling[] {
  if (raw === "&" || raw === "+") return [sign("and")];
  if (LETTERS.test(raw)) {
    const read = readLetters(raw);
    return read.stem ? [read] : [];
  }
  if (PICTURE.test(raw)) {
    // A food of its own: next to another word it must not make a phrase that says something else.
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

/** Cuts a text into folded words; hyphens only part words, other punctuation is a barrier. */
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

/** The stems of a text's words alone, in order: punctuation, figures and signs left out. */
export function readStems(text: string): string[] {
  return readWords(text).flatMap(({ stem }) => (/^\p{L}/u.test(stem) ? [stem] : []));
}

/** A phrase of the word lists in the same form. */
export function readPhrase(phrase: string): string[] {
  return readWords(phrase).map((word) => word.stem);
}
