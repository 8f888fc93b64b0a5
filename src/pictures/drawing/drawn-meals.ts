import type { DishWords } from "./drawn-kinds.ts";
import type { MealDrawing } from "./meal.ts";

export interface MealSubject {
  seed: string;
  meal: DishWords;
}

/** Enough for a page or two of pictures, so that going back redraws nothing. */
const MOST_KEPT = 200;
const kept = new Map<string, MealDrawing>();

/** The cache key: equal for subjects that look the same. */
export function keyOf({ seed, meal }: MealSubject): string {
  const { title, picture, blurb, ingredients = [] } = meal;
  return JSON.stringify([
    seed,
    title,
    picture,
    ingredients.length > 0 ? ingredients.map(({ name }) => name) : blurb,
  ]);
}

/** The drawing, if it is among the last 200. */
export function findDrawing(subject: MealSubject): MealDrawing | undefined {
  const key = keyOf(subject);
  const drawing = kept.get(key);
  if (drawing !== undefined) {
    kept.delete(key);
    kept.set(key, drawing);
  }
  return drawing;
}

/** Stores a drawing, in place of the least recently used one. */
export function keepDrawing(subject: MealSubject, drawing: MealDrawing): MealDrawing {
  kept.set(keyOf(subject), drawing);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawing;
}
