import type { ImportedSection } from "../imported-recipe.ts";
import { BULLET, NUMBERING } from "../text/text-lines.ts";
import { asHeading, mayBeHeading, sentenceLines } from "./list-lines.ts";
import { firstOf, isNode, isOfType, listOf, type Node, SHOWN, textsIn } from "./nodes.ts";
import { plainLine } from "./plain-text.ts";

const DEPTH_MAX = 6;
/** What pages call a step that they number. */
const STEP =
  "(?:step|schritt|étape|etape|paso|passo|passaggio|stap|steg|trinn?|krok|korak|vaihe|adım|lépés|шаг|крок|βήμα|bước|langkah)";
/** "Step 2", "2.", "2. lépés", "Schritt 1/6", "[Step 3]": a step's number in place of its name. */
const NUMBER = new RegExp(
  `^\\[?(?:${STEP}\\s*)?\\d{1,2}(?:\\s*(?:/|of|von|de|di|van|av|z)\\s*\\d{1,2})?[.)]?(?:\\s*${STEP})?\\s*[.):]?\\]?$`,
  "iu",
);
/** A number that may begin a step within a line: "Step 2 ", "2. ", "(2) ", also right behind a sentence. */
const NUMBERED = new RegExp(
  `(?:(?<!\\p{L})${STEP}\\s*(?<named>\\d{1,2})\\s*[.):–-]?|\\(?(?<![\\d/½]|\\d[.,])(?<bare>\\d{1,2})\\s?[.):])\\s*(?=[\\p{L}\\p{Pi}\\p{Ps}"'¿¡])`,
  "giu",
);
/** "Krok 2: ", "2.Bake", "2- Bake": what `NUMBERING` leaves, where the rest of the line is a step. */
const NUMBER_BEFORE = new RegExp(
  `^(?:${STEP}\\s*\\d{1,2}\\s*[.):–-]\\s*(?=\\S)|\\d{1,2}(?:[.)]|[-–]\\s)(?=\\p{L}))`,
  "iu",
);
/** "Mix the eggs.,Bake them.": a list that was written as one text. */
const JOINED = /(?<=[.!?]),(?=\p{Lu})/u;

/** The steps of a line whose numbers count up from one: "1. Stir.2. Serve."; else all of it. */
function numberedParts(line: string): string[] {
  const marks: RegExpExecArray[] = [];
  for (const mark of line.matchAll(NUMBERED)) {
    const { named, bare } = mark.groups ?? {};
    const before = line.slice(Math.max(0, mark.index - 2), mark.index).trim();
    // The first of them begins the line or a sentence: "Add 1." doesn't.
    const isBegin = marks.length > 0 || named !== undefined || /^$|[.!?:)…"”]$/u.test(before);
    if (Number(named ?? bare) === marks.length + 1 && isBegin) marks.push(mark);
  }
  const [first] = marks;
  if (!first || marks.length < 2) return line.split(JOINED);
  const parts = marks.map((mark, at) =>
    line.slice(mark.index + mark[0].length, marks[at + 1]?.index),
  );
  return [line.slice(0, first.index), ...parts];
}

function withoutNumber(step: string): string {
  return step.replace(NUMBERING.test(step) ? NUMBERING : NUMBER_BEFORE, "");
}

/** Lines, of which those above a first step's number are headings: "Dough", "Step 1:". */
function withHeadings(lines: readonly string[]): string[] {
  const isFirst = (line = "") => NUMBER.test(line) && /(?<!\d)1(?!\d)/u.test(line);
  return lines.map((line, at) =>
    mayBeHeading(line) && isFirst(lines[at + 1]) ? asHeading(line) : line,
  );
}

/** The steps in one text: its lines, or its numbers if it has only one line. Headings are in brackets. */
function stepsInText(text: string): string[] {
  const lines = withHeadings(sentenceLines(text));
  const steps = lines.length === 1 ? lines.flatMap(numberedParts) : lines;
  return steps
    .map((step) =>
      withoutNumber(step.replace(BULLET, ""))
        .replace(/(?<=[.!?]),$/u, "")
        .trim(),
    )
    .filter((step) => /[^\s\p{P}]/u.test(step) && !NUMBER.test(step));
}

const startsWith = (text: string, start: string) =>
  text.toLowerCase().startsWith(
    start
      .replace(/(?:\.{3}|…)$/u, "")
      .trim()
      .toLowerCase(),
  );

/** Lines, and those of others that don't only tell them again, as directions do; a tip does not. */
function withoutRepeated(lines: readonly string[], others: readonly string[]): string[] {
  const all = lines.join(" ");
  return [...lines, ...others.filter((line) => !all.includes(line))];
}

/** The text of a step, begun with its name unless that only repeats it. */
function stepsOfNode(node: Node, depth: number): string[] {
  const { name, text, description, itemListElement, item } = node;
  // An entry of a list whose step is a value of its own.
  if (listOf(item).length > 0) return flatSteps(item, depth + 1);
  const title = textsIn(name).map(plainLine).join(" ");
  const told = textsIn(text).flatMap(stepsInText);
  const more = textsIn(description).flatMap(stepsInText);
  const shown = title === "" ? textsIn(node[SHOWN]).flatMap(stepsInText) : [];
  const own = [told, more].flat().length === 0 ? shown : withoutRepeated(told, more);
  const below = flatSteps(itemListElement, depth + 1);
  const [first, ...others] = withoutRepeated(own, below);
  if (first === undefined) return title === "" ? [] : [title];
  if (startsWith(first.replace(/^\[/u, ""), title) || NUMBER.test(title)) return [first, ...others];
  // Some cut the text, and not the name.
  if (/(?:\.{3}|…)$/u.test(first) && startsWith(title, first)) return [title, ...others];
  return [`${title.replace(/[.:]$/u, "")}: ${first}`, ...others];
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

/** Entries in the order that they name: "position"; as they come if not each has its own. */
function inOrder(list: readonly unknown[]): readonly unknown[] {
  const at = list.map((part) => Number(isNode(part) ? part["position"] : Number.NaN));
  const isOrdered = new Set(at).size === at.length && at.every(Number.isInteger);
  if (!isOrdered) return list;
  return list
    .map((part, index) => ({ part, position: at[index] ?? 0 }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ part }) => part);
}

/** Where a section keeps its steps; a recipe within a recipe is one, too. */
const LISTS = ["itemListElement", "steps", "step", "item", "recipeInstructions"];

function isSection(node: Node): boolean {
  if (isOfType(node, "HowToSection") || isOfType(node, "Recipe")) return true;
  const isList = firstOf(node, "itemListElement", "steps") !== undefined;
  return isList && firstOf(node, "text") === undefined && !isOfType(node, "HowToStep");
}

/** The heading of a list of steps, and what is in it; null for anything else. */
function partsOf(value: unknown): { heading: string; parts: readonly unknown[] } | null {
  if (Array.isArray(value)) return { heading: "", parts: value };
  if (!isNode(value)) return null;
  if (!isSection(value)) {
    const { item } = value;
    return isNode(item) && isSection(item) ? { heading: "", parts: [item] } : null;
  }
  const heading = textsIn(value["name"]).map(plainLine).join(" ");
  const list = inOrder(listOf(firstOf(value, ...LISTS)));
  // What a recipe says of itself is no step of the one that it is in.
  const said = isOfType(value, "Recipe") ? [] : (value["text"] ?? value["description"]);
  const text = said ?? (list.length === 0 ? value[SHOWN] : []);
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
