import {
  NOTHING_IMPORTED,
  type ImportedRecipe,
  type ImportedSection,
} from "#import/imported-recipe.ts";
import { readHeading } from "#import/text/headings.ts";

import { headed, labelled } from "../values.ts";
import { hasBareMarks, hasMarks, readMarks, type Mark } from "./cooklang-marks.ts";
import { addMetadata, fieldsOf, readFrontMatter } from "./cooklang-metadata.ts";
import { paragraphSteps } from "./paragraph-steps.ts";

export const FRONT_MATTER = /^\s*---[ \t]*\n(?<yaml>[\s\S]*?)\n---[ \t]*(?:\n|$)/u;
const OLD_METADATA = /^>>\s*(?<key>[^:]{1,60}?)\s*:\s*(?<value>.*)$/u;
/** "== Sauce ==", and Markdown's "## Sauce" */
const SECTION = /^(?:=+\s*(?<heading>[^=]*?)\s*=*|#{1,6}\s+(?<markdown>[^#].*?)\s*#*)$/u;
const NOTE = /^>+\s?(?<note>.*)$/u;
/** A comment to the end of a line; not the rule of a front matter. */
const LINE_COMMENT = /(?<=^|\s)--(?!-)(?<comment>[^\n]*)/gmu;
/** An example in Markdown, as a collection's README has it. */
const FENCED = /^```[\s\S]*?^```/gmu;
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

/**
 * Whether a text is a recipe in Cooklang rather than plain words.
 * @param isNamedSo whether its file is named so: then marks count that other texts may have, too
 */
export function isCooklang(text: string, isNamedSo: boolean): boolean {
  return (
    /^\s*>>[ \t]*[^:\n]{1,60}:/u.test(text) ||
    hasMarks(takeComments(isNamedSo ? text : text.replace(FENCED, "")).text) ||
    (isNamedSo && hasBareMarks(text))
  );
}

interface Section {
  heading: string;
  /** Whether it is about the recipe ("Storage"): then its paragraphs are no steps, and nothing in it is listed. */
  isNote: boolean;
  ingredients: string[];
  steps: string[];
}

interface Reading {
  sections: Section[];
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

/** Whether an ingredient without braces or an amount is one that was listed before. */
function isNamedAgain({ name, amount, longerNames }: Mark, listed: ReadonlySet<string>): boolean {
  return amount === "" && [name, ...longerNames].some((one) => listed.has(one.toLowerCase()));
}

function addMarks(reading: Reading, section: Section, marks: readonly Mark[]): void {
  for (const mark of marks) {
    if (mark.kind === "cookware") reading.cookware.add([mark.amount, mark.name].join(" ").trim());
    if (section.isNote || mark.kind !== "ingredient" || mark.isUnlisted) continue;
    if (isNamedAgain(mark, reading.listed)) continue;
    reading.listed.add(mark.name.toLowerCase());
    section.ingredients.push(ingredientLine(mark));
  }
}

function addParagraph(reading: Reading, lines: readonly string[]): void {
  const section = reading.sections.at(-1);
  if (!section) return;
  for (const step of paragraphSteps(lines)) {
    const { text, marks, isList } = readMarks(step, section.isNote);
    const plain = text.trim();
    // Of nothing but marks it is a list of what is needed, as some write above their steps.
    if (plain !== "" && !isList) section.steps.push(plain);
    addMarks(reading, section, marks);
  }
}

function addSection(reading: Reading, heading: string): void {
  const isNote = readHeading(heading)?.part === "note";
  reading.sections.push({ heading, isNote, ingredients: [], steps: [] });
}

/** Reads a line of ">> key: value"; false for any other. What tells a parser how to read on is left out. */
function readOldMetadata(line: string, metadata: Map<string, string>): boolean {
  const { key = "", value = "" } = OLD_METADATA.exec(line)?.groups ?? {};
  if (key === "") return false;
  if (/^https?$/iu.test(key)) addMetadata(metadata, "source url", `${key}:${value}`);
  else if (!key.startsWith("[")) addMetadata(metadata, key, value);
  return true;
}

/** Reads the lines below the front matter: sections, notes, and paragraphs, most of them a step each. */
function readBody(body: string, metadata: Map<string, string>): Reading {
  const reading: Reading = { sections: [], cookware: new Set(), notes: [], listed: new Set() };
  addSection(reading, "");
  let paragraph: string[] = [];
  let isNote = false;
  const endParagraph = () => {
    if (isNote) reading.notes.push(readMarks(paragraph.join(" "), true).text);
    else addParagraph(reading, paragraph);
    paragraph = [];
    isNote = false;
  };
  for (const line of body.split("\n").map((text) => text.trim())) {
    if (readOldMetadata(line, metadata)) continue;
    const section = line.length > HEADING_MAX ? undefined : SECTION.exec(line)?.groups;
    const note = NOTE.exec(line)?.groups?.["note"];
    if (section || note !== undefined || line === "") endParagraph();
    if (section) addHeading(reading, section, metadata);
    else if (note !== undefined) {
      isNote = true;
      paragraph.push(note);
    } else if (line !== "") paragraph.push(line);
  }
  endParagraph();
  return reading;
}

/** A section; or the title, if it is Markdown's and above everything else. */
function addHeading(
  reading: Reading,
  { heading, markdown = "" }: Readonly<Record<string, string | undefined>>,
  metadata: Map<string, string>,
): void {
  const name = heading ?? readMarks(markdown).text;
  const isFirst = reading.sections.length === 1 && reading.sections[0]?.steps.length === 0;
  if (heading !== undefined || !isFirst || readHeading(name)) addSection(reading, name);
  else if (!metadata.has("title")) addMetadata(metadata, "title", name);
  else if (metadata.get("title") !== name) addSection(reading, name);
}

function sectionsOf(reading: Reading, part: "ingredients" | "steps"): ImportedSection[] {
  return reading.sections
    .filter((section) => !section.isNote)
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
      ...reading.sections
        .filter(({ isNote }) => isNote)
        .flatMap(({ heading, steps }) => headed(heading, steps.join("\n"))),
      ...(fields.note ?? []),
      ...labelled({ Cookware: [...reading.cookware].join(", ") }),
      ...headed("Comments", comments.join("\n")),
    ].filter((paragraph) => paragraph !== ""),
  };
}
