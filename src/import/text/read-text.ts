import { TITLE_MAX } from "#domain/limits.ts";
import { withoutBullet } from "#domain/shopping/own-item.ts";

import { type ImportedRecipe, NOTHING_IMPORTED } from "../imported-recipe.ts";
import { withBlockHeadings } from "./block-headings.ts";
import { addFacts, type Facts, HASHTAGS, NO_FACTS, readFacts } from "./facts.ts";
import { type Part, readHeading, readHeadingBeside, readSubheading } from "./headings.ts";
import {
  BARE_INGREDIENT_MAX,
  beginsWithAmount,
  endsWithAmount,
  INGREDIENT_LINE_MAX,
  listedBeside,
  listedOnOneLine,
} from "./ingredient-lines.ts";
import { isBreadcrumb } from "./page-marks.ts";
import { BULLET, linesOf, NUMBER_ALONE, NUMBERING, type TextLine } from "./text-lines.ts";

/** More lines than any recipe; the rest goes into the note. */
const LINES_MAX = 2_000;
const SUBJECT = /^(?:subject|betreff)\s*:\s*(?:(?:fwd?|re|aw|wg)\s*:\s*)*(?<title>.+)$/iu;
const MAIL_HEAD = /^(?:from|to|cc|date|sent|von|an|datum)\s*:\s*\S.*(?:@|\d{4})/iu;
const ADAPTED = /^adapted\s+from\s*:?\s+(?<name>\S.{0,200})$/iu;
/** "Rated 4/5", as Copy Me That writes it. */
const RATED = /^(?:rated|rating)\s*:?\s*(?<rating>[1-5])(?:[.,]\d)?\s*\/\s*5$/iu;
const BY = /^(?:(?:recipe\s+)?(?:by|from)|source|author|quelle)\s*:\s*(?<name>\S.*)$/iu;

/** Whether the whole line is the address of a page. */
export function isAddress(line: string): boolean {
  return /^https?:\/\/\S+$/iu.test(line);
}

/** Facts whose value is words, which may be on the line below. */
const LABEL_OF_WORDS = /^(?:course|cuisine|category|keywords?|difficulty)\s*:?$/iu;

/** Lines of facts whose value is on the line below, as pages lay them out: "Prep Time:", "5 mins". */
function withFactsJoined(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [label, value] = [lines[at], lines[at + 1]];
    if (!label) continue;
    const isLabel =
      value !== undefined &&
      /^\p{L}[^\p{N}]{0,30}$/u.test(label.text) &&
      (/^\d/u.test(value.text) || LABEL_OF_WORDS.test(label.text)) &&
      readHeading(label.text) === null &&
      !readFacts(label.text);
    const text = isLabel ? `${label.text.replace(/\s*:$/u, "")}: ${value.text}` : "";
    if (isLabel && readFacts(text)) {
      joined.push({ ...label, text });
      at += 1;
    } else joined.push(label);
  }
  return joined;
}

interface Section {
  heading: string;
  lines: string[];
}

/** What is read so far, and where the next line is taken to belong. */
interface Reading {
  part: Part | "about";
  /** Whether a heading has begun the part: then its lines aren't guessed. */
  isHeaded: boolean;
  /** Whether a heading tells where the ingredients begin: then none is before it. */
  isListHeaded: boolean;
  /** The heading of a section whose first line is still to come. */
  heading: string;
  facts: Facts;
  source: { name: string; url: string };
  rating: number | null;
  /** Whether a heading of steps is still to come: what is below that of the ingredients are these, until then. */
  stepsFollow: boolean;
  about: string[];
  note: string[];
  ingredients: Section[];
  steps: Section[];
}

/** Whether a line is a step, although it is below the heading of ingredients. */
function isSentence(line: string): boolean {
  if (line.length > INGREDIENT_LINE_MAX) return true;
  return /[.!]["”’)]?$/u.test(line) && (line.length > 50 || NUMBERING.test(line));
}

/** Whether a line without an amount goes on with a list of ingredients: "salt". */
function isBareIngredient({ text, startsBlock }: TextLine): boolean {
  return !startsBlock && text.length <= BARE_INGREDIENT_MAX && !/[.!]$/u.test(text);
}

/** The part that a line belongs to. */
function partOf(
  line: TextLine,
  { part, isHeaded, isListHeaded, heading, ingredients, stepsFollow }: Reading,
): Reading["part"] {
  const { text } = line;
  // "4.9 from 213 votes", and what else a page has above its list.
  if (part === "about" && isListHeaded) return part;
  const isIngredient = (beginsWithAmount(text) || endsWithAmount(text)) && !isSentence(text);
  if (part === "note") return part;
  if (part === "steps") return !isHeaded && heading !== "" && isIngredient ? "ingredients" : part;
  if (part === "ingredients" && isHeaded) return isSentence(text) && !stepsFollow ? "steps" : part;
  if (isIngredient) return "ingredients";
  if (part === "ingredients" && isBareIngredient(line)) return part;
  return ingredients.length > 0 || NUMBERING.test(text) ? "steps" : "about";
}

/** Adds a line to a part's sections. */
function addLine(sections: Section[], heading: string, line: string): void {
  const last = sections.at(-1);
  if (last && heading === "") last.lines.push(line);
  else sections.push({ heading, lines: [line] });
}

/** Whether a line may be facts here: "Bake for 20 minutes" is a step among steps. */
function mayBeFacts({ part, ingredients, steps }: Reading, facts: Facts, text: string): boolean {
  // "Arbeitszeit ca. 30 Minuten", below the heading
  if (part === "steps" && steps.length === 0 && /time|zeit|:/iu.test(text)) return true;
  if (part === "about" || (part === "ingredients" && ingredients.length === 0)) return true;
  if (HASHTAGS.test(text)) return true;
  return part !== "note" && facts.serves !== null && facts.parts === 0;
}

function readLine(line: TextLine, reading: Reading): void {
  const { text } = line;
  if (isAddress(text)) {
    if (reading.source.url === "") reading.source.url = text;
    else reading.note.push(text);
    return;
  }
  const heading = readHeading(text);
  if (heading) {
    reading.part = heading.part;
    reading.isHeaded = true;
    const beside = readFacts(heading.beside);
    if (beside) reading.facts = addFacts(reading.facts, beside);
    else if (heading.beside !== "") reading.note.push(text);
    return;
  }
  const facts = readFacts(text);
  if (facts && mayBeFacts(reading, facts, text)) {
    reading.facts = addFacts(reading.facts, facts);
    return;
  }
  const inline = readHeadingBeside(text);
  if (inline) {
    reading.part = inline.part;
    reading.isHeaded = true;
    const lines = inline.part === "ingredients" ? listedBeside(inline.beside) : [inline.beside];
    for (const one of lines) readLine({ text: one, startsBlock: false }, reading);
    return;
  }
  const rated = reading.part === "about" ? RATED.exec(text)?.groups?.["rating"] : undefined;
  if (rated !== undefined) {
    reading.rating = Number(rated);
    return;
  }
  const by =
    reading.source.name === ""
      ? (BY.exec(text) ?? (reading.part === "about" ? ADAPTED.exec(text) : null))?.groups?.["name"]
      : undefined;
  if (by !== undefined) {
    const { url } = reading.source;
    reading.source = isAddress(by) && url === "" ? { name: "", url: by } : { name: by, url };
    return;
  }
  if (NUMBER_ALONE.test(text)) {
    if (reading.part !== "note") reading.part = "steps";
    return;
  }
  const subheading = reading.part === "note" ? null : readSubheading(line);
  if (subheading !== null) {
    reading.heading = [reading.heading, subheading].filter(Boolean).join(" ");
    return;
  }
  const listed = reading.part === "steps" || reading.part === "note" ? null : listedOnOneLine(text);
  if (listed) {
    for (const one of listed) readLine({ text: one, startsBlock: false }, reading);
    return;
  }
  const part = partOf(line, reading);
  if (part !== reading.part) reading.isHeaded = false;
  reading.part = part;
  const named = reading.heading;
  reading.heading = "";
  if (part === "ingredients") addLine(reading.ingredients, named, withoutBullet(text));
  else if (part === "steps") {
    addLine(reading.steps, named, text.replace(BULLET, "").replace(NUMBERING, ""));
  } else reading[part].push(...(named === "" ? [text] : [named, text]));
}

/** Takes the title off the lines, and what a mail program or a page has above a text. */
function takeTitle(lines: TextLine[]): { title: string; head: string[] } {
  const end = lines.findIndex(
    ({ text }) => !SUBJECT.test(text) && !MAIL_HEAD.test(text) && !isBreadcrumb(text),
  );
  const head = lines.splice(0, Math.max(0, end)).map(({ text }) => text);
  const subject = head.map((line) => SUBJECT.exec(line)?.groups?.["title"]).find(Boolean);
  const rest = head.filter((line) => !SUBJECT.test(line));
  if (subject !== undefined) return { title: subject, head: rest };
  const [first, second] = lines;
  const isTitle =
    first !== undefined &&
    second !== undefined &&
    first.text.length <= TITLE_MAX &&
    !isAddress(first.text) &&
    !readHeading(first.text) &&
    !readHeadingBeside(first.text) &&
    !readFacts(first.text) &&
    !((first.text.endsWith(":") || beginsWithAmount(first.text)) && beginsWithAmount(second.text));
  if (!isTitle) return { title: "", head: rest };
  lines.shift();
  return { title: first.text.replace(/^(?:title|recipe|name)\s*:\s*/iu, ""), head: rest };
}

/** "Oats: 50 g oats, 1 dl milk, 1 tsp honey. Mix." in one line; any other text as it is. */
function fromOneLine(lines: TextLine[]): TextLine[] {
  const [only, next] = lines;
  const { title, list, steps } =
    /^(?<title>[^:.!?]{3,60}):\s+(?<list>[^.!?]+)\.\s+(?<steps>\S.*)$/u.exec(
      next === undefined ? (only?.text ?? "") : "",
    )?.groups ?? {};
  if (title === undefined || list === undefined || steps === undefined) return lines;
  if (readHeading(title) !== null || listedOnOneLine(list) === null) return lines;
  return [title, list, steps].map((text) => ({ text, startsBlock: true }));
}

/**
 * Reads a recipe that somebody has written: title, ingredients and steps, told apart by headings if
 * there are any, and else by what the lines look like. Every line is kept somewhere.
 * @param named the title, if it is known
 */
export function readText(text: string, named = ""): ImportedRecipe {
  const lines = fromOneLine(linesOf(text));
  const { title, head } = named === "" ? takeTitle(lines) : { title: named, head: [] };
  if (lines[0]?.text === title) lines.shift();
  const reading: Reading = {
    part: "about",
    isHeaded: false,
    isListHeaded: lines.some((line) => readHeading(line.text)?.part === "ingredients"),
    heading: "",
    facts: NO_FACTS,
    source: { name: "", url: "" },
    rating: null,
    stepsFollow: false,
    about: [],
    note: [],
    ingredients: [],
    steps: [],
  };
  // "Ratatouille (serves 4)"
  const beside = readFacts(/\((?<beside>[^()]+)\)$/u.exec(title)?.groups?.["beside"] ?? "");
  if (beside) reading.facts = addFacts(reading.facts, beside);
  const joined = withBlockHeadings(withFactsJoined(lines.slice(0, LINES_MAX)));
  const lastSteps = joined.findLastIndex((line) => readHeading(line.text)?.part === "steps");
  for (const [at, line] of joined.entries()) {
    reading.stepsFollow = at < lastSteps;
    readLine(line, reading);
  }
  const { facts, source, rating, about, note, ingredients, steps } = reading;
  const over = lines.slice(LINES_MAX).map((line) => line.text);
  const left = [...facts.note, ...head, reading.heading, ...note, ...over];
  return {
    ...NOTHING_IMPORTED,
    title,
    description: about.join(" "),
    serves: facts.serves,
    minutes: facts.total || facts.parts || null,
    ingredients,
    steps,
    tags: facts.tags,
    note: left.some((line) => line !== "") ? [left.filter((line) => line !== "").join("\n")] : [],
    source,
    rating,
  };
}
