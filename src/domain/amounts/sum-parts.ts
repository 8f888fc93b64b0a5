import { takeAmount } from "./take-amount.ts";

const JOINT = /(?<joint>\s+(?:and|plus)\s+|\s*[&+]\s*)/iu;

/** Whether a text is an amount with a unit or a measure, and nothing else: "2 tsp", "a pinch". */
export function isMeasureAlone(text: string): boolean {
  const taken = takeAmount(`${text} of x`);
  const isMeasure = taken?.quantity !== undefined && (taken.unit !== "" || taken.notes.length > 0);
  return isMeasure && /^(?:of )?x$/iu.test(taken.rest.trim());
}

/**
 * The amounts of a sum, and the text between them: "1 cup" and "2 tins" of "1 cup + 2 tins".
 * Undefined unless the text is several amounts, each with its unit, and nothing else.
 */
export function sumParts(text: string): { parts: string[]; joints: string[] } | undefined {
  const pieces = text.split(JOINT);
  const parts = pieces.filter((_, at) => at % 2 === 0);
  const joints = pieces.filter((_, at) => at % 2 === 1);
  return joints.length > 0 && parts.every(isMeasureAlone) ? { parts, joints } : undefined;
}

/** Splits "200 g + " off a text that goes on with another amount; undefined if it begins otherwise. */
export function takeSummand(text: string): { summand: string; rest: string } | undefined {
  const { index = 0, 0: joint = "" } = JOINT.exec(text) ?? {};
  const rest = text.slice(index + joint.length);
  if (joint === "" || !isMeasureAlone(text.slice(0, index))) return undefined;
  return { summand: text.slice(0, index + joint.length), rest };
}
