import { jsonrepair } from "jsonrepair";

import { isNode, listOf, textsIn } from "./nodes.ts";

/** What content systems write around JSON-LD so that old browsers pass it over. */
const CDATA = /<!\[CDATA\[|\]\]-*>/gu;
/** All but the ends of lines, which part steps. */
const CONTROLS = /[^\P{Cc}\t\r\n]+/gu;
/** Mending is slow, and a longer script that is broken is no recipe's. */
const MENDED_MAX = 500_000;

/**
 * Parses the text of a page's JSON-LD, mended where it is broken as pages break it: line breaks in
 * strings, trailing commas, several values one after the other, and whatever is around them, such as
 * comments. Undefined if that doesn't make it JSON.
 */
export function parseJsonLd(script: string): unknown {
  const text = script.replace(CDATA, "").replace(CONTROLS, " ");
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1;
  const bare = text.slice(text.search(/[[{]/u), end);
  for (const read of [
    JSON.parse,
    (json: string) => JSON.parse(jsonrepair(`[${json}]`)) as unknown,
  ]) {
    try {
      if (read === JSON.parse || bare.length <= MENDED_MAX) return read(bare) as unknown;
    } catch {
      // Mended next, or given up.
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
