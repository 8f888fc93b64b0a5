import type { ImportedRecipe } from "../imported-recipe.ts";
import { readFacts } from "../text/facts.ts";
import { readHeading } from "../text/headings.ts";
import { beginsWithAmount } from "../text/ingredient-lines.ts";
import { readText } from "../text/read-text.ts";
import { mayBeHeading } from "./list-lines.ts";
import { isHeading, isSilent, partingOf } from "./plain-text.ts";

/** What is no part of what a page is about. */
const ASIDE = new Set(["nav", "footer", "aside", "button", "select", "svg", "iframe", "dialog"]);
const BOLD = new Set(["b", "strong"]);
/** The level of a line that is a heading by its bold letters alone, below those of h1 to h6. */
const BOLD_LEVEL = 7;
/** How many lines of a page are looked at, and how many one of its lists may have. */
const LINES_MAX = 20_000;
const LIST_MAX = 150;
/** How many headings of either are looked at. */
const HEADS_MAX = 100;
/** How far above the ingredients it may say for how many they are. */
const FACTS_ABOVE = 15;
/** How many amounts make lines a list of ingredients. */
const AMOUNTS_MIN = 2;

/** A line that a page shows. */
interface ShownLine {
  text: string;
  /** 1 to 7 for a heading; 0 for any other line. */
  level: number;
  /** How many elements are around both this line and the one before. */
  around: number;
}

/** Reads what a page shows, as it comes. */
export interface ShownReader {
  open(tag: string): void;
  text(text: string): void;
  close(tag: string): void;
  /**
   * The recipes below the page's own headings of ingredients and steps.
   * @param title of the first; others have the heading above them
   */
  recipes(title: string): ImportedRecipe[];
}

export function createShownReader(): ShownReader {
  const lines: ShownLine[] = [];
  let line = { text: "", bold: 0, around: 0 };
  let level = 0;
  let depth = 0;
  /** The least depth since the last line. */
  let around = 0;
  let aside = 0;
  let bold = 0;

  const endLine = () => {
    const text = line.text.replace(/\s+/gu, " ").trim();
    const isBold = line.bold > 0 && line.bold >= text.length;
    if (text !== "" && lines.length < LINES_MAX) {
      const boldLevel = isBold && mayBeHeading(text) ? BOLD_LEVEL : 0;
      lines.push({ text, level: level || boldLevel, around: line.around });
    }
    line = { text: "", bold: 0, around: 0 };
  };
  const part = (tag: string) => {
    const parting = partingOf(tag);
    if (parting === "\n") endLine();
    else line.text += parting;
  };
  return {
    open(tag) {
      if (isSilent(tag) || ASIDE.has(tag)) aside += 1;
      part(tag);
      depth += 1;
      if (isHeading(tag)) level = Number(tag.slice(1));
      if (BOLD.has(tag)) bold += 1;
    },
    text(text) {
      if (aside > 0) return;
      if (line.text.trim() === "" && /\S/u.test(text)) {
        line.around = around;
        around = depth;
      }
      line.text += text;
      if (bold > 0) line.bold += text.length;
    },
    close(tag) {
      if ((isSilent(tag) || ASIDE.has(tag)) && aside > 0) aside -= 1;
      part(tag);
      depth -= 1;
      around = Math.min(around, depth);
      if (isHeading(tag)) level = 0;
      if (BOLD.has(tag) && bold > 0) bold -= 1;
    },
    recipes(title) {
      endLine();
      return recipesIn(lines, title);
    },
  };
}

const partOf = (line: ShownLine | undefined) => (line ? readHeading(line.text)?.part : undefined);

/**
 * Where what a heading begins has its end: at the next heading that is not below it, and at the end of the
 * element that is around all of the recipe.
 */
function endOf(lines: readonly ShownLine[], start: number, around: number): number {
  const above = lines[start]?.level || BOLD_LEVEL;
  const end = lines.findIndex((line, at) => {
    if (at <= start) return false;
    // Bold words among steps that a bold word heads may be anything.
    const isNext = line.level < above || (line.level === above && above < BOLD_LEVEL);
    const part = partOf(line);
    if (line.around < around || part === "ingredients") return true;
    return line.level > 0 && (isNext || part === "note");
  });
  return Math.min(end < 0 ? lines.length : end, start + 1 + LIST_MAX);
}

/** Lines as somebody would have typed them, with their headings marked. */
function typed(lines: readonly ShownLine[], parting: string): string {
  return lines
    .map(({ text, level }) => (level > 0 && !text.endsWith(":") ? `${text}:` : text))
    .join(parting);
}

/** Whether lines are a list of ingredients: most of them amounts. */
function areIngredients(lines: readonly ShownLine[]): boolean {
  const amounts = lines.filter(({ text }) => beginsWithAmount(text)).length;
  const { length } = lines.filter(({ level }) => level === 0);
  return lines.length <= LIST_MAX && amounts >= AMOUNTS_MIN && amounts * 2 >= length;
}

/** A recipe's place among the lines: its headings, the end of its steps, and how many elements are around it. */
interface Place {
  ingredients: number;
  steps: number;
  end: number;
  around: number;
}

function textAt(lines: readonly ShownLine[], { ingredients, steps, end, around }: Place): string {
  const facts = lines
    .slice(Math.max(0, ingredients - FACTS_ABOVE), ingredients)
    .filter(({ text }) => readFacts(text));
  const notes =
    partOf(lines[end]) === "note" ? lines.slice(end + 1, endOf(lines, end, around)) : [];
  return [
    ...facts.map(({ text }) => text),
    lines[ingredients]?.text ?? "",
    typed(lines.slice(ingredients + 1, steps), "\n"),
    lines[steps]?.text ?? "",
    // A step's number may stand on a line of its own.
    typed(
      lines.slice(steps + 1, end).filter(({ text }) => !/^\d{1,2}$/u.test(text)),
      "\n\n",
    ),
    ...(notes.length === 0 ? [] : [lines[end]?.text ?? "", typed(notes, "\n")]),
  ].join("\n\n");
}

/** What is above a recipe that is not the first: its title, for all that can be told. */
function titleAbove(lines: readonly ShownLine[], from: number, to: number): string {
  const above = lines.slice(from, to).findLast((line) => line.level > 0 && !partOf(line));
  return above?.text.replace(/:$/u, "") ?? "";
}

function recipesIn(lines: readonly ShownLine[], title: string): ImportedRecipe[] {
  const heads = lines.flatMap((line, at) => {
    const part = partOf(line);
    return part === "ingredients" || part === "steps" ? [{ part, at }] : [];
  });
  const recipes: ImportedRecipe[] = [];
  let from = 0;
  for (const [nth, { part, at: ingredients }] of heads.slice(0, HEADS_MAX).entries()) {
    const next = heads[nth + 1];
    if (part !== "ingredients" || next?.part !== "steps") continue;
    const steps = next.at;
    if (!areIngredients(lines.slice(ingredients + 1, steps))) continue;
    const around = Math.min(...lines.slice(ingredients + 1, steps + 2).map((line) => line.around));
    let end = endOf(lines, steps, around);
    // The name of the next recipe.
    while (end > steps + 1 && (lines[end - 1]?.level ?? 0) > 0) end -= 1;
    if (end === steps + 1) continue;
    const named = recipes.length === 0 ? title : titleAbove(lines, from, ingredients);
    const text = textAt(lines, { ingredients, steps, end, around });
    recipes.push(readText(text, named || `${title} (${recipes.length + 1})`));
    from = end;
  }
  return recipes;
}
