import { createParser } from "./create-parser.ts";

const BREAKS = new Set(
  "address article blockquote br dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul".split(
    " ",
  ),
);
const SILENT = new Set(["script", "style", "template", "noscript"]);

export function breaksLine(tag: string): boolean {
  return BREAKS.has(tag);
}

/** Whether nobody sees what is in such an element. */
export function isSilent(tag: string): boolean {
  return SILENT.has(tag);
}

/** Reads HTML once: its text, with a line for each block. */
function textOf(html: string): string {
  let text = "";
  let silent = 0;
  const parser = createParser({
    onopentagname(tag) {
      if (isSilent(tag)) silent += 1;
      else if (BREAKS.has(tag)) text += "\n";
    },
    ontext(part) {
      if (silent === 0) text += part;
    },
    onclosetag(tag) {
      if (isSilent(tag)) silent -= 1;
      else if (BREAKS.has(tag)) text += "\n";
    },
  });
  parser.end(html);
  return text;
}

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10}\d{0,2});/iu;

/**
 * The text of a value that may be HTML, with characters escaped once or twice ("&amp;#39;"). Text
 * that only looks a little like it ("1 < 2") stays.
 */
export function plainText(value: string): string {
  let text = value;
  for (let times = 0; times < 3 && MARKUP.test(text); times += 1) text = textOf(text);
  return text.replace(/\u{a0}/gu, " ");
}

/** The lines of such a value that aren't empty. */
export function plainLines(value: string): string[] {
  return plainText(value)
    .split(/[\r\n]+/u)
    .map((line) => line.replace(/\s+/gu, " ").trim())
    .filter((line) => line !== "");
}

/** Such a value on one line. */
export function plainLine(value: string): string {
  return plainLines(value).join(" ");
}
