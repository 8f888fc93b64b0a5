import type { ImportedSection } from "../imported-recipe.ts";
import { isNode, isOfType, listOf, type Node, textsIn } from "./nodes.ts";
import { plainLine, plainLines } from "./plain-text.ts";

const DEPTH_MAX = 6;
/** "1. Stir. 2. Serve." on one line: where each number stands. */
const NUMBERED = /(?:^|\s)(?:step\s*)?\d{1,2}\s*[.):]\s+(?=\p{Lu})/giu;

/** The steps in one text: its lines, or its numbers if it has only one line. */
function stepsInText(text: string): string[] {
  const lines = plainLines(text);
  const [only = ""] = lines;
  const numbered = lines.length === 1 && (only.match(NUMBERED)?.length ?? 0) > 1;
  const steps = numbered ? only.split(NUMBERED) : lines;
  return steps
    .map((step) => step.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/iu, "").trim())
    .filter((step) => step !== "" && !/^(?:step\s*)?\d{1,2}[.):]?$/iu.test(step));
}

/** The text of a step, begun with its name unless that only repeats it. */
function stepsOfNode(node: Node, depth: number): string[] {
  const { name, text, description, itemListElement, item } = node;
  // An entry of a list whose step is a node of its own.
  if (isNode(item)) return flatSteps(item, depth + 1);
  const title = textsIn(name).map(plainLine).join(" ");
  const own = textsIn(text ?? description).flatMap(stepsInText);
  // Directions that only tell the text again are left out; a tip beside it is not.
  const below = flatSteps(itemListElement, depth + 1).filter(
    (line) => !own.join(" ").includes(line),
  );
  const [first, ...others] = [...own, ...below];
  if (first === undefined) return title === "" ? [] : [title];
  const begin = title.replace(/(?:\.{3}|…)$/u, "").trim();
  const repeats = first.toLowerCase().startsWith(begin.toLowerCase()) || /^step \d+$/iu.test(title);
  return [repeats ? first : `${title.replace(/[.:]$/u, "")}: ${first}`, ...others];
}

function flatSteps(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  return listOf(value).flatMap((part) => {
    if (Array.isArray(part)) return flatSteps(part, depth + 1);
    return isNode(part) ? stepsOfNode(part, depth) : textsIn(part).flatMap(stepsInText);
  });
}

function isSection(node: Node): boolean {
  if (isOfType(node, "HowToSection")) return true;
  const isList = node["itemListElement"] !== undefined || node["steps"] !== undefined;
  return isList && node["text"] === undefined && !isOfType(node, "HowToStep");
}

/** The steps of `recipeInstructions`: texts, HTML, steps, sections, and lists of all these. */
export function readSteps(value: unknown, depth = 0): ImportedSection[] {
  if (depth > DEPTH_MAX) return [];
  const sections: { heading: string; lines: string[] }[] = [];
  const add = (lines: readonly string[]) => {
    const last = sections.at(-1);
    if (last?.heading === "") last.lines.push(...lines);
    else if (lines.length > 0) sections.push({ heading: "", lines: [...lines] });
  };
  for (const part of listOf(value)) {
    if (isNode(part) && isSection(part)) {
      const heading = textsIn(part["name"]).map(plainLine).join(" ");
      const own = textsIn(part["text"] ?? part["description"]).flatMap(stepsInText);
      const lines = [...own, ...flatSteps(part["itemListElement"] ?? part["steps"], depth + 1)];
      if (heading === "") add(lines);
      else sections.push({ heading, lines });
    } else if (Array.isArray(part)) {
      for (const { heading, lines } of readSteps(part, depth + 1)) {
        if (heading === "") add(lines);
        else sections.push({ heading, lines: [...lines] });
      }
    } else add(flatSteps(part, depth));
  }
  return sections;
}
