import type { FoundMeal } from "#db/repositories/meal-repository.ts";
import { PORTIONS_MAX, SHARED_RATING_MIN } from "#domain/limits.ts";
import { authorOf, isShareable } from "#domain/sound-meal.ts";
import type { StoragePlace } from "#domain/stored-portions.ts";

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
  /** The name of a photo of what was cooked; empty for none. */
  photo: string;
  /** Whether saving also stops the dish's timers, if any are running. */
  stopsTimers: boolean;
}

type Amounts = Pick<MealLog, "serves" | "portions">;

/** As many portions are eaten as there are people, the others go into the fridge. */
function portionsFor(serves: number, people: number | null): MealLog["portions"] {
  return { fridge: people === null ? 0 : Math.max(0, serves - people), freezer: 0 };
}

/**
 * The form's initial values for a recipe shown for this many serves.
 * @param people how many the plan feeds; null if unknown: then everything is eaten
 */
export function newLog(serves: number, people: number | null): MealLog {
  return {
    serves,
    portions: portionsFor(serves, people),
    stars: 0,
    heart: null,
    photo: "",
    stopsTimers: true,
  };
}

/** The log with other serves. Portions that the cook has not chosen follow the serves. */
export function withServes(log: MealLog, serves: number, people: number | null): MealLog {
  const begun = portionsFor(log.serves, people);
  const { fridge, freezer } = log.portions;
  const isBegun = fridge === begun.fridge && freezer === begun.freezer;
  return { ...log, serves, portions: isBegun ? portionsFor(serves, people) : log.portions };
}

/** How many portions are eaten now: what is not stored. */
export function eatenOf({ serves, portions }: Amounts): number {
  return serves - portions.fridge - portions.freezer;
}

/** The log with so many portions eaten: the fridge takes what is left, and gives before the freezer. */
export function withEaten(log: MealLog, eaten: number): MealLog {
  const stored = Math.max(0, log.serves - eaten);
  const freezer = Math.min(log.portions.freezer, stored);
  return { ...log, portions: { fridge: stored - freezer, freezer } };
}

/** The log with everything that is not eaten in the freezer. */
export function withRestFrozen(log: MealLog): MealLog {
  const { fridge, freezer } = log.portions;
  return { ...log, portions: { fridge: 0, freezer: Math.min(PORTIONS_MAX, fridge + freezer) } };
}

/** Why the portions can't be stored; null if they can. */
export function portionsProblem(amounts: Amounts): string | null {
  const eaten = eatenOf(amounts);
  if (eaten >= 0) return null;
  return `That is ${countOf(-eaten, "portion")} more than you cooked. Put away fewer, or raise the serves.`;
}

type Rated = Pick<LogSubject, "found" | "isShared" | "isSharing" | "hasRated" | "isTakenBack">;

/** Why no stars of the cook's count among other cooks; undefined if they can. */
function whyUncounted({ found, isShared, hasRated, isTakenBack }: Rated): string | undefined {
  const author = found ? authorOf(found.meal) : undefined;
  if (author === "self") return "This recipe is your own: it and its stars are not shared";
  if (found && !isShareable(found.meal))
    return "This recipe is too long to share: it and its stars stay your own";
  if (isTakenBack) return "You took this meal back: it and its stars stay your own";
  if (hasRated) return "You have rated this meal for other cooks: the first rating counts";
  if (author === "other" && !isShared)
    return "Another cook’s recipe: stars count for other cooks only while it is shared";
  return undefined;
}

/** Whether the cook can choose if these stars count among other cooks. */
export function isSharingAsked(subject: Rated, stars: number): boolean {
  return subject.found !== null && stars >= SHARED_RATING_MIN && !whyUncounted(subject);
}

/** A meal can be a favorite once it is shared: it is already, or this rating shares it. */
export function isHeartShown(subject: Rated, stars: number): boolean {
  return subject.isShared || (subject.isSharing && isSharingAsked(subject, stars));
}

/** A hint that says what happens to the rating; undefined if there is nothing to say. */
export function starsHint(subject: Rated, stars: number): string | undefined {
  const { isShared, isSharing } = subject;
  const why = whyUncounted(subject);
  if (why) return why;
  if (stars === 0)
    return isSharing ? "Meals with 4 stars or more are shared with other cooks" : undefined;
  if (stars < SHARED_RATING_MIN) return undefined;
  if (!isSharing)
    return isShared
      ? "Your stars stay your own: they don’t count in the rating"
      : "This meal and its stars stay your own: other cooks won’t see them";
  return isShared
    ? "Your stars count in the rating that other cooks see"
    : "This meal will be shared: other cooks will see it and your stars";
}

/**
 * The favorite's new state; null if nothing changes. A heart that is no longer shown is ignored.
 */
export function favoriteChange(
  { heart, stars }: Pick<MealLog, "heart" | "stars">,
  subject: Rated & Pick<LogSubject, "isFavorite">,
): boolean | null {
  const isShown = isHeartShown(subject, stars);
  return isShown && heart !== null && heart !== subject.isFavorite ? heart : null;
}

/**
 * Whether a photo of this meal is kept: with its portions, in its plan, or as the first of the cook's own
 * recipe. Of a meal that leaves nothing behind, there is nothing to show it with.
 */
export function isPhotoKept({ meal, planId }: FoundMeal, { portions }: MealLog): boolean {
  const isFirst = authorOf(meal) === "self" && (meal.photo ?? "") === "";
  return planId !== null || isFirst || portions.fridge + portions.freezer > 0;
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
