import { closeGaps, foldLetters, isAscii, LETTER, markGaps } from "./fold-letters.ts";
import {
  HAS_LETTER,
  isAmbiguous,
  isDeadEnd,
  MEMORY_MAX,
  type PieceSpelling,
  recognise,
  SIGN,
  SIGNS,
  type Vocabulary,
  WORD_MIN,
} from "./vocabulary.ts";
import { BARRIER, type Word, readWords, stemOf } from "./words.ts";

/**
 * Finds known words that a reader sees but a plain reading misses: spelled out ("p e a n u t",
 * "p.e.a.n.u.t"), cut in two ("pean uts"), with figures and signs for letters ("p3anut$"), with
 * look-alikes in print ("miIk" with a capital I, "crearn"), and drawn out ("peeeanuts").
 *
 * This reading only adds to the result of the plain reading, so a wrong guess may cause a false
 * alarm and can't hide a real one.
 */

const PIECES = new RegExp(`[${LETTER}]+|${SIGN}`, "gu");
/** Finds the same pieces in ASCII texts, which most are, and is much faster. */
const ASCII_PIECES = new RegExp(`[A-Za-z'\`]+|${SIGN}`, "g");
/** The most characters between two pieces of a word: " - " and invisible characters beside it. */
const GAP_MAX = 12;
/** The most letters of a word put together from pieces. */
export const JOINED_MAX = 24;
/**
 * The most letters of a piece if a word is cut into three or more pieces with spaces between them.
 */
export const SPELLED_MAX = 3;
/**
 * The fewest letters of a word that is looked for in two pieces with a space between; shorter words
 * would match by chance.
 */
export const HALVED_MIN = 6;
/**
 * From this many single letters in a row, a text counts as spelled out; shorter rows are
 * abbreviations ("V.S.O.P.").
 */
const RUN_MIN = 5;

interface Piece extends PieceSpelling {
  start: number;
  end: number;
}

/** A word put together from the pieces before `to`. */
interface Found {
  stem: string;
  to: number;
}

/** Folds letters, and reads each capital I as a sign that is an i as well as an l. */
function foldEither(written: string): string {
  return written
    .split("I")
    .map((part) => foldLetters(part).letters)
    .join("|");
}

function readPiece(raw: string, { stems, pieces }: Vocabulary): PieceSpelling {
  const known = pieces.get(raw);
  if (known) return known;
  let letters = SIGNS.has(raw) ? raw : foldLetters(raw).letters;
  const isWord = stems.has(stemOf(letters));
  // A capital I within a word is an l in most print, and an i where capitals are mixed in.
  if (!isWord && /I/.test(raw) && /[a-z]/.test(raw)) letters = foldEither(raw);
  const piece = { letters, isWord, capital: /^\p{Lu}/u.test(raw) };
  if (raw.length > JOINED_MAX) return piece;
  if (pieces.size >= MEMORY_MAX) pieces.clear();
  pieces.set(raw, piece);
  return piece;
}

/** Cuts a text into pieces: runs of letters, and single signs that may stand for a letter. */
function cutPieces(text: string, vocabulary: Vocabulary): Piece[] {
  const pattern = isAscii(text) ? ASCII_PIECES : PIECES;
  return [...text.matchAll(pattern)].flatMap(({ 0: raw, index }) => {
    const { letters, isWord, capital } = readPiece(raw, vocabulary);
    return letters ? [{ letters, isWord, capital, start: index, end: index + raw.length }] : [];
  });
}

/**
 * The longest known word that begins with the piece at `from`, made of pieces without spaces
 * between.
 */
function findWhole(
  text: string,
  pieces: readonly Piece[],
  from: number,
  vocabulary: Vocabulary,
): Found | undefined {
  let found: Found | undefined;
  let letters = "";
  let areWords = true;
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at];
    const previous = at > from ? pieces[at - 1] : undefined;
    if (!piece || (previous && gapOf(text, previous, piece) !== "joined")) break;
    letters += piece.letters;
    if (letters.length > JOINED_MAX) break;
    areWords &&= piece.isWord;
    // Separate words aren't pieces of another word: "egg-free", "butter/milk".
    if (at > from && areWords) continue;
    if (isDeadEnd(letters, vocabulary)) break;
    const stem = recognise(letters, vocabulary);
    if (stem !== undefined) found = { stem, to: at + 1 };
  }
  return found;
}

/** The same as `findWhole` with spaces between: letters spelled out, or a word cut in two. */
function findSpaced(
  text: string,
  pieces: readonly Piece[],
  isRead: readonly boolean[],
  from: number,
  vocabulary: Vocabulary,
): Found | undefined {
  let found: Found | undefined;
  let letters = "";
  let longest = 0;
  let hasSign = false;
  for (let at = from; at < pieces.length && !isRead[at]; at += 1) {
    const piece = pieces[at];
    const previous = at > from ? pieces[at - 1] : undefined;
    const gap = piece && previous ? gapOf(text, previous, piece) : "joined";
    if (!piece || gap === "apart") break;
    letters += piece.letters;
    longest = Math.max(longest, piece.letters.length);
    hasSign ||= SIGNS.has(piece.letters);
    const count = at - from + 1;
    const isSpelled = longest <= (hasSign ? 1 : SPELLED_MAX);
    const isHalved = count === 2 && letters.length >= HALVED_MIN && !hasSign && gap === "space";
    if (letters.length > JOINED_MAX || (count > 1 && !isSpelled && !isHalved)) break;
    if (count < 2 || (count === 2 && !isHalved)) continue;
    if (isDeadEnd(letters, vocabulary)) break;
    const stem = recognise(letters, vocabulary);
    if (stem !== undefined) found = { stem, to: at + 1 };
  }
  return found;
}

function gapOf(text: string, left: Piece, right: Piece): "joined" | "space" | "signs" | "apart" {
  if (right.start - left.end > GAP_MAX) return "apart";
  const gap = text.slice(left.end, right.start);
  // A zero-width no-break space is a space to patterns, but not to a reader.
  if (!/(?!\ufeff)\s/.test(gap)) return "joined";
  return /^\s+$/.test(gap) ? "space" : "signs";
}

/**
 * All words that can be put together, in the order of the text. Marks their pieces in `isRead`, and
 * in `spelled` those of words made of several pieces.
 */
function findWords(
  pieces: readonly Piece[],
  isRead: boolean[],
  spelled: Set<Word>,
  find: (from: number) => Found | undefined,
): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < pieces.length;) {
    const one = isRead[at] ? undefined : find(at);
    const to = one?.to ?? at + 1;
    if (one) {
      isRead.fill(true, at, to);
      const [start, end] = [pieces[at]?.start ?? 0, pieces[to - 1]?.end ?? 0];
      const capital = pieces[at]?.capital ?? false;
      const word = { stem: one.stem, start, end, trouble: undefined, capital };
      found.push(word);
      if (to > at + 1) spelled.add(word);
    }
    at = to;
  }
  return found;
}

/**
 * Runs of single letters that are more than one known word: letters alone don't tell where one word
 * ends and the next begins.
 */
function findSpelled(
  pieces: readonly Piece[],
  isRead: readonly boolean[],
  found: readonly Word[],
): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  let from = 0;
  let next = 0;
  for (let at = 1; at <= pieces.length; at += 1) {
    const [previous, piece] = [pieces[at - 1], pieces[at]];
    const isOn =
      previous?.letters.length === 1 &&
      piece?.letters.length === 1 &&
      piece.start > previous.end &&
      piece.start - previous.end <= GAP_MAX;
    if (isOn) continue;
    const run = pieces.slice(from, at);
    const [start, end] = [run[0]?.start ?? 0, previous?.end ?? 0];
    let words = 0;
    for (; (found[next]?.start ?? Infinity) < end; next += 1) words += 1;
    const letters = run.filter(({ letters: one }) => HAS_LETTER.test(one)).length;
    // In a run of narrow gaps, a wider gap also separates words.
    const gaps = new Set(run.slice(1).map((one, index) => one.start - (run[index]?.end ?? 0)));
    const isOneWord =
      words === 1 && gaps.size === 1 && run.every((_, index) => isRead[from + index]);
    // If the run contains a known word, figures count as letters: "p 0 r 7 s 4 1 u 7" is more than
    // "ports".
    const isSpelled = letters >= RUN_MIN || (words > 0 && letters >= WORD_MIN);
    if (run.length > 1 && isSpelled && !isOneWord) runs.push({ start, end });
    from = at;
  }
  return runs;
}

/** Replaces pieces, and the signs beside them, by the words found in them. */
function replaceWords(
  words: readonly Word[],
  found: readonly Word[],
  spelled: ReadonlySet<Word>,
): Word[] {
  const result: Word[] = [];
  let next = 0;
  for (const word of words) {
    while ((found[next]?.end ?? Infinity) <= word.start) next += 1;
    const over = found[next];
    const last = result.at(-1);
    if (over && word.end > over.start) {
      if (last !== over) result.push(over);
    } else if (word.stem !== BARRIER || !last || !spelled.has(last)) {
      // "s.o.y.  s.a.u.c.e.": the last point of a word separates letters as the others do.
      result.push(word);
    }
  }
  return result;
}

/** A parsed text: its words, what of it is spelled out, and its pieces. */
interface Reading {
  words: Word[];
  spelled: { start: number; end: number }[];
  /** The letters or sign of each piece; undefined for a piece in which a word was found. */
  unread: (string | undefined)[];
}

/** @param words the plain reading of `text` */
function readOnce(text: string, words: readonly Word[], vocabulary: Vocabulary): Reading {
  const marked = markGaps(text);
  const plain = marked === text ? words : readWords(marked);
  const pieces = cutPieces(marked, vocabulary);
  const isRead = pieces.map(() => false);
  const spelled = new Set<Word>();
  // Inside words first: "r3d 5napper" is not "r3d5".
  const found = [
    ...findWords(pieces, isRead, spelled, (from) => findWhole(marked, pieces, from, vocabulary)),
    ...findWords(pieces, isRead, spelled, (from) =>
      findSpaced(marked, pieces, isRead, from, vocabulary),
    ),
  ].sort((a, b) => a.start - b.start);
  return {
    words: replaceWords(plain, found, spelled),
    spelled: [
      ...findSpelled(pieces, isRead, found),
      ...found.filter(({ stem, start, end }) =>
        isAmbiguous(marked.slice(start, end), stem, vocabulary),
      ),
    ],
    unread: pieces.map(({ letters }, at) => (isRead[at] ? undefined : letters)),
  };
}

function isSame(some: readonly Word[], others: readonly Word[]): boolean {
  return some.length === others.length && some.every(({ stem }, at) => stem === others[at]?.stem);
}

export interface Disguised extends Omit<Reading, "words"> {
  /** The other readings, without those that equal the plain one. */
  readings: Word[][];
}

/**
 * The text as a reader sees it, if that says more than its plain words, and the places where
 * letters are spelled out that make no known word.
 *
 * @param words the plain reading of `text`
 */
export function readDisguised(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
): Disguised {
  const { words: open, spelled, unread } = readOnce(text, words, vocabulary);
  const readings = [open];
  // A special blank may separate two words or stand inside one: "pea\u3164nut butter b4king chip".
  const closed = closeGaps(text);
  if (closed !== text) readings.push(readOnce(closed, words, vocabulary).words);
  return { readings: readings.filter((reading) => !isSame(reading, words)), spelled, unread };
}
