import {
  NOTHING_IMPORTED,
  type ImportedRecipe,
  type ImportedSection,
} from "#import/imported-recipe.ts";

import { headed, labelled } from "../values.ts";
import { hasMarks, readMarks, type Mark } from "./cooklang-marks.ts";
import { fieldsOf, readFrontMatter } from "./cooklang-metadata.ts";

const FRONT_MATTER = /^\s*---[ \t]*\n(?<yaml>[\s\S]*?)\n---[ \t]*(?:\n|$)/u;
const OLD_METADATA = /^>>\s*(?<key>[^:]{1,60}?)\s*:\s*(?<value>.*)$/u;
const SECTION = /^=+\s*(?<heading>[^=]*?)\s*=*$/u;
const NOTE = /^>(?!>)\s?(?<note>.*)$/u;
/** A comment to the end of a line; not the rule of a front matter. */
const LINE_COMMENT = /(?<=^|\s)--(?!-)(?<comment>[^\n]*)/gmu;
/** A longer line is no heading. */
const HEADING_MAX = 200;

/** Takes the comments out of a text: "[- … -]", and "--" with what follows it in its line. */
function takeComments(text: string): { text: string; comments: string[] } {
  const comments: string[] = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf("[-", at);
    const end = start < 0 ? -1 : text.indexOf("-]", start + 2);
    if (end < 0) break;
    plain += text.slice(at, start);
    comments.push(text.slice(start + 2, end));
    at = end + 2;
  }
  plain = (plain + text.slice(at)).replace(LINE_COMMENT, (_, comment: string) => {
    comments.push(comment);
    return "";
  });
  return { text: plain, comments: comments.map((comment) => comment.trim()).filter(Boolean) };
}

/** Whether a text is a recipe in Cooklang rather than plain words. */
export function isCooklang(text: string): boolean {
  return /^>>[ \t]*[^:\n]{1,60}:/mu.test(text) || hasMarks(takeComments(text).text);
}

interface Reading {
  sections: { heading: string; ingredients: string[]; steps: string[] }[];
  cookware: Set<string>;
  notes: string[];
  listed: Set<string>;
}

/** Amounts that stand behind a name: "salt, to taste". */
const BEHIND = /^(?:to|as|for|zum|zur|nach)\s/iu;

function ingredientLine({ name, amount, note, isOptional }: Mark): string {
  const line = BEHIND.test(amount) ? `${name}, ${amount}` : `${amount} ${name}`.trim();
  return [line, note, isOptional ? "optional" : ""].filter((part) => part !== "").join(", ");
}

function addStep(reading: Reading, paragraph: string): void {
  const { text, marks, isList } = readMarks(paragraph);
  const section = reading.sections.at(-1);
  if (!section || text.trim() === "") return;
  // Of nothing but marks it is a list of what is needed, as some write above their steps.
  if (!isList) section.steps.push(text.trim());
  for (const mark of marks) {
    if (mark.kind === "cookware") reading.cookware.add([mark.amount, mark.name].join(" ").trim());
    if (mark.kind !== "ingredient" || mark.isUnlisted) continue;
    const name = mark.name.toLowerCase();
    // Named again without an amount, it is what was listed before.
    if (mark.amount === "" && reading.listed.has(name)) continue;
    reading.listed.add(name);
    section.ingredients.push(ingredientLine(mark));
  }
}

/** Reads the lines below the front matter: sections, notes, and paragraphs that are a step each. */
function readBody(body: string, metadata: Map<string, string>): Reading {
  const reading: Reading = {
    sections: [{ heading: "", ingredients: [], steps: [] }],
    cookware: new Set(),
    notes: [],
    listed: new Set(),
  };
  let paragraph: string[] = [];
  let isNote = false;
  const endParagraph = () => {
    // A backslash at its end keeps a line apart.
    if (isNote) reading.notes.push(paragraph.join(" "));
    else addStep(reading, paragraph.join(" ").replace(/ ?\\(?: |$)/gu, "\n"));
    paragraph = [];
    isNote = false;
  };
  for (const line of body.split("\n").map((text) => text.trim())) {
    const old = OLD_METADATA.exec(line)?.groups;
    const heading = line.length > HEADING_MAX ? undefined : SECTION.exec(line)?.groups?.["heading"];
    const note = NOTE.exec(line)?.groups?.["note"];
    if (old?.["key"] !== undefined)
      metadata.set(old["key"].toLowerCase(), old["value"]?.trim() ?? "");
    else if (heading !== undefined || note !== undefined || line === "") {
      endParagraph();
      if (heading !== undefined) reading.sections.push({ heading, ingredients: [], steps: [] });
      if (note !== undefined) {
        isNote = true;
        paragraph.push(note);
      }
    } else paragraph.push(line);
  }
  endParagraph();
  return reading;
}

function sectionsOf(reading: Reading, part: "ingredients" | "steps"): ImportedSection[] {
  return reading.sections
    .map((section) => ({ heading: section.heading, lines: section[part] }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * Reads a recipe in Cooklang: metadata as front matter or as ">> key: value", sections, notes, comments,
 * and marks for ingredients, cookware and timers. Comments go into the note, as what else has no place.
 * @param fileName gives the title where the metadata has none, as the format has it
 */
export function readCooklang(text: string, fileName: string): ImportedRecipe {
  const metadata = new Map<string, string>();
  const whole = text.replace(/\r\n?/gu, "\n");
  const front = FRONT_MATTER.exec(whole);
  if (front) readFrontMatter(front.groups?.["yaml"] ?? "", metadata);
  const { text: body, comments } = takeComments(whole.slice(front?.[0].length ?? 0));
  const reading = readBody(body, metadata);
  const fields = fieldsOf(metadata);
  return {
    ...NOTHING_IMPORTED,
    ...fields,
    title: fields.title || fileName.replace(/\.\w+$/u, ""),
    ingredients: sectionsOf(reading, "ingredients"),
    steps: sectionsOf(reading, "steps"),
    note: [
      reading.notes.join("\n"),
      ...(fields.note ?? []),
      ...labelled({ Cookware: [...reading.cookware].join(", ") }),
      ...headed("Comments", comments.join("\n")),
    ].filter((paragraph) => paragraph !== ""),
  };
}
