import type { ImportedSection } from "../imported-recipe.ts";
import { NUMBER_ALONE, NUMBERING } from "../text/text-lines.ts";
import { isNode, isOfType, listOf, type Node, SHOWN, textsIn } from "./nodes.ts";
import { plainLine, plainLines } from "./plain-text.ts";

const DEPTH_MAX = 6;
/** "Step 2", "2.": a step's number in place of its name. */
const NUMBER = /^\p{L}{0,8}\s*\d{1,2}[.):]?$/u;
/** "1. Stir. 2. Serve." on one line: where each number stands. */
const NUMBERED = /(?:^|\s)(?:step\s*)?\d{1,2}\s*[.):]\s+(?=\p{Lu})/giu;

/** The steps in one text: its lines, or its numbers if it has only one line. */
function stepsInText(text: string): string[] {
  const lines = plainLines(text);
  const [only = ""] = lines;
  const numbered = lines.length === 1 && (only.match(NUMBERED)?.length ?? 0) > 1;
  const steps = numbered ? only.split(NUMBERED) : lines;
  return steps
    .map((step) => step.replace(NUMBERING, "").trim())
    .filter((step) => step !== "" && !/^\d{1,2}$/u.test(step) && !NUMBER_ALONE.test(step));
}

/** The text of a step, begun with its name unless that only repeats it. */
function stepsOfNode(node: Node, depth: number): string[] {
  const { name, text, description, itemListElement, item } = node;
  // An entry of a list whose step is a value of its own.
  if (item !== undefined) return flatSteps(item, depth + 1);
  const title = textsIn(name).map(plainLine).join(" ");
  const own = textsIn(text ?? description ?? (title === "" ? node[SHOWN] : "")).flatMap(
    stepsInText,
  );
  // Directions that only tell the text again are left out; a tip beside it is not.
  const below = flatSteps(itemListElement, depth + 1).filter(
    (line) => !own.join(" ").includes(line),
  );
  const [first, ...others] = [...own, ...below];
  if (first === undefined) return title === "" ? [] : [title];
  const begin = title.replace(/(?:\.{3}|…)$/u, "").trim();
  const repeats = first.toLowerCase().startsWith(begin.toLowerCase()) || NUMBER.test(title);
  return [repeats ? first : `${title.replace(/[.:]$/u, "")}: ${first}`, ...others];
}

function flatSteps(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  return listOf(value).flatMap((part) => {
    if (Array.isArray(part)) return flatSteps(part, depth + 1);
    return isNode(part) && part["@value"] === undefined
      ? stepsOfNode(part, depth)
      : textsIn(part).flatMap(stepsInText);
  });
}

function isSection(node: Node): boolean {
  if (isOfType(node, "HowToSection")) return true;
  const isList = node["itemListElement"] !== undefined || node["steps"] !== undefined;
  return isList && node["text"] === undefined && !isOfType(node, "HowToStep");
}

/** The heading of a list of steps, and what is in it; null for anything else. */
function partsOf(value: unknown): { heading: string; parts: readonly unknown[] } | null {
  if (Array.isArray(value)) return { heading: "", parts: value };
  if (!isNode(value) || !isSection(value)) return null;
  const heading = textsIn(value["name"]).map(plainLine).join(" ");
  const list = listOf(value["itemListElement"] ?? value["steps"]);
  const text = value["text"] ?? value["description"] ?? (list.length === 0 ? value[SHOWN] : []);
  const own = textsIn(text).flatMap(stepsInText);
  return { heading, parts: [...own.filter((line) => line !== heading), ...list] };
}

/** The steps of `recipeInstructions`: texts, HTML, steps, sections, and lists of all these. */
export function readSteps(value: unknown, depth = 0): ImportedSection[] {
  if (depth > DEPTH_MAX) return [];
  const sections: { heading: string; lines: string[] }[] = [];
  // Where a step goes that is in no section: below the last one if that is only a name.
  let open: (typeof sections)[number] | undefined;
  const begin = (heading: string, lines: readonly string[]) => {
    open = { heading, lines: [...lines] };
    sections.push(open);
  };
  const add = (lines: readonly string[]) => {
    if (open) open.lines.push(...lines);
    else begin("", lines);
  };
  for (const part of listOf(value)) {
    const list = partsOf(part);
    const inner = list ? readSteps(list.parts, depth + 1) : [];
    if (!list) add(flatSteps(part, depth));
    else if (inner.length === 0 && list.heading !== "") begin(list.heading, []);
    for (const { heading, lines } of inner) {
      const headings = [list?.heading ?? "", heading].filter((one) => one !== "").join(": ");
      if (headings === "") add(lines);
      else {
        begin(headings, lines);
        open = undefined;
      }
    }
  }
  return sections
    .map(({ heading, lines }) =>
      lines.length > 0 ? { heading, lines } : { heading: "", lines: [heading] },
    )
    .filter(({ lines }) => lines[0] !== "");
}
