import type { StoragePlace } from "#domain/entities.ts";
import { SHARED_RATING_MIN } from "#domain/limits.ts";
import { authorOf, isShareable, isSharedFirst } from "#domain/sound-meal.ts";

import { countOf } from "../../../-common/formats.ts";
import type { LogSubject } from "./log-subject.ts";

/** What the cook fills in. */
export interface MealLog {
  /** Serves cooked. */
  serves: number;
  portions: Record<StoragePlace, number>;
  /** 0 while not rated. */
  stars: number;
  /** The heart's new state; null if the cook did not touch it. */
  heart: boolean | null;
  /** Whether saving also stops the dish's timers, if any are running. */
  stopsTimers: boolean;
}

/** The form's initial values for a recipe shown for this many serves. */
export function newLog(serves: number): MealLog {
  return {
    serves,
    portions: { fridge: 0, freezer: 0 },
    stars: 0,
    heart: null,
    stopsTimers: true,
  };
}

type Amounts = Pick<MealLog, "serves" | "portions">;

function eatenOf({ serves, portions }: Amounts): number {
  return serves - portions.fridge - portions.freezer;
}

/** Why the portions can't be stored; null if they can. */
export function portionsProblem(amounts: Amounts): string | null {
  const eaten = eatenOf(amounts);
  if (eaten >= 0) return null;
  return `That is ${countOf(-eaten, "portion")} more than you cooked. Put away fewer, or raise the serves.`;
}

/** Says what happens to the serves that are not stored. Assumes that there are enough serves. */
export function eatenHint(amounts: Amounts): string {
  const eaten = eatenOf(amounts);
  return eaten === 0 ? "All of it is put away" : `${countOf(eaten, "portion")} eaten now`;
}

/** A meal can be a favorite once it is shared: it is already, or this rating shares it. */
export function isHeartShown(
  { isShared, found }: Pick<LogSubject, "isShared" | "found">,
  stars: number,
): boolean {
  return isShared || (found !== null && isSharedFirst(found.meal, stars));
}

/** A hint that says what happens to the rating; undefined if there is nothing to say. */
export function starsHint(
  {
    found,
    isShared,
    hasRated,
    isTakenBack,
  }: Pick<LogSubject, "found" | "isShared" | "hasRated" | "isTakenBack">,
  stars: number,
): string | undefined {
  const author = found ? authorOf(found.meal) : undefined;
  if (author === "self") return "This recipe is your own: it and its stars are not shared";
  if (found && !isShareable(found.meal))
    return "This recipe is too long to share: it and its stars stay your own";
  if (isTakenBack) return "You took this meal back: it and its stars stay your own";
  if (hasRated) return "You have rated this meal for other cooks: the first rating counts";
  if (author === "other" && !isShared)
    return "Another cook’s recipe: stars count for other cooks only while it is shared";
  if (stars === 0) return "Meals with 4 stars or more are shared with other cooks";
  if (stars < SHARED_RATING_MIN) return undefined;
  return isShared
    ? "Your stars count in the rating that other cooks see"
    : "This meal will be shared: other cooks will see it and your stars";
}

/**
 * The favorite's new state; null if nothing changes. A heart that is no longer shown is ignored.
 */
export function favoriteChange(
  { heart, stars }: Pick<MealLog, "heart" | "stars">,
  subject: Pick<LogSubject, "isShared" | "isFavorite" | "found">,
): boolean | null {
  const isShown = isHeartShown(subject, stars);
  return isShown && heart !== null && heart !== subject.isFavorite ? heart : null;
}

/** Asks whether to stop that many timers. */
export function timersQuestion(count: number): string {
  return count === 1 ? "Stop the timer of this dish" : `Stop the ${count} timers of this dish`;
}

/** The message after logging the meal. */
export function loggedWords(title: string, { fridge, freezer }: MealLog["portions"]): string {
  const places = [
    fridge > 0 ? `${countOf(fridge, "portion")} in the fridge` : "",
    freezer > 0 ? `${fridge > 0 ? freezer : countOf(freezer, "portion")} in the freezer` : "",
  ].filter(Boolean);
  return places.length > 0 ? `Logged: ${places.join(", ")}` : `Logged. Enjoy your ${title}`;
}
