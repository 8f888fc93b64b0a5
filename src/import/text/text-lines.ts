/** A line of a pasted text, without quotation marks of emails and marks of Markdown. */
export interface TextLine {
  text: string;
  /** Whether an empty line, or the text's beginning, is before it. */
  startsBlock: boolean;
}

export const BULLET = /^[-*•·–—▢□☐]\s*/u;
export const NUMBERING = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/iu;
/** "1.", "Step 2:" and nothing else: the number of the step below. */
export const NUMBER_ALONE = /^(?:step\s*\d{1,2}|\d{1,2}\s*[.)])\s*:?$/iu;
/** Characters that no cook types and that could reverse the direction of a line. */
const CONTROLS = /[\p{Cc}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}]+/gu;
/** Within a word, two stars or underscores are no marks: without them, two words would become one. */
const MARKDOWN =
  /^#{1,6}\s+|(?<![\p{L}\p{N}])(?:\*\*|__)|(?:\*\*|__)(?![\p{L}\p{N}])|^\*(?=\S.*\*$)|(?<=^\*\S.*)\*$/gu;
const RULE = /^[-=_*~]{3,}$/u;
/** Mail programs break lines at about 72 characters. */
const WRAPPED_MIN = 45;

function isOwnLine(text: string): boolean {
  return BULLET.test(text) || NUMBERING.test(text) || /^[\d½¼¾⅓⅔⅛]/u.test(text);
}

/** Whether a line goes on in the next: long, no end of a sentence, and no beginning of one after. */
function goesOn(line: string, next: string): boolean {
  if (line.length < WRAPPED_MIN || /[.!?:]["”’)]?$/u.test(line)) return false;
  return /^\p{Ll}/u.test(next) && !isOwnLine(next);
}

/** The non-empty lines of a text, those that a mail program has broken joined again. */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let startsBlock = true;
  for (const raw of text.split(/\r\n|[\r\n\u{2028}\u{2029}]/u)) {
    const bare = raw.replace(/\t/gu, "  ").replace(CONTROLS, " ").trim();
    const line = bare
      .replace(/^(?:>\s?)+/u, "")
      .replace(MARKDOWN, "")
      .trim();
    const last = lines.at(-1);
    if (line === "" || RULE.test(line)) startsBlock = true;
    else if (!startsBlock && last && goesOn(last.text, line)) last.text += ` ${line}`;
    else {
      lines.push({ text: line, startsBlock });
      startsBlock = false;
    }
  }
  return lines;
}
