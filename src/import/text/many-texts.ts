import { readHeading } from "./headings.ts";
import { isRule } from "./text-lines.ts";

/** Of so many whole recipes, one may be something else: an address that somebody has kept among them. */
const WHOLES_FOR_ONE_OTHER = 3;
/** How many empty lines stand between two recipes, if no rule does. */
const EMPTY_LINES_MIN = 2;

/**
 * The recipes of a text that somebody or an app has written one below the other, apart by rules ("-----") or
 * by empty lines; the text itself, if that would take one recipe to pieces. What stands above the first or
 * below the last is a text of its own.
 */
export function splitTexts(text: string): string[] {
  const lines = text.replaceAll("\f", "\n-----\n").split(/\r\n|[\r\n\u{2028}\u{2029}]/u);
  return (
    textsBetween(lines, (line) => isRule(line.trim()), 1) ??
    textsBetween(lines, (line) => line.trim() === "", EMPTY_LINES_MIN) ?? [text]
  );
}

/** The texts between runs of at least `min` such lines; null if they are not whole recipes. */
function textsBetween(
  lines: readonly string[],
  isBetween: (line: string) => boolean,
  min: number,
): string[] | null {
  const texts: string[][] = [];
  let run = min;
  for (const line of lines) {
    if (isBetween(line)) run += 1;
    else {
      if (run >= min) texts.push([]);
      run = 0;
    }
    // Empty lines between two recipes belong to neither.
    if (run < min) texts.at(-1)?.push(line);
  }
  const filled = withPartsJoined(texts.filter((one) => one.some((line) => line.trim() !== "")));
  const others = filled.slice(1, -1).filter((one) => !isWhole(one));
  const wholes = filled.filter(isWhole).length;
  const areRecipes = wholes > 1 && others.length * WHOLES_FOR_ONE_OTHER <= wholes;
  return areRecipes ? filled.map((one) => one.join("\n").trimEnd()) : null;
}

/** The texts, those that go on with the one above joined to it. */
function withPartsJoined(texts: readonly string[][]): string[][] {
  const joined: string[][] = [];
  for (const text of texts) {
    const above = joined.at(-1);
    if (!above || !goesOn(text)) joined.push([...text]);
    else for (const line of text) above.push(line);
  }
  return joined;
}

/** Whether it begins with a part of a recipe, whose title is above then. */
function goesOn(lines: readonly string[]): boolean {
  const first = lines.find((line) => line.trim() !== "") ?? "";
  return readHeading(first.trim()) !== null;
}

/** Whether it has a title and below it a list of ingredients. */
function isWhole(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.findIndex((line) => readHeading(line.trim())?.part === "ingredients") > 0;
}
