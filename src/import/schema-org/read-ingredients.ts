import type { ImportedSection } from "../imported-recipe.ts";
import { listedOnOneLine } from "../text/read-text.ts";
import { isNode, listOf, type Node, SHOWN, textsIn } from "./nodes.ts";
import { plainLine, plainLines } from "./plain-text.ts";

const DEPTH_MAX = 6;
/** Where an ingredient that is a node keeps its amount, whether as a text or as a measured value. */
const AMOUNTS = ["requiredQuantity", "amount", "quantity", "value"];

/** "200 g flour", of a node whose amount stands apart. */
function lineOf(node: Node): string {
  const { name, text, item, unitText, unitCode } = node;
  if (isNode(item)) return lineOf(item);
  const amount = AMOUNTS.map((key) => textsIn(node[key]).join(" ")).find(Boolean) ?? "";
  const unit = amount === "" ? [] : textsIn(unitText ?? unitCode);
  return [amount, ...unit, ...textsIn(name ?? text ?? item)]
    .map(plainLine)
    .filter(Boolean)
    .join(" ");
}

/** What the node's element shows, which is all of it, or else what it says. */
function shownOf(node: Node): string {
  const [shown = ""] = textsIn(node[SHOWN]).map(plainLine);
  return shown || lineOf(node) || textsIn(node).map(plainLine).join(" ");
}

/** Lines by what they are for: `{"For the sauce": "2 tomatoes, 1 onion, 1 tsp salt"}`. */
function headedLines(node: Node): string[] {
  return Object.entries(node).flatMap(([heading, value]) => {
    const lines = heading.startsWith("@") ? [] : textsIn(value).flatMap(plainLines);
    const [only = ""] = lines;
    const all = (lines.length === 1 && listedOnOneLine(only)) || lines;
    return all.length === 0 ? [] : [`${heading.replace(/:$/u, "")}:`, ...all];
  });
}

/** The lines of one text among several: one, unless it has lines that begin as ingredients do. */
function linesOfEntry(text: string): string[] {
  const lines = plainLines(text);
  if (text.includes("<")) return lines;
  const joined: string[] = [];
  for (const line of lines) {
    if (joined.length === 0 || /^[\p{N}•*-]/u.test(line)) joined.push(line);
    else joined.push(`${joined.pop()} ${line}`);
  }
  return joined;
}

function linesOf(value: unknown, isAlone: boolean, depth = 0): string[] {
  if (depth > DEPTH_MAX) return [];
  return listOf(value).flatMap((part) => {
    if (Array.isArray(part)) return linesOf(part, isAlone, depth + 1);
    if (!isNode(part)) return textsIn(part).flatMap(isAlone ? plainLines : linesOfEntry);
    const list = part["itemListElement"];
    if (list !== undefined) return linesOf(list, false, depth + 1);
    const line = shownOf(part);
    return line === "" ? headedLines(part) : [line];
  });
}

/** The lines of `recipeIngredient`: texts, HTML, nodes with an amount and a name, and lists of these. */
export function readIngredients(value: unknown): ImportedSection[] {
  const sections: { heading: string; lines: string[] }[] = [];
  const parts = listOf(value);
  for (const part of parts) {
    const isList = isNode(part) && part["itemListElement"] !== undefined;
    const heading = isList ? textsIn(part["name"]).map(plainLine).join(" ") : "";
    const all = linesOf(part, parts.length === 1).filter((line) => line !== "");
    const [only = ""] = all;
    const lines = (all.length === 1 && parts.length === 1 && listedOnOneLine(only)) || all;
    const last = sections.at(-1);
    if (last && heading === "" && last.heading === "") last.lines.push(...lines);
    else if (lines.length > 0) sections.push({ heading, lines });
  }
  return sections;
}
