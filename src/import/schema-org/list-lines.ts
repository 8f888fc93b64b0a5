import { BULLET } from "../text/text-lines.ts";
import { linesIn, plainText } from "./plain-text.ts";

/** A longer line is no heading. */
const HEADING_MAX = 60;

const isBulleted = (line: string) => /^[-*•·–—▢□☐]\s+\S/u.test(line);
export const mayBeHeading = (line: string) =>
  line.length <= HEADING_MAX && !/[\p{N}.,;!?[\]#*]/u.test(line);
export const asHeading = (line: string) => `[${line.replace(/:$/u, "")}]`;

/** Where only some lines have bullets, those above them are headings. */
function withoutBullets(lines: readonly string[]): string[] {
  if (lines.filter(isBulleted).length < 2) return [...lines];
  return lines.map((line, at) => {
    if (isBulleted(line)) return line.replace(BULLET, "");
    return isBulleted(lines[at + 1] ?? "") && mayBeHeading(line) ? asHeading(line) : line;
  });
}

/**
 * The lines of a list in a text or in HTML, without their bullets; what is a heading among them is in
 * brackets, as `sectionsOf` reads it.
 */
export function listLines(value: string): string[] {
  return withoutBullets(linesIn(plainText(value, true)));
}

/** The lines of a text or of HTML between empty lines. */
function blocksIn(value: string): string[][] {
  return plainText(value, true)
    .replace(/\r\n?/gu, "\n")
    .split(/\n[^\S\n]*\n/u)
    .map(linesIn)
    .filter((lines) => lines.length > 0);
}

/** The lines of all blocks, of which those are headings that are said to be above the next one. */
function linesBelow(
  blocks: readonly string[][],
  isAbove: (line: string, next: readonly string[]) => boolean,
): string[] {
  return blocks.flatMap((block, at) => {
    const [first = ""] = block;
    const mayBe = block.length === 1 && mayBeHeading(first) && !isBulleted(first);
    return mayBe && isAbove(first, blocks[at + 1] ?? []) ? [asHeading(first)] : block;
  });
}

/**
 * The lines of such a list in blocks: a line that is alone above a block is its heading. Sentences may
 * stand so, too: this is for lists of things only.
 */
export function blockLines(value: string): string[] {
  return withoutBullets(linesBelow(blocksIn(value), (_, next) => next.length > 1));
}

/** How many words a heading has at most that is told from a sentence by its length. */
const WORDS_MAX = 4;
/** A shorter sentence may follow another short one. */
const SENTENCE_MIN = 40;

/**
 * The lines of sentences in blocks: a few words alone above a sentence, without an end of their own, are
 * its heading if there are several of them. "Serve hot" may be a step.
 */
export function sentenceLines(value: string): string[] {
  const blocks = blocksIn(value);
  let count = 0;
  const lines = linesBelow(blocks, (line, [next = ""]) => {
    const isAbove =
      line.split(" ").length <= WORDS_MAX && next.length >= SENTENCE_MIN && /[.!?…)]$/u.test(next);
    count += Number(isAbove);
    return isAbove;
  });
  return withoutBullets(count >= 2 ? lines : blocks.flat());
}
