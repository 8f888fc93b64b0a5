import { plainText } from "../schema-org/plain-text.ts";
import { withoutMarks } from "./text-lines.ts";

/** "![A pie](pie.jpg)" */
const IMAGE = /!\[(?<alt>[^[\]\n]{0,200})\]\([^()\s]{0,2000}\)/gu;
/** "[A site](https://…)" */
const LINK = /\[(?<words>[^[\]\n]{1,300})\]\((?<target>[^()\s]{1,2000})\)/gu;
/** Of a page, of one in the app, or of a file; "[optional](100g)" is no link. */
const ADDRESS = /^(?:https?:|mailto:|[#/.])|\/|\.[a-z]{2,4}$/iu;
const CODE = /`{1,3}(?<code>[^`\n]{1,200})`{1,3}|~~(?<struck>[^~\n]{1,200})~~/gu;

/** What apps and people write for text with bold words, lines and lists; any other "<word>" is what it says. */
const HTML =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|su[bp]|table|t[dhr]|u|ul)(?:\s[^<>]{0,2000})?\/?>|&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|apos|gt|lt|nbsp|quot|(?:frac|[mn]dash|deg|rsquo|lsquo|[lr]dquo|[aeiou](?:acute|grave|circ|uml))\d{0,2});/iu;
const HTML_LINK =
  /<a\s[^<>]{0,500}?href=["'](?<target>https?:[^"'<>\s]{1,2000})["'][^<>]{0,500}>(?<words>[^<>]{0,300})<\/a>/giu;

/** An address that leads somewhere outside of the app stays beside the words. */
function linkText(words: string, target: string): string {
  const isShown = /^https?:\/\//iu.test(target) && !words.includes(target);
  return isShown ? `${words} (${target})` : words;
}

/** A text of another app as it is shown, if it is HTML. */
export function withoutHtml(text: string): string {
  if (!HTML.test(text)) return text;
  const linked = text.replace(HTML_LINK, (_, target: string, words: string) =>
    linkText(words, target),
  );
  // Each block begins and ends with a line break.
  return plainText(linked)
    .replace(/\n{2,}/gu, "\n")
    .trim();
}

/** A text of another app, of any number of lines, without HTML and the marks of Markdown. */
export function withoutMarkup(text: string): string {
  return withoutHtml(text)
    .replace(IMAGE, "$<alt>")
    .replace(LINK, (whole, words: string, target: string) =>
      ADDRESS.test(target) ? linkText(words, target) : whole,
    )
    .replace(CODE, "$<code>$<struck>")
    .split("\n")
    .map(withoutMarks)
    .join("\n");
}
