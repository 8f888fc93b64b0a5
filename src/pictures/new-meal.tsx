import { keepDrawing, type MealSubject } from "#pictures/drawing/drawn-meals.ts";
import { drawMeal } from "#pictures/drawing/meal.ts";

import { MealLayers } from "./meal-layers.tsx";

/** Draws a meal now. It is loaded separately, because pages start without the drawing code. */
export function NewMeal({ subject }: { subject: MealSubject }) {
  const drawing = drawMeal(subject.meal, subject.seed);
  return <MealLayers drawing={keepDrawing(subject, drawing)} />;
}
