import { AMOUNT_MAX, NAME_MAX } from "#domain/limits.ts";
import { splitAmount, withoutBullet } from "#domain/shopping/own-item.ts";
import { typedText } from "#domain/typed-text.ts";
import { type Part, readHeading, readSubheading } from "#import/text/headings.ts";
import { BULLET, linesOf, NUMBERING, type TextLine } from "#import/text/text-lines.ts";
import { bounded, stepsOf, purposeOf } from "#import/to-personal-recipe.ts";

import type { IngredientRow, StepRow } from "./recipe-draft.ts";

interface Section {
  heading: string;
  lines: string[];
}

const isShouted = ({ text }: TextLine) => text === text.toUpperCase();

/**
 * The pasted lines if there are several, by the headings among them ("For the sauce:"); null for a single
 * line, which is pasted as usual. A heading of the whole list is left out.
 */
function sectionsOf(pasted: string, part: Part): Section[] | null {
  const found = linesOf(typedText(pasted));
  if (found.length < 2) return null;
  // Where all lines are in capitals, they tell nothing.
  const areShouted = found.every(isShouted);
  const sections: Section[] = [];
  let heading = "";
  const add = (line: string) => {
    const last = sections.at(-1);
    if (last && heading === "") last.lines.push(line);
    else sections.push({ heading, lines: [line] });
    heading = "";
  };
  for (const line of found) {
    const text = line.text.replace(BULLET, "");
    if (text === "" || readHeading(text)?.part === part) continue;
    const name = readSubheading({ text, startsBlock: line.startsBlock && !areShouted });
    if (name === null) add(text);
    else heading = [heading, name].filter(Boolean).join(" ");
  }
  // Below it is nothing: it is a line like any other.
  const unused = heading;
  heading = "";
  if (unused !== "") add(unused);
  return sections;
}

/**
 * The rows of ingredients that were pasted, amounts and names apart, each with what it is for; null for a
 * single line.
 */
export function pastedIngredients(pasted: string): Omit<IngredientRow, "key">[] | null {
  const sections = sectionsOf(pasted, "ingredients");
  if (!sections) return null;
  return sections.flatMap(({ heading, lines }) =>
    lines.flatMap((line) => ingredientRows(withoutBullet(line), purposeOf(heading))),
  );
}

/** A line as a row; one that is longer than a row as several. */
function ingredientRows(line: string, purpose: string): Omit<IngredientRow, "key">[] {
  const parts = splitAmount(line);
  const { amount, name } =
    parts && parts.amount.length <= AMOUNT_MAX ? parts : { amount: "", name: line };
  return bounded(name + purpose, NAME_MAX).map((words, nth) => ({
    amount: nth === 0 ? amount : "",
    name: words,
  }));
}

/**
 * The steps that were pasted, a line each, without their numbers; the first of a section says which it is.
 * Null for a single line.
 */
export function pastedSteps(pasted: string): Omit<StepRow, "key">[] | null {
  const sections = sectionsOf(pasted, "steps");
  if (!sections) return null;
  return sections
    .flatMap(({ heading, lines }) =>
      stepsOf({ heading, lines: lines.map((line) => line.replace(NUMBERING, "")) }),
    )
    .map((text) => ({ text }));
}
