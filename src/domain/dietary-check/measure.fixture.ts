import { screen } from "./check.ts";
import type { LabelledLine } from "./labelled-lines.fixture.ts";

/** What the check says about a recipe that consists of these ingredients only. */
export function screenIngredients(...names: string[]): ReturnType<typeof screen> {
  const ingredients = names.map((name) => ({ name, amount: "" }));
  return screen({ title: "", blurb: "", ingredients, instructions: [], equipment: [] });
}

function judge(line: string) {
  const { allergens, unchecked } = screenIngredients(line);
  return {
    found: allergens.map(({ id }): string => id),
    sure: allergens.filter(({ certainty }) => certainty === "in").map(({ id }): string => id),
    isUnchecked: unchecked.length > 0,
  };
}

/** The shares that decision 88 defines. */
export function measure(lines: readonly LabelledLine[]) {
  const count = { labels: 0, found: 0, sure: 0, may: 0, mayFound: 0, holding: 0, whole: 0 };
  let falseAlarms = 0;
  let unchecked = 0;
  let missedUnchecked = 0;
  for (const { line, expected, arguable } of lines) {
    const { found, sure, isUnchecked } = judge(line);
    const missed = expected.filter((id) => !found.includes(id)).length;
    count.labels += expected.length;
    count.found += expected.length - missed;
    count.sure += expected.filter((id) => sure.includes(id)).length;
    count.may += arguable.length;
    count.mayFound += arguable.filter((id) => found.includes(id)).length;
    if (expected.length > 0) count.holding += 1;
    if (expected.length > 0 && missed === 0) count.whole += 1;
    if (found.some((id) => !expected.includes(id) && !arguable.includes(id))) falseAlarms += 1;
    if (isUnchecked) {
      unchecked += 1;
      missedUnchecked += missed;
    }
  }
  return {
    recall: count.found / count.labels,
    recallAsIn: count.sure / count.labels,
    recallOfMay: count.mayFound / count.may,
    linesFound: count.whole / count.holding,
    foundOrUnchecked: (count.found + missedUnchecked) / count.labels,
    falseAlarms: falseAlarms / lines.length,
    unchecked: unchecked / lines.length,
  };
}

/** The minimum share to be found, and the maximum share of false alarms. */
export interface Floors {
  recall: number;
  linesFound: number;
  recallAsIn: number;
  recallOfMay: number;
  falseAlarms: number;
  unchecked: number;
}
