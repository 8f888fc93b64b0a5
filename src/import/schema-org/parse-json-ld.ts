import { jsonrepair } from "jsonrepair";

import { isNode, listOf, textsIn } from "./nodes.ts";

/** What content systems write around JSON-LD so that old browsers pass it over. */
const CDATA = /<!\[CDATA\[|\]\]-*>/gu;
/** All but the ends of lines, which part steps. */
const CONTROLS = /[^\P{Cc}\t\r\n]+/gu;
/** Mending whatever is broken is slow: it is for scripts of the length that recipes have. */
const REPAIRED_MAX = 500_000;
/**
 * A string, to the text's end if nothing ends it; a comma before the end of a list; or one that is missing
 * between values one after the other. Each character is looked at once.
 */
const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|$)|,(?=\s*[}\]])|[}\]](?=\s*[[{])/gu;
const ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function mended(token: string): string {
  if (token === ",") return "";
  if (token === "}" || token === "]") return `${token},`;
  return token.replace(/[\n\r\t]/gu, (control) => ESCAPES[control] ?? "");
}

/** JSON by each way of mending it, the quickest first. */
const READERS: readonly ((json: string) => unknown)[] = [
  JSON.parse,
  (json) => JSON.parse(`[${json.replace(TOKEN, mended)}]`),
  (json) => (json.length <= REPAIRED_MAX ? JSON.parse(jsonrepair(`[${json}]`)) : undefined),
];

/**
 * Parses the text of a page's JSON-LD, mended where it is broken as pages break it: line breaks in
 * strings, trailing commas, several values one after the other, and whatever is around them, such as
 * comments. Undefined if that doesn't make it JSON.
 */
export function parseJsonLd(script: string): unknown {
  const text = script.replace(CDATA, "").replace(CONTROLS, " ");
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1;
  const bare = text.slice(text.search(/[[{]/u), end);
  for (const read of READERS) {
    try {
      return read(bare);
    } catch {
      // Mended in the next way, or given up.
    }
  }
  return undefined;
}

/**
 * The JSON-LD that a page's script adds to it, as Next.js writes scripts that are to run early:
 * `push([0, {"type": "application/ld+json", "children": "…"}])`.
 */
export function pushedJsonLd(script: string): string[] {
  const start = script.includes('"application/ld+json"') ? script.indexOf(".push([") : -1;
  if (start < 0) return [];
  try {
    const pushed: unknown = JSON.parse(script.slice(start + 6, script.lastIndexOf("])") + 1));
    return listOf(pushed)
      .filter(isNode)
      .filter((element) => element["type"] === "application/ld+json")
      .flatMap((element) => textsIn(element["children"]));
  } catch {
    return [];
  }
}
