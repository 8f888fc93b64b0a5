import { keepDrawing, type MealSubject } from "#pictures/drawing/drawn-meals.ts";
import { drawMeal } from "#pictures/drawing/meal.ts";

import { MealLayers } from "./meal-layers.tsx";

/** A meal drawn now. Loaded apart: the art of drawing is no part of a page's first bytes. */
export function NewMeal({ subject }: { subject: MealSubject }) {
  const drawing = drawMeal(subject.words, subject.kind, subject.seed);
  return <MealLayers drawing={keepDrawing(subject, drawing)} />;
}
