/**
 * A text as the cook typed it, trimmed and with composed accents: a keyboard or another app may send
 * "crème" with the accent as a character of its own, which is another text to every comparison.
 */
export function typedText(text: string): string {
  return text.normalize("NFC").trim();
}
