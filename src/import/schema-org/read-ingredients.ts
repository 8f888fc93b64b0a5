import type { ImportedSection } from "../imported-recipe.ts";
import { isNode, listOf, type Node, textsIn } from "./nodes.ts";
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

function linesOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  return listOf(value).flatMap((part) => {
    if (Array.isArray(part)) return linesOf(part, depth + 1);
    if (!isNode(part)) return textsIn(part).flatMap(plainLines);
    const list = part["itemListElement"];
    return list === undefined ? [lineOf(part)] : linesOf(list, depth + 1);
  });
}

/** The lines of `recipeIngredient`: texts, HTML, nodes with an amount and a name, and lists of these. */
export function readIngredients(value: unknown): ImportedSection[] {
  const sections: { heading: string; lines: string[] }[] = [];
  for (const part of listOf(value)) {
    const isList = isNode(part) && part["itemListElement"] !== undefined;
    const heading = isList ? textsIn(part["name"]).map(plainLine).join(" ") : "";
    const lines = linesOf(part, 0).filter((line) => line !== "");
    const last = sections.at(-1);
    if (last && heading === "" && last.heading === "") last.lines.push(...lines);
    else if (lines.length > 0) sections.push({ heading, lines });
  }
  return sections;
}
