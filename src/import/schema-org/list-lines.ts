import { BULLET } from "../text/text-lines.ts";
import { linesIn, plainText } from "./plain-text.ts";

/** A longer line is no heading. */
const HEADING_MAX = 60;

const isBulleted = (line: string) => /^[-*•·–—▢□☐]\s+\S/u.test(line);
const mayBeHeading = (line: string) =>
  line.length <= HEADING_MAX && !/[\p{N}.,;!?[\]#*]/u.test(line);
const asHeading = (line: string) => `[${line.replace(/:$/u, "")}]`;

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

/**
 * The lines of such a list in blocks: a line that is alone above a block is its heading. Sentences may
 * stand so, too: this is for lists of things only.
 */
export function blockLines(value: string): string[] {
  const text = plainText(value, true).replace(/\r\n?/gu, "\n");
  const blocks = text
    .split(/\n[^\S\n]*\n/u)
    .map(linesIn)
    .filter((lines) => lines.length > 0);
  const lines = blocks.flatMap((block, at) => {
    const [first = ""] = block;
    const isAbove = block.length === 1 && (blocks[at + 1]?.length ?? 0) > 1;
    return isAbove && mayBeHeading(first) && !isBulleted(first) ? [asHeading(first)] : block;
  });
  return withoutBullets(lines);
}
