import { findTimers } from "#domain/timers/find-timers.ts";

import type { TakenRecipe } from "./recipe-text.ts";

/**
 * A recipe in Cooklang. Its ingredients are marked in a first step that sets them out: marked where the
 * method names them, too, they would count twice. Times are marked as timers.
 */
export function recipeCooklang(recipe: TakenRecipe): string {
  const { title, blurb, ingredients, instructions, mealType } = recipe;
  const { source = "", note = "", tags = [] } = recipe;
  const metadata = [
    "---",
    `title: ${quoted(title)}`,
    ...(blurb === "" ? [] : [`description: ${quoted(blurb)}`]),
    `course: ${mealType}`,
    ...(tags.length === 0 ? [] : [`tags: [${tags.map(quoted).join(", ")}]`]),
    ...(source === "" ? [] : [`source: ${quoted(source)}`]),
    "---",
  ].join("\n");
  const notes = note.split("\n").flatMap((line) => (line.trim() ? [`> ${line}`] : []));
  const parts = [
    metadata,
    ingredients.length === 0 ? "" : `Set out ${ingredients.map(marked).join(", ")}.`,
    ...instructions.map(stepOf),
    notes.join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** A JSON string is a YAML string as well. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** "@plain flour{200%g}" */
function marked({ name, amount }: TakenRecipe["ingredients"][number]): string {
  const { count, unit } = /^(?<count>[\d.,/\s]*\d)\s+(?<unit>\S.*)$/u.exec(amount)?.groups ?? {};
  const quantity = count === undefined ? amount : `${count}%${unit}`;
  return `@${name.replace(/[@#~{}%]/gu, " ").trim()}{${quantity.replace(/[{}]/gu, " ")}}`;
}

/** A step is a paragraph, in which marks of the language lose their meaning. */
function stepOf(step: string): string {
  let text = "";
  let at = 0;
  for (const { minSeconds, maxSeconds, start, end } of findTimers(step)) {
    text += `${plain(step.slice(at, start))}~{${minutesOf(minSeconds, maxSeconds)}%minutes}`;
    at = end;
  }
  return text + plain(step.slice(at));
}

function plain(text: string): string {
  return text.replace(/\s*\n\s*/gu, " ").replace(/[@#~](?=\S)/gu, "\\$&");
}

function minutesOf(least: number, most: number): string {
  const [from, to] = [least, most].map((seconds) => String(Math.round(seconds / 6) / 10));
  return from === to ? `${from}` : `${from}-${to}`;
}
