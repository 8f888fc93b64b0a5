import { foldLetters, isAscii, LETTER, markGaps } from "./fold.ts";
import {
  HAS_LETTER,
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
 * Known words that stand in a text so that only the eye reads them: spelled out ("p e a n u t",
 * "p.e.a.n.u.t"), cut in two ("pean uts"), with figures and signs for letters ("p3anut$"), with
 * twins in print ("miIk" with a capital I, "crearn"), drawn out ("peeeanuts").
 *
 * What is read here only ever adds to what the plain reading says, so a wrong guess costs an alarm
 * and can't take one away.
 */

const PIECES = new RegExp(`[${LETTER}]+|${SIGN}`, "gu");
/** The same for most texts, and much faster. */
const ASCII_PIECES = new RegExp(`[A-Za-z'\`]+|${SIGN}`, "g");
/** Most characters between two pieces of a word: " - ", and what isn't seen beside it. */
const GAP_MAX = 12;
/** Most letters of a word put together from pieces. */
export const JOINED_MAX = 24;
/** Most letters of a piece where a word is cut into three or more with spaces between. */
export const SPELLED_MAX = 3;
/** Letters of the shortest word looked for in two pieces with a space between: shorter ones are met by chance. */
export const HALVED_MIN = 6;
/** Single letters in a row from which a text is taken for spelled out; shorter ones abbreviate ("V.S.O.P."). */
const RUN_MIN = 5;

interface Piece extends PieceSpelling {
  start: number;
  end: number;
}

/** A word put together from the pieces up to `to`, exclusive. */
interface Found {
  stem: string;
  to: number;
}

function readPiece(raw: string, { stems, pieces }: Vocabulary): PieceSpelling {
  const known = pieces.get(raw);
  if (known) return known;
  let letters = SIGNS.has(raw) ? raw : foldLetters(raw).letters;
  const isWord = stems.has(stemOf(letters));
  // A capital I within a word is an l in most print.
  if (!isWord && /I/.test(raw) && /[a-z]/.test(raw)) {
    letters = foldLetters(raw.replaceAll("I", "l")).letters;
  }
  const piece = { letters, isWord, capital: /^\p{Lu}/u.test(raw) };
  if (raw.length > JOINED_MAX) return piece;
  if (pieces.size >= MEMORY_MAX) pieces.clear();
  pieces.set(raw, piece);
  return piece;
}

/** The pieces of a text: runs of letters, and single signs that may stand for one. */
function cutPieces(text: string, vocabulary: Vocabulary): Piece[] {
  const pattern = isAscii(text) ? ASCII_PIECES : PIECES;
  return [...text.matchAll(pattern)].flatMap(({ 0: raw, index }) => {
    const { letters, isWord, capital } = readPiece(raw, vocabulary);
    return letters ? [{ letters, isWord, capital, start: index, end: index + raw.length }] : [];
  });
}

/** The longest known word that begins with the piece at `from`, of pieces with no space between. */
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
    // Words that stand by themselves are no pieces of another: "egg-free", "butter/milk".
    if (at > from && areWords) continue;
    if (isDeadEnd(letters, vocabulary)) break;
    const stem = recognise(letters, vocabulary);
    if (stem !== undefined) found = { stem, to: at + 1 };
  }
  return found;
}

/** The same with spaces between: letters spelled out, or a word cut in two. */
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
  if (!/\s/.test(gap)) return "joined";
  return /^\s+$/.test(gap) ? "space" : "signs";
}

/** All that can be put together, in the order of the text; marks in `isRead` the pieces that were, in `spelled` the words of several. */
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
 * Runs of single letters that are not just one known word: where one word ends and the next begins
 * can't be told from letters alone.
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
    // A wider gap among narrow ones parts words, too.
    const gaps = new Set(run.slice(1).map((one, index) => one.start - (run[index]?.end ?? 0)));
    const isOneWord =
      words === 1 && gaps.size === 1 && run.every((_, index) => isRead[from + index]);
    // Where a word was found in it, figures count: of "p 0 r 7 s 4 1 u 7" not all is "ports".
    const isSpelled = letters >= RUN_MIN || (words > 0 && letters >= WORD_MIN);
    if (run.length > 1 && isSpelled && !isOneWord) runs.push({ start, end });
    from = at;
  }
  return runs;
}

/** The words with those found in place of the pieces they were made from, and of the signs beside these. */
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
      // "s.o.y.  s.a.u.c.e.": the last point parts letters as the others do.
      result.push(word);
    }
  }
  return result;
}

export interface Disguised {
  /** The other reading; undefined where it is the plain one. */
  words: Word[] | undefined;
  spelled: { start: number; end: number }[];
  /** What was looked at: the letters or sign of each piece, undefined where a word was found in it. */
  unread: (string | undefined)[];
}

/**
 * The text as the eye reads it, where that is more than its plain words say; and the places where
 * letters are spelled out that make no known word.
 *
 * @param words the plain reading of `text`
 */
export function readDisguised(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
): Disguised {
  // A blank that is no space may part two words as well as one: the plain reading takes it for nothing.
  const marked = markGaps(text);
  const pieces = cutPieces(marked, vocabulary);
  const isRead = pieces.map(() => false);
  const spelled = new Set<Word>();
  // Within words first: "r3d 5napper" is no "r3d5".
  const found = [
    ...findWords(pieces, isRead, spelled, (from) => findWhole(marked, pieces, from, vocabulary)),
    ...findWords(pieces, isRead, spelled, (from) =>
      findSpaced(marked, pieces, isRead, from, vocabulary),
    ),
  ].sort((a, b) => a.start - b.start);
  const plain = marked === text ? words : readWords(marked);
  const read = replaceWords(plain, found, spelled);
  const isSame =
    read.length === words.length && read.every(({ stem }, at) => stem === words[at]?.stem);
  return {
    words: isSame ? undefined : read,
    spelled: findSpelled(pieces, isRead, found),
    unread: pieces.map(({ letters }, at) => (isRead[at] ? undefined : letters)),
  };
}
