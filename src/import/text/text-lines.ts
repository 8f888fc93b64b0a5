import { isPageButton } from "./page-marks.ts";

/** A line of a pasted text, without quotation marks of emails and marks of Markdown. */
export interface TextLine {
  text: string;
  /** Whether an empty line, or the text's beginning, is before it. */
  startsBlock: boolean;
}

/** Also a box to tick, "- [ ]". */
export const BULLET = /^(?:[-*•·–—▢□☐]\s*(?:\[[ x]?\]\s+)?|\[[ x]?\]\s+)/iu;
export const NUMBERING =
  /^(?:(?:step|étape|etape|schritt|paso|passo|stap)\s*)?\d{1,2}\s*(?:[.):]|\.[-–])\s+/iu;
/** "1.", "Step 2:" and nothing else: the number of the step below. */
export const NUMBER_ALONE =
  /^(?:(?:step|étape|etape|schritt|paso|passo|stap)\s*\d{1,2}|\d{1,2}\s*[.)])\s*:?$/iu;
/** Characters that no cook types and that could reverse the direction of a line. */
const CONTROLS = /[\p{Cc}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}]+/gu;
/** Within a word, two stars or underscores are no marks: without them, two words would become one. */
const MARKDOWN = /^#{1,6}\s+|(?<![\p{L}\p{N}])(?:\*\*|__)|(?:\*\*|__)(?![\p{L}\p{N}])/gu;
const EMPHASISED_LINE = /^\*(?<line>\S.*)\*$/u;
/** WhatsApp's and notes' *bold* and _italic_ words, anywhere in a line. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*_/])([*_])(?=[^\s*_])([^*_\n]{0,200}[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
/** "[12/03/2024, 18:22:30] Mum: ", "12.03.24, 18:22 - Mum: ": who sent a message, and when. */
const SENT =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?[^:]{1,40}:\s+/iu;
/** "1️⃣ Stir" */
const KEYCAP = /^(?<digit>\d)\u{fe0f}?\u{20e3}\s*/u;
const RULE = /^[-=_*~]{3,}$/u;
/** Mail programs break lines at about 72 characters. */
const WRAPPED_MIN = 45;

/** A line without what Markdown marks headings, bold and italic words by. */
export function withoutMarks(line: string): string {
  return line.replace(EMPHASISED_LINE, "$<line>").replace(MARKDOWN, "").replace(EMPHASIS, "$2");
}

/** Whether a line only parts what is above from what is below. */
export function isRule(text: string): boolean {
  return RULE.test(text);
}

function isOwnLine(text: string): boolean {
  return BULLET.test(text) || NUMBERING.test(text) || /^[\d½¼¾⅓⅔⅛]/u.test(text);
}

/**
 * Whether a line goes on in the next: long, no end of a sentence, and no beginning of one after. Who
 * begins lines in lower case begins the next one so, too.
 */
function goesOn(line: string, next: string): boolean {
  if (/^\p{Ll}/u.test(line)) return false;
  if (line.length < WRAPPED_MIN || /[.!?:]["”’)]?$/u.test(line)) return false;
  return /^\p{Ll}/u.test(next) && !isOwnLine(next);
}

/** The lines of a text that are neither empty nor a page's buttons, those that a mail program has broken joined again. */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let startsBlock = true;
  for (const raw of text.split(/\r\n|[\r\n\u{2028}\u{2029}]/u)) {
    const bare = raw.replace(/\t/gu, "  ").replace(CONTROLS, " ").trim();
    const unquoted = bare
      .replace(/^(?:>\s?)+/u, "")
      .replace(SENT, "")
      .replace(KEYCAP, "$<digit>. ");
    const line = withoutMarks(unquoted).trim();
    const last = lines.at(-1);
    if (line === "" || isRule(line) || isPageButton(line)) startsBlock = true;
    else if (!startsBlock && last && goesOn(last.text, line)) last.text += ` ${line}`;
    else {
      lines.push({ text: line, startsBlock });
      startsBlock = false;
    }
  }
  return lines;
}
