import { NAME_MAX, STEP_MAX } from "#domain/limits.ts";
import { splitAmount, withoutBullet } from "#domain/shopping/own-item.ts";
import { typedText } from "#domain/typed-text.ts";
import { type Part, readHeading } from "#import/text/headings.ts";
import { BULLET, linesOf, NUMBERING } from "#import/text/text-lines.ts";

import type { IngredientRow, StepRow } from "./recipe-draft.ts";

/** The pasted lines if there are several; null for a single one, which is pasted as usual. */
function severalLines(pasted: string, part: Part): string[] | null {
  const lines = linesOf(typedText(pasted)).map(({ text }) => text.replace(BULLET, ""));
  return lines.length > 1
    ? lines.filter((line) => line !== "" && readHeading(line)?.part !== part)
    : null;
}

/** The rows of ingredients that were pasted, amounts and names apart; null for a single line. */
export function pastedIngredients(pasted: string): Omit<IngredientRow, "key">[] | null {
  const lines = severalLines(pasted, "ingredients");
  return (
    lines?.map((line) => {
      const text = withoutBullet(line);
      const { amount, name } = splitAmount(text) ?? { amount: "", name: text };
      return { amount, name: name.slice(0, NAME_MAX) };
    }) ?? null
  );
}

/** The steps that were pasted, a line each, without their numbers; null for a single line. */
export function pastedSteps(pasted: string): Omit<StepRow, "key">[] | null {
  const lines = severalLines(pasted, "steps");
  return lines?.map((line) => ({ text: line.replace(NUMBERING, "").slice(0, STEP_MAX) })) ?? null;
}
