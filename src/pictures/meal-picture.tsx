import { lazy, memo, Suspense, useRef, type ComponentType } from "react";

import { findDrawing, type MealSubject } from "#pictures/drawing/drawn-meals.ts";
import { classNames } from "#ui/class-names.ts";
import { useNearViewport } from "#ui/use-near-viewport.ts";

import { MealLayers } from "./meal-layers.tsx";

import styles from "./meal-picture.module.css";

export interface MealPictureProps {
  /** Id or title; decides placement, table and dish. */
  seed: string;
  /** The title, then the ingredient names; they decide what is on the dish. */
  words: readonly string[];
  /** Breakfast, lunch, dinner …; the fallback if the words say little. */
  kind?: string | undefined;
  /** 8 : 5, or its middle part as a square or a circle. */
  shape?: "wide" | "square" | "round" | undefined;
  /** Accessible name; without it the picture is decorative. */
  title?: string | undefined;
}

type SubjectView = ComponentType<{ subject: MealSubject }>;

const NewMeal = lazy(async (): Promise<{ default: SubjectView }> => {
  try {
    return { default: (await import("./new-meal.tsx")).NewMeal };
  } catch (error) {
    // Offline before the app's files were stored: a page works without its pictures.
    console.warn("Meal pictures could not be loaded", error);
    return { default: () => null };
  }
});

function Picture({ seed, words, kind = "", shape = "wide", title }: MealPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const subject = { seed, words, kind };
  const drawing = findDrawing(subject);
  const near = useNearViewport(frame, drawing !== undefined);
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
    </span>
  );
}

/**
 * A drawing of a dish, always the same for the same dish, drawn on the device when it is about to
 * be seen. It fills the available width.
 */
export const MealPicture = memo(
  Picture,
  // `words` is usually a new array on every render, so its contents are compared.
  (before, after) =>
    before.seed === after.seed &&
    before.kind === after.kind &&
    before.shape === after.shape &&
    before.title === after.title &&
    before.words.length === after.words.length &&
    before.words.every((word, index) => word === after.words[index]),
);
