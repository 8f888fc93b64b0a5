import { FRACTIONS } from "#domain/amounts/cook-numbers.ts";
import { withoutBullet } from "#domain/shopping/own-item.ts";

import type { ImportedSection } from "../imported-recipe.ts";
import { readSubheading } from "../text/headings.ts";
import { listedOnOneLine } from "../text/ingredient-lines.ts";
import { blockLines, listLines } from "./list-lines.ts";
import { isNode, listOf, type Node, SHOWN, textsIn, unitIn } from "./nodes.ts";
import { plainLine, plainLines } from "./plain-text.ts";

const DEPTH_MAX = 6;
/** A longer line is no list of ingredients, and expensive to read. */
const LINE_MAX = 10_000;
/** How many parts between semicolons make one line a list of ingredients. */
const PARTS_MIN = 3;
/** Where an ingredient that is a node keeps its amount, whether as a text or as a measured value. */
const AMOUNTS = ["requiredQuantity", "amount", "quantity", "value"];

/** "200 g flour, sifted", of a node whose amount and notes stand apart. */
function lineOf(node: Node): string {
  const { name, text, item, description } = node;
  if (isNode(item)) return lineOf(item);
  const words = (values: readonly string[]) => values.map(plainLine).filter(Boolean).join(" ");
  const amount = AMOUNTS.map((key) => textsIn(node[key]).join(" ")).find(Boolean) ?? "";
  const line = words([amount, amount === "" ? "" : unitIn(node), ...textsIn(name ?? text ?? item)]);
  const more = words(textsIn(description));
  if (more.toLowerCase().includes(line.toLowerCase())) return more;
  return line.toLowerCase().includes(more.toLowerCase()) ? line : `${line}, ${more}`;
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

/** HTML that parts lines; one paragraph does not: "3 tbsp. <p>oil</p>". */
const PARTED = /<(?:br|li|tr|h[1-6])\b|<(?:p|div)\b.*<(?:p|div)\b/isu;

/** The lines of one text among several: one, unless it has lines that begin as ingredients do. */
function linesOfEntry(text: string): string[] {
  const lines = listLines(text);
  if (PARTED.test(text)) return lines;
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
    if (!isNode(part)) return textsIn(part).flatMap(isAlone ? blockLines : linesOfEntry);
    const list = part["itemListElement"];
    if (list !== undefined) return linesOf(list, false, depth + 1);
    const line = shownOf(part);
    return line === "" ? headedLines(part) : [line];
  });
}

/** The ingredients of a text that may have them all on one line. */
function onOneLine(line: string): string[] {
  if (line.length > LINE_MAX) return [line];
  const parts = line.split(/\s*;\s*/u).filter((part) => part !== "");
  if (parts.length >= PARTS_MIN) return parts;
  // "3 eggs,1,5 l milk"
  return listedOnOneLine(line.replace(/(?<!\d),(?=\S)|,(?=[^\s\d])/gu, ", ")) ?? [line];
}

/** "⅓", of the "0.33333334326744" that a computer makes of it. */
function measured(decimal: string): string {
  const number = Number(decimal);
  const whole = Math.floor(number);
  const fraction = FRACTIONS.find(([value]) => Math.abs(number - whole - value) < 0.001)?.[1];
  if (!fraction) return String(Math.round(number * 100) / 100);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

/** "3 cloves" and "1 clove", of "clove(s)"; Zwiebel(n), Ei(er). */
function counted(line: string): string {
  const isOne = /^1(?![\d.,/½¼¾⅓⅔⅛])\s*(?![-–])/u.test(line);
  return line.replace(/(?<=\p{L})\((s|es|n|en|e|er)\)/gu, isOne ? "" : "$1");
}

/**
 * A line without what templates leave around the parts of an ingredient: "- 1 leek , sliced",
 * "1 leek ((large))", "salt ()". A heading is in brackets.
 */
function tidied(line: string): string {
  const bare = withoutBullet(line);
  const heading = readSubheading({ text: bare, startsBlock: false });
  if (heading !== null) return `[${heading}]`;
  return counted(bare)
    .replace(/(?<![\d.,])\d{1,4}\.\d{4,20}(?!\d)/gu, measured)
    .replace(/\(\s*(\([^()]*\))\s*\)/gu, "$1")
    .replace(/\(\s*,?\s*/gu, "(")
    .replace(/\s*\(\)/gu, "")
    .replace(/\s+(?=[,)](?:\s|$))/gu, "");
}

/** The lines of `recipeIngredient`: texts, HTML, nodes with an amount and a name, and lists of these. */
export function readIngredients(value: unknown): ImportedSection[] {
  const sections: { heading: string; lines: string[] }[] = [];
  const parts = listOf(value);
  for (const part of parts) {
    const isList = isNode(part) && part["itemListElement"] !== undefined;
    const heading = isList ? textsIn(part["name"]).map(plainLine).join(" ") : "";
    const all = linesOf(part, parts.length === 1);
    const isOne = all.length === 1 && parts.length === 1;
    const lines = (isOne ? all.flatMap(onOneLine) : all).map(tidied).filter((line) => line !== "");
    const last = sections.at(-1);
    if (last && heading === "" && last.heading === "") last.lines.push(...lines);
    else if (lines.length > 0) sections.push({ heading, lines });
  }
  return sections;
}
