import type { ImportedRecipe, ImportedSection } from "../imported-recipe.ts";
import { minutesOf } from "../minutes-of.ts";
import { readFacts } from "../text/facts.ts";
import { withoutHtml } from "../text/without-markup.ts";

/** What another app has stored, of which nothing is known. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/** Whether these are texts, at least one of them: an app has null where nothing was typed. */
export function areTexts(...values: readonly unknown[]): boolean {
  return (
    values.some((value) => typeof value === "string") &&
    values.every((value) => typeof value === "string" || value === null || value === undefined)
  );
}

/** A positive number, also one in a text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = Number(textOf(value) || Number.NaN);
  return number > 0 && Number.isFinite(number) ? number : null;
}

export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The names in a list of texts, or of objects with names. */
export function namesOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return [...new Set(list.map((item) => textOf(isObject(item) ? item["name"] : item)))].filter(
    (name) => name !== "",
  );
}

/** A cook's rating of 5; null for none. */
export function ratingOf(value: unknown): number | null {
  const rating = numberOf(value);
  return rating === null ? null : Math.min(5, Math.round(rating));
}

/**
 * Pictures that an app has as texts: base64, `data:` URLs or addresses. What isn't base64 is none when it
 * is decoded.
 */
export function picturesOf(values: unknown): string[] {
  return namesOf(values).map((text) =>
    /^(?:data|https?):/iu.test(text) ? text : `data:;base64,${text}`,
  );
}

/** A day from a date and time in any form that begins with it. */
export function dayOf(value: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/u.exec(textOf(value))?.[0] ?? "";
}

/** One paragraph of what has no field: "Difficulty: Easy", a line each. Empty values are left out. */
export function labelled(facts: Readonly<Record<string, string>>): string[] {
  const lines = Object.entries(facts).flatMap(([label, value]) =>
    value === "" ? [] : [`${label}: ${value}`],
  );
  return lines.length === 0 ? [] : [lines.join("\n")];
}

/** A text below its heading, for the note; nothing for an empty one. */
export function headed(heading: string, text: string): string[] {
  return text === "" ? [] : [`${heading}:\n${text}`];
}

/** For how many people something like "4-6 servings" is; what else it says is for the note. */
export function yieldOf(value: unknown): { serves: number | null; note: string[] } {
  const text = textOf(value);
  if (text === "" || text === "0") return { serves: null, note: [] };
  const facts = readFacts(/^\d+$/u.test(text) ? `Serves ${text}` : text);
  if (facts !== null && facts.serves !== null) return { serves: facts.serves, note: facts.note };
  return { serves: null, note: labelled({ Yield: text }) };
}

/** The whole time, or the sum of its parts; what they are is for the note. */
export function timesOf(times: { total?: string; parts: Readonly<Record<string, string>> }): {
  minutes: number | null;
  note: string[];
} {
  const total = minutesOf(times.total ?? "");
  const parts = Object.values(times.parts).map(minutesOf);
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  return {
    minutes: total ?? (sum > 0 ? sum : null),
    note: labelled({
      ...(total === null ? { "Total time": times.total ?? "" } : {}),
      ...times.parts,
    }),
  };
}

const HEADINGS = [
  /^#{1,6}\s+(?<heading>.+)$/u,
  /^\[(?<heading>[^[\]]+)\]$/u,
  /^\*\*(?<heading>[^*]+?):?\*\*:?$/u,
  /^(?<heading>\p{L}[^.!?]{0,60}):$/u,
];

function headingOf(line: string): string | undefined {
  return HEADINGS.map((pattern) => pattern.exec(line)?.groups?.["heading"]).find(
    (heading) => heading !== undefined,
  );
}

/** Lines below their headings: "# Sauce", "[Sauce]", "**Sauce**" and "For the sauce:". */
export function sectionsOf(lines: Iterable<string>): ImportedSection[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: "", lines: [] }];
  for (const line of lines) {
    const text = line.trim();
    const heading = headingOf(text);
    if (heading !== undefined) sections.push({ heading: heading.trim(), lines: [] });
    else if (text !== "") sections.at(-1)?.lines.push(text);
  }
  // A heading without lines was one, and is kept as a line.
  return sections
    .map(({ heading, lines }) =>
      lines.length === 0 && heading !== "" ? { heading: "", lines: [heading] } : { heading, lines },
    )
    .filter(({ lines }) => lines.length > 0);
}

/** "1. Stir", "1.Stir", "Step 1: Stir", "- Stir" */
export const NUMBERED = /^(?:(?:step\s+)?\d{1,2}[.):](?:\s+|(?=\p{L}))|[-•*▢]\s+)/iu;

/** "PRODUCE": nothing but capitals, and no more than a few words of them. */
function isCapitals(line: string): boolean {
  return /\p{Lu}{3}/u.test(line) && line.length <= 40 && !/[\p{Ll}\p{N}.,;!?:[\]]/u.test(line);
}

/** Lines with those in capitals as headings, where each stands above others that aren't. */
function withCapitals(lines: string[]): string[] {
  const filled = lines.filter((line) => line !== "");
  const capitals = filled.filter(isCapitals).length;
  const areHeadings =
    capitals * 2 <= filled.length &&
    filled.every((line, at) => !isCapitals(line) || !isCapitals(filled[at + 1] ?? "A LAST LINE"));
  return areHeadings ? lines.map((line) => (isCapitals(line) ? `[${line}]` : line)) : lines;
}

const linesIn = (text: string) =>
  withoutHtml(text)
    .split(/\r\n?|\n/u)
    .map((line) => line.trim());

/** The ingredients in a text of a line each. */
export function ingredientLines(text: string): ImportedSection[] {
  return sectionsOf(withCapitals(linesIn(text).map((line) => line.replace(/^[-•*▢]\s+/u, ""))));
}

/** The steps in a text of a line or paragraph each. */
export function stepLines(text: string): ImportedSection[] {
  return sectionsOf(withCapitals(linesIn(text).map((line) => line.replace(NUMBERED, ""))));
}

/** Whether a reader found more than a title. */
export function isCookable({ ingredients, steps }: ImportedRecipe): boolean {
  return ingredients.length > 0 || steps.length > 0;
}
