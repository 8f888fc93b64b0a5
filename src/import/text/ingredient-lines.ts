import { findAmounts } from "#domain/amounts/find-amounts.ts";
import { AMOUNT_MAX } from "#domain/limits.ts";
import { withoutBullet } from "#domain/shopping/own-item.ts";

import { minutesOf } from "../minutes-of.ts";
import { NUMBERING } from "./text-lines.ts";

/** Longer lines are taken for sentences rather than ingredients. */
export const INGREDIENT_LINE_MAX = 120;
/** A line without an amount among ingredients is one of them up to this length. */
export const BARE_INGREDIENT_MAX = 40;

/** Whether a line is an amount and what it is of. */
export function beginsWithAmount(line: string): boolean {
  const bare = withoutBullet(line);
  if (NUMBERING.test(line) || bare.length > INGREDIENT_LINE_MAX) return false;
  const [first] = findAmounts(bare);
  return first?.start === 0 && first.end <= AMOUNT_MAX && first.end < bare.length;
}

/** "Flour - 500g" */
const AMOUNT_LAST = /^\p{L}[^.!?:–]{0,40}?\s*[:–-]\s+(?<amount>[^.!?]{1,20})$/u;

/** Whether a line is a name and a measured amount after it. */
export function endsWithAmount(line: string): boolean {
  const amount = AMOUNT_LAST.exec(withoutBullet(line))?.groups?.["amount"] ?? "";
  const [only] = findAmounts(amount);
  const isMeasure = only?.unit !== undefined && only.start === 0 && only.end === amount.length;
  // "Bake: 20 minutes"
  return isMeasure && minutesOf(amount) === null;
}

/** How many amounts make a line a list of ingredients. */
const LISTED_MIN = 3;

/** Where a line break is lost: "200 g flour2 eggs"; but not within "B12". */
const GLUED = /(?<=\p{L}{2}|\))(?=[\d½¼¾⅓⅔⅛⅜⅝⅞])/u;

/** The ingredients of lines that are glued together: "200 g flour2 eggs1 tsp salt"; null for any other. */
function gluedTogether(line: string): string[] | null {
  const parts = line.split(GLUED);
  const [, ...others] = parts;
  // "100 g omega3 eggs" is one.
  const isList =
    others.length > 1 || others.some((part) => findAmounts(part)[0]?.unit !== undefined);
  return isList && parts.every(beginsWithAmount) ? parts : null;
}

/**
 * The ingredients of a list on one line: "3 eggs, 100 g flour, 1 tsp salt", also without anything between
 * them; null for any other.
 */
export function listedOnOneLine(line: string): string[] | null {
  const glued = gluedTogether(line);
  if (glued) return glued;
  const parts = line.split(/\s*[,;]\s+/u);
  const measured = parts.filter(beginsWithAmount);
  const isList = parts[0] === measured[0] && measured.length >= LISTED_MIN;
  return isList && parts.every((part) => part.length <= BARE_INGREDIENT_MAX) ? parts : null;
}

/** The ingredients that stand beside their heading: "2 eggs, beaten, 100 g sugar". */
export function listedBeside(line: string): string[] {
  const parts = line.split(/[,;]\s+/u).filter((part) => part !== "");
  if (parts.some((part) => part.length > BARE_INGREDIENT_MAX)) return [line];
  return parts.reduce<string[]>((list, part) => {
    const last = list.at(-1);
    // What was done to the one before it.
    if (last !== undefined && /^(?:\p{Ll}+ly )?(?:\p{Ll}+ed|beaten)$/u.test(part)) {
      return [...list.slice(0, -1), `${last}, ${part}`];
    }
    return [...list, part];
  }, []);
}
