import { jsonrepair } from "jsonrepair";

/** What content systems write around JSON-LD so that old browsers pass it over. */
const WRAPPING =
  /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*;?\s*$/gu;
const CONTROLS = /[\p{Cc}\u{2028}\u{2029}]+/gu;
/** Mending is slow, and a longer script that is broken is no recipe's. */
const MENDED_MAX = 500_000;

/**
 * Parses the text of a page's JSON-LD, mended where it is broken as pages break it: line breaks in
 * strings, trailing commas, marks of CDATA and comments. Undefined if that doesn't make it JSON.
 */
export function parseJsonLd(script: string): unknown {
  const bare = script.replace(WRAPPING, "").replace(CONTROLS, " ").trim();
  for (const read of [JSON.parse, (text: string) => JSON.parse(jsonrepair(text)) as unknown]) {
    try {
      if (read === JSON.parse || bare.length <= MENDED_MAX) return read(bare) as unknown;
    } catch {
      // Mended next, or given up.
    }
  }
  return undefined;
}
