import { NUMBERED } from "../values.ts";

/** A line begins with a capital, or in a script that has none; a mark may be before it. */
const BEGINS = /^[@#~]?[\p{Lu}\p{Lt}\p{Lo}]/u;
const ENDS = /[.!?:;。！？)]["”’»]?$/u;
/** Text that an editor has broken has lines of about this length, and longer ones it has not. */
const BROKEN_MIN = 50;
const BROKEN_MAX = 120;
/** Fewer lines are one step, as the format has it. */
const LINES_MIN = 3;

/** "-@salt", which some write for a bullet. */
const BULLET_AT_MARK = /^-(?=[@#~])/u;

const isItem = (line: string) => NUMBERED.test(line) || BULLET_AT_MARK.test(line);

/** Whether each line is a step, although no empty line parts them. */
function areSteps(lines: readonly string[]): boolean {
  const [first, ...others] = lines;
  if (first === undefined || !others.every((line) => BEGINS.test(line))) return false;
  if (lines.some((line) => line.length > BROKEN_MAX)) return true;
  const before = lines.slice(0, -1);
  return (
    lines.length >= LINES_MIN &&
    (before.every((line) => ENDS.test(line)) || before.some((line) => line.length < BROKEN_MIN))
  );
}

/**
 * The steps in the lines of a paragraph of Cooklang. It is one, whose lines are joined but for a backslash
 * at their ends; unless its lines are numbered or each is plainly a step of its own, as many write them.
 */
export function paragraphSteps(lines: readonly string[]): string[] {
  const isApart = !lines.some((line) => line.endsWith("\\")) && lines.length > 1;
  const isList = isApart && isItem(lines[0] ?? "") && lines.slice(1).some(isItem);
  const eachIsOne = isApart && !isList && areSteps(lines);
  const steps: string[][] = [];
  for (const line of lines) {
    if (steps.length === 0 || eachIsOne || (isList && isItem(line))) steps.push([]);
    steps.at(-1)?.push(line);
  }
  return steps.map((step) =>
    step
      .join(" ")
      .replace(/ ?\\(?: |$)/gu, "\n")
      .replace(NUMBERED, "")
      .replace(BULLET_AT_MARK, ""),
  );
}
