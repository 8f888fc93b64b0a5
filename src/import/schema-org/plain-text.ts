import { createParser } from "./create-parser.ts";

const BREAKS = new Set(
  "address article blockquote br dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul".split(
    " ",
  ),
);
/** Cells stand beside each other: "200 g", "flour". */
const CELLS = new Set(["td", "th"]);
const SILENT = new Set(["script", "style", "template", "noscript"]);
const HEADING = /^h[1-6]$/u;

export function breaksLine(tag: string): boolean {
  return BREAKS.has(tag);
}

/** What parts the text of such an element from the text around it; empty for those within a line. */
export function partingOf(tag: string): string {
  if (CELLS.has(tag)) return " ";
  return BREAKS.has(tag) ? "\n" : "";
}

/** Whether nobody sees what is in such an element. */
export function isSilent(tag: string): boolean {
  return SILENT.has(tag);
}

export function isHeading(tag: string): boolean {
  return HEADING.test(tag);
}

/** The text of a heading among lines, as `sectionsOf` reads it. */
export function markedHeading(text: string): string {
  const line = text
    .replace(/[\s[\]]+/gu, " ")
    .trim()
    .replace(/:$/u, "");
  return line === "" ? "\n" : `\n[${line}]\n`;
}

/** Reads HTML once: its text, with a line for each block, and none between the items of a list. */
function textOf(html: string, marksHeadings: boolean): string {
  const parts: string[] = [];
  let silent = 0;
  /** Where the heading began that is open; -1 for none. */
  let heading = -1;
  const parser = createParser({
    onopentagname(tag) {
      if (isSilent(tag)) silent += 1;
      else parts.push(partingOf(tag));
      if (marksHeadings && isHeading(tag)) heading = parts.length;
    },
    ontext(part) {
      if (silent === 0) parts.push(part);
    },
    onclosetag(tag) {
      if (isHeading(tag) && heading >= 0) {
        parts.push(markedHeading(parts.splice(heading).join("")));
        heading = -1;
      }
      if (isSilent(tag)) silent -= 1;
      else if (tag !== "li") parts.push(partingOf(tag));
    },
  });
  parser.end(html);
  return parts.join("");
}

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10}\d{0,2});/iu;
/** "u003cb", "cru00e8me", "donu2019t": what JSON escapes, where something took the backslashes off. */
const UNESCAPED = /u00(?<code>2[267]|3[ce]|[a-f][\da-f])|(?<=\p{L})u2019(?=\p{L})/gu;
/** The first byte of "½" and its like in UTF-8, taken for a character of its own: "Â½". */
const STRAY = /\u{c2}(?=[\u{a0}-\u{bf}])/gu;
/** Where a long word may be broken, and other characters that are not seen. */
const UNSEEN = /[\u{ad}\u{200b}\u{2060}\u{feff}]/gu;

/**
 * The text of a value that may be HTML, with characters escaped once or twice ("&amp;#39;"). Text
 * that only looks a little like it ("1 < 2") stays.
 * @param marksHeadings whether HTML's headings are told as such, as `markedHeading` does
 */
export function plainText(value: string, marksHeadings = false): string {
  let text = value.replace(UNESCAPED, (_, code?: string) =>
    String.fromCharCode(code === undefined ? 0x2019 : Number.parseInt(code, 16)),
  );
  for (let times = 0; times < 3 && MARKUP.test(text); times += 1) {
    text = textOf(text, marksHeadings);
  }
  return text
    .replace(STRAY, "")
    .replace(UNSEEN, "")
    .replace(/\u{a0}/gu, " ");
}

/** The lines of plain text that aren't empty. */
export function linesIn(text: string): string[] {
  return text
    .split(/[\r\n]+/u)
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter((line) => line !== "");
}

/** The lines of such a value that aren't empty. */
export function plainLines(value: string): string[] {
  return linesIn(plainText(value));
}

/** Such a value on one line. */
export function plainLine(value: string): string {
  return plainLines(value).join(" ");
}
