/**
 * A text as the cook typed it, trimmed and with composed accents: a keyboard or another app may
 * send "crème" with the accent as a separate character, which no comparison treats as equal.
 */
export function typedText(text: string): string {
  return text.normalize("NFC").trim();
}
