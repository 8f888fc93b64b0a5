import { drawMeal, type MealDrawing } from "./meal.ts";

/** A page or two of pictures, so that going back draws nothing again. */
const MOST_KEPT = 200;
const kept = new Map<string, MealDrawing>();

export interface MealSubject {
  seed: string;
  words: readonly string[];
  kind: string;
}

function keyOf({ seed, words, kind }: MealSubject): string {
  return JSON.stringify([seed, kind, words]);
}

/** Whether the drawing is at hand already. */
export function isMealDrawn(subject: MealSubject): boolean {
  return kept.has(keyOf(subject));
}

/** The drawing, from the last 200 or made now (about a millisecond). */
export function mealDrawing(subject: MealSubject): MealDrawing {
  const key = keyOf(subject);
  const drawing = kept.get(key) ?? drawMeal(subject.words, subject.kind, subject.seed);
  kept.delete(key);
  kept.set(key, drawing);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawing;
}
