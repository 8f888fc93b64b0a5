import { NAME_MAX, STEP_MAX } from "#domain/limits.ts";
import { splitAmount, withoutBullet } from "#domain/shopping/own-item.ts";
import { typedText } from "#domain/typed-text.ts";

import type { IngredientRow, StepRow } from "./recipe-draft.ts";
import { BULLET, INGREDIENTS_HEADING, linesOf, NUMBERING, STEPS_HEADING } from "./shared-draft.ts";

/** The pasted lines if there are several; null for a single one, which is pasted as usual. */
function severalLines(pasted: string, heading: RegExp): string[] | null {
  const lines = linesOf(typedText(pasted)).map((line) => line.replace(BULLET, ""));
  return lines.length > 1 ? lines.filter((line) => line !== "" && !heading.test(line)) : null;
}

/** The rows of ingredients that were pasted, amounts and names apart; null for a single line. */
export function pastedIngredients(pasted: string): Omit<IngredientRow, "key">[] | null {
  const lines = severalLines(pasted, INGREDIENTS_HEADING);
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
  const lines = severalLines(pasted, STEPS_HEADING);
  return lines?.map((line) => ({ text: line.replace(NUMBERING, "").slice(0, STEP_MAX) })) ?? null;
}
