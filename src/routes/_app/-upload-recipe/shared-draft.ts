import { findAmounts } from "#domain/amounts/find-amounts.ts";
import {
  AMOUNT_MAX,
  BLURB_MAX,
  INGREDIENTS_MAX,
  NAME_MAX,
  STEP_MAX,
  STEPS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";

import { emptyDraft, type RecipeDraft } from "./recipe-draft.ts";

/** Text from another app's share, or made up by the author of a link. */
export interface SharedText {
  title?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

/** Longer lines are taken for sentences rather than ingredients. */
const INGREDIENT_LINE_MAX = 120;
export const BULLET = /^[-*•·–—▢□☐]\s*/u;
export const NUMBERING = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/iu;
export const INGREDIENTS_HEADING = /^ingredients?:?$/iu;
export const STEPS_HEADING = /^(?:steps?|method|directions|instructions|preparation):?$/iu;
/** Characters that no cook types and that could reverse the direction of a line. */
const CONTROLS = /[\p{Cc}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}]+/gu;

/** The non-empty lines of a text. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u{2028}\u{2029}]/u)
    .map((line) => line.replace(CONTROLS, " ").trim())
    .filter(Boolean);
}

function isAddress(line: string): boolean {
  return /^https?:\/\/\S+$/iu.test(line);
}

/** "200 g carrots, sliced" in two; null for a line that does not begin with an amount. */
function readIngredient(line: string): { amount: string; name: string } | null {
  const bare = line.replace(BULLET, "");
  if (NUMBERING.test(bare) || bare.length > INGREDIENT_LINE_MAX) return null;
  const [first] = findAmounts(bare);
  if (first?.start !== 0) return null;
  const name = bare.slice(first.end).replace(/^[\s,:]*(?:of\s+)?/iu, "");
  const amount = bare.slice(0, first.end);
  if (name === "" || amount.length > AMOUNT_MAX) return null;
  return { amount, name };
}

/**
 * Makes a draft of shared text, for the cook to check and complete. Lines that begin with an amount
 * become ingredients, the lines after them and numbered lines become steps, and everything before
 * becomes the description. Nothing exceeds the form's limits. A web page shares only its title and
 * address: these become title and description.
 */
export function draftOfShared(shared: SharedText, newKey: () => string): RecipeDraft {
  const lines = linesOf(shared.text ?? "");
  const [named] = linesOf(shared.title ?? "");
  const isTitled = lines.length > 1 && (lines[0]?.length ?? 0) <= TITLE_MAX;
  const title = named ?? (isTitled ? lines.shift() : undefined) ?? "";
  if (lines[0] === title) lines.shift();

  const address = [...lines, shared.url?.trim() ?? ""].find(isAddress);
  const about: string[] = [];
  const ingredients: RecipeDraft["ingredients"] = [];
  const steps: RecipeDraft["steps"] = [];
  let isAmongSteps = false;
  for (const line of lines) {
    if (isAddress(line)) continue;
    if (INGREDIENTS_HEADING.test(line)) isAmongSteps = false;
    else if (STEPS_HEADING.test(line)) isAmongSteps = true;
    else {
      const ingredient = isAmongSteps ? null : readIngredient(line);
      if (ingredient) {
        ingredients.push({
          key: newKey(),
          ...ingredient,
          name: ingredient.name.slice(0, NAME_MAX),
        });
      } else if (isAmongSteps || ingredients.length > 0 || NUMBERING.test(line)) {
        isAmongSteps = true;
        const text = line.replace(BULLET, "").replace(NUMBERING, "").slice(0, STEP_MAX);
        steps.push({ key: newKey(), text });
      } else about.push(line);
    }
  }

  const empty = emptyDraft(newKey);
  const blurb = [...about, ...(address === undefined ? [] : [`From ${address}`])].join(" ");
  return {
    ...empty,
    title: title.slice(0, TITLE_MAX),
    blurb: blurb.slice(0, BLURB_MAX),
    ingredients: ingredients.length > 0 ? ingredients.slice(0, INGREDIENTS_MAX) : empty.ingredients,
    steps: steps.length > 0 ? steps.slice(0, STEPS_MAX) : empty.steps,
  };
}
