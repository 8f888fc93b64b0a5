import { memo, Suspense, use, useRef } from "react";

import type { DishWords } from "#pictures/drawing/drawn-kinds.ts";
import { findDrawing, keyOf } from "#pictures/drawing/drawn-meals.ts";
import { classNames } from "#ui/class-names.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { useNearViewport } from "#ui/use-near-viewport.ts";

import { MealLayers } from "./meal-layers.tsx";
import { PhotoContext } from "./photo-context.ts";

import styles from "./meal-picture.module.css";

export interface MealPictureProps {
  /** Id or title; decides placement, table and dish. */
  seed: string;
  /** Its title with its ingredients or description: they decide which dish is drawn. */
  meal: DishWords;
  /** 8 : 5, or its middle part as a square or a circle. */
  shape?: "wide" | "square" | "round" | undefined;
  /** Which size of a photo is shown, if there is one. */
  photoSize?: "thumb" | "large" | undefined;
  /** Accessible name; without it the picture is decorative. */
  title?: string | undefined;
}

/**
 * May fail to load offline before the app's files are cached: a page works without its pictures.
 */
const NewMeal = lazyPart(
  async () => (await import("./new-meal.tsx")).NewMeal,
  "Meal pictures could not be loaded",
);

function Picture({ seed, meal, shape = "wide", photoSize = "thumb", title }: MealPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const subject = { seed, meal };
  const drawing = findDrawing(subject);
  const near = useNearViewport(frame, drawing !== undefined && !meal.photo);
  const renderPhoto = use(PhotoContext);
  return (
    <span ref={frame} data-seed={seed} className={classNames(styles.picture, styles[shape])}>
      <svg
        viewBox="0 0 320 200"
        preserveAspectRatio="xMidYMid slice"
        role={title === undefined ? undefined : "img"}
        aria-label={title}
        aria-hidden={title === undefined ? true : undefined}
      >
        {drawing !== undefined && <MealLayers drawing={drawing} />}
        {drawing === undefined && near && (
          <Suspense fallback={null}>
            <NewMeal subject={subject} />
          </Suspense>
        )}
      </svg>
      {meal.photo && renderPhoto && near ? (
        <Suspense fallback={null}>{renderPhoto({ id: meal.photo, size: photoSize })}</Suspense>
      ) : null}
    </span>
  );
}

/**
 * The cook's photo of a dish, or a drawing of it, always the same for the same dish. Both are made or
 * fetched when they are about to be seen. It fills the available width.
 */
export const MealPicture = memo(
  Picture,
  // `meal` may be a new object on every render, so its words are compared.
  (before, after) =>
    before.shape === after.shape &&
    before.photoSize === after.photoSize &&
    before.meal.photo === after.meal.photo &&
    before.title === after.title &&
    keyOf(before) === keyOf(after),
);
