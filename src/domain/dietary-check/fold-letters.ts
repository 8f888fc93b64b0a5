import { CONFUSABLES } from "#domain/dietary-check/vocabulary/confusables.ts";

/** Reduces letters in any form to plain a–z: accents, case, other scripts, typographic variants. */

/**
 * Characters that are invisible between letters, or seen only as a gap: Unicode's
 * Default_Ignorable_Code_Point (soft hyphens, zero-width and Hangul fillers, direction marks, tags,
 * variation selectors), other format and control characters, the blank Braille cell and the object
 * replacement character. For a character class.
 */
export const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}\0-\x08\x0b-\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u2800\ufffc`;
const INVISIBLES = new RegExp(`[${INVISIBLE}]+`, "gu");

/** Apostrophes, and characters that people type in their place. For a character class. */
const APOSTROPHE = "'’‘`´ʹʻʼ＇";

/**
 * Letters in circles, brackets and squares, and the letters that form flags. For a character class.
 */
const BADGES = String.raw`\u249c-\u24e9\u{1f110}-\u{1f129}\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}`;
const WHITE_ON_BLACK: readonly (readonly [first: number, last: number])[] = [
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
];

/** The characters that a word is written with. For a character class. */
export const LETTER = String.raw`\p{L}\p{M}\p{Nl}${BADGES}${APOSTROPHE}${INVISIBLE}`;

/**
 * Letters of English and neighbouring languages that neither Unicode's decomposition nor the
 * look-alikes reduce to a–z.
 */
const LATIN: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["ẞ", "ss"],
  ["ð", "d"],
  ["þ", "th"],
  ["Þ", "th"],
  ["ŋ", "n"],
  ["ə", "e"],
]);

export interface Folded {
  /** Lower case a–z as far as the letters could be read; unreadable letters stay as they were. */
  letters: string;
  /**
   * Whether the text contains a script other than Latin, or a letter that can't be read: it can
   * only be guessed.
   */
  isForeign: boolean;
}

function plainLetter(char: string): string | undefined {
  const known = LATIN.get(char) ?? CONFUSABLES.get(char);
  if (known !== undefined) return known;
  const code = char.codePointAt(0) ?? 0;
  const range = WHITE_ON_BLACK.find(([first, last]) => code >= first && code <= last);
  return range && String.fromCharCode(97 + code - range[0]);
}

/** Invisible characters that leave a gap: a word may end there or continue. */
const GAPS = new RegExp(
  String.raw`[\u115f\u1160\u3164\uffa0\u180e\u2800\ufffc\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]`,
  "gu",
);

/** The text at the same length, with each special blank replaced by a character without width. */
export function closeGaps(text: string): string {
  return isAscii(text) ? text : text.replace(GAPS, "\u200b");
}

/**
 * Whether a text has only characters of an English keyboard: most texts do, and they are read
 * quickly.
 */
export function isAscii(text: string): boolean {
  return /^[\t\n\r -~]*$/.test(text);
}

/** The text without its invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLES, "");
}

/** Figures and signs in other widths and styles; they stand for letters as the plain ones do. */
const DRESSED_SIGNS = /[！-～]|(?!\d)[\p{Nd}\p{No}]/gu;

/**
 * The text with plain figures and signs, at the same length. Each special blank is replaced by a
 * mark that is no letter, space or punctuation.
 */
export function markGaps(text: string): string {
  if (isAscii(text)) return text;
  return text.replace(GAPS, "~").replace(DRESSED_SIGNS, (sign) => {
    const plain = sign.normalize("NFKD");
    return /^[!-~]$/.test(plain) ? plain.padEnd(sign.length, "~") : sign;
  });
}

/** The cache's size limit; it is cleared when full. */
const MEMORY_MAX = 5_000;
const memory = new Map<string, Folded>();
const INVISIBLE_ONE = new RegExp(`^[${INVISIBLE}]$`, "u");
const APOSTROPHE_ONE = new RegExp(`^[${APOSTROPHE}]$`, "u");

function foldOne(char: string): Folded {
  if (INVISIBLE_ONE.test(char)) return { letters: "", isForeign: false };
  if (APOSTROPHE_ONE.test(char)) return { letters: "'", isForeign: false };
  if (char === "µ") return { letters: "u", isForeign: false };
  let letters = "";
  let isForeign = false;
  // A look-alike may decompose into a letter that isn't one, or into a space and a mark: a Greek
  // lunate sigma (c), a Greek iota written below.
  const parts = plainLetter(char) === undefined ? char.normalize("NFKD") : char;
  for (const part of parts) {
    if (/[A-Za-z0-9']/.test(part)) letters += part.toLowerCase();
    else if (/[\p{L}\p{Nl}\p{So}]/u.test(part)) {
      const known = plainLetter(part);
      const isLetter = /[\p{L}\p{Nl}]/u.test(part);
      isForeign ||= isLetter && (!known || !/\p{Script=Latin}/u.test(part));
      letters += known ?? part.toLowerCase();
    }
  }
  return { letters, isForeign };
}

/** "Crème" → "creme", "ﬁsh" → "fish", "рeаnut" → "peanut", "ⓟ" → "p"; all apostrophes become '. */
export function foldLetters(raw: string): Folded {
  if (/^[A-Za-z]+$/.test(raw)) return { letters: raw.toLowerCase(), isForeign: false };
  let letters = "";
  let isForeign = false;
  let count = 0;
  let last = "";
  for (const char of raw) {
    let folded = memory.get(char);
    if (!folded) {
      folded = foldOne(char);
      if (memory.size >= MEMORY_MAX) memory.clear();
      memory.set(char, folded);
    }
    if (folded.letters === "") continue;
    letters += folded.letters;
    isForeign ||= folded.isForeign;
    count += 1;
    last = char;
  }
  // A single Greek letter, as in "β carotene", hides nothing; letters that spell a word are put
  // together before this.
  return { letters, isForeign: isForeign && !(count === 1 && /\p{Script=Greek}/u.test(last)) };
}
