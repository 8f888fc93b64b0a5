import * as v from "valibot";

import { emptyUser, HIDES, type Meal, type MealMark, type SharedMeal } from "#domain/entities.ts";
import { REPORTS_PER_RATING, REPORTS_TO_HIDE, SHARED_RATING_MIN } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";

import * as arg from "./args.ts";
import { defineMutation, overlay, type DocRef, type Docs } from "./define.ts";
import { changeUser, setMember, userIn, userRef } from "./user.ts";

/** The meal fields alone, of any kind of meal: what goes into a new document, which rules judge whole. */
export function mealOf(meal: Meal): Meal {
  const { id, title, instructions, mealType, blurb, equipment } = meal;
  const ingredients = meal.ingredients.map(({ name, amount }) => ({ name, amount }));
  return { id, title, ingredients, instructions, mealType, blurb, equipment };
}

export function isRatingShared(stars: number | null): stars is number {
  return stars !== null && stars >= SHARED_RATING_MIN;
}

/** A cook who has said nothing of a meal. */
function emptyMark(id: string): MealMark {
  return { id, stars: 0, favored: false, reported: false, hides: "nothing", updatedAt: 0 };
}

/** The cook's mark of a meal with `said`; the same as before where that says nothing new. */
function changeMark(docs: Docs, id: string, said: Partial<MealMark>, at: number): Docs {
  const mark = docs.mealMarks?.[id] ?? emptyMark(id);
  const isNew = Object.entries(said).some(
    ([field, value]) => mark[field as keyof MealMark] !== value,
  );
  return isNew ? { mealMarks: { [id]: { ...mark, ...said, updatedAt: at } } } : {};
}

/**
 * The shared meal after one cook's rating of it, which counts once a cook: rating it again changes
 * nothing for others. The first makes the shared meal, each other moves its running mean
 * (mean' = (mean × n + stars) / (n + 1)).
 */
export function rate(docs: Docs, meal: Meal, { stars, at }: { stars: number; at: number }): Docs {
  const { id } = meal;
  if ((docs.mealMarks?.[id]?.stars ?? 0) > 0) return {};
  const existing = docs.aiMeals?.[id];
  const marked = changeMark(docs, id, { stars }, at);
  if (!existing) {
    const shared: SharedMeal = {
      ...mealOf(meal),
      ratingAverage: stars,
      ratingCount: 1,
      favoriteCount: 0,
      createdAt: at,
      updatedAt: at,
      planId: id,
      recipeId: id,
    };
    return { ...marked, aiMeals: { [id]: shared } };
  }
  const ratingCount = existing.ratingCount + 1;
  const total = existing.ratingAverage * existing.ratingCount + stars;
  const rated = { ...existing, ratingCount, ratingAverage: total / ratingCount, updatedAt: at };
  return { ...marked, aiMeals: { [id]: rated } };
}

/**
 * Rates a meal by itself: what is left to do of a log whose stars the server has refused, or had to
 * wait for.
 */
export const rateMeal = defineMutation({
  name: "rateMeal",
  version: 1,
  args: openObject({ meal: arg.meal, stars: v.number(), at: arg.time }),
  touches: ({ meal }) => sharedRefs(meal.id),
  apply: (docs, { meal, stars, at }) =>
    isRatingShared(stars) ? rate(docs, meal, { stars, at }) : {},
  words: ({ meal, stars }) => `Gave ${meal.title} ${stars} stars`,
  mayShare: ({ meal, stars }) => (isRatingShared(stars) ? meal.id : null),
  isAboutMeal: ({ meal }) => meal.id,
});

/** What every change of a shared meal by a cook touches. */
export function sharedRefs(mealId: string): DocRef[] {
  return [
    { collection: "mealMarks", id: mealId },
    { collection: "aiMeals", id: mealId },
  ];
}

/** Says something of a shared meal, or takes it back. */
const said = openObject({ mealId: arg.id, on: v.boolean(), at: arg.time });
type Said = v.InferOutput<typeof said>;

function changeFavorites(docs: Docs, { mealId, on, at }: Said, uid: string): Docs {
  return changeUser(docs, uid, userIn(docs, uid, emptyUser(at)), (user) => {
    const favorites = setMember(user.favorites, mealId, on);
    return favorites === user.favorites ? user : { ...user, favorites, updatedAt: at };
  });
}

/**
 * Makes a meal a favourite or not. The shared meal's count moves with what the cook's mark says, by
 * one and only when their list really changes; a meal that is not shared has no count to move.
 */
export const setFavorite = defineMutation({
  name: "setFavorite",
  version: 1,
  args: said,
  touches: ({ mealId }, uid) => [userRef(uid), ...sharedRefs(mealId)],
  apply: (docs, args, uid): Docs => {
    const { mealId, on, at } = args;
    const changes = changeFavorites(docs, args, uid);
    const shared = docs.aiMeals?.[mealId];
    if (!changes.users || !shared || !(on || shared.favoriteCount > 0)) return changes;
    const marked = changeMark(docs, mealId, { favored: on }, at);
    if (!marked.mealMarks) return changes;
    const favoriteCount = shared.favoriteCount + (on ? 1 : -1);
    return { ...changes, ...marked, aiMeals: { [mealId]: { ...shared, favoriteCount } } };
  },
  applyOwn: changeFavorites,
  words: ({ on }, meal = "a meal") =>
    on ? `Added ${meal} to favorites` : `Removed ${meal} from favorites`,
  isAboutMeal: ({ mealId }) => mealId,
  namesMeal: ({ mealId }) => mealId,
});

/** Who reports a meal doesn't see it any more; who takes that back does, unless it was hidden anyway. */
function hideReported(docs: Docs, { mealId, on, at }: Said): Docs {
  const hides = docs.mealMarks?.[mealId]?.hides ?? "nothing";
  if (on) return changeMark(docs, mealId, { hides: hides === "nothing" ? "meal" : hides }, at);
  return changeMark(docs, mealId, { hides: hides === "meal" ? "nothing" : hides }, at);
}

/** Reports a shared meal, or takes that back. Reports count once a cook. */
export const reportMeal = defineMutation({
  name: "reportMeal",
  version: 1,
  args: said,
  touches: ({ mealId }) => sharedRefs(mealId),
  apply: (docs, args): Docs => {
    const { mealId, on, at } = args;
    const hidden = hideReported(docs, args);
    const shared = docs.aiMeals?.[mealId];
    const isReported = docs.mealMarks?.[mealId]?.reported ?? false;
    if (!shared || isReported === on) return hidden;
    const marked = changeMark(overlay(docs, hidden), mealId, { reported: on }, at);
    const reportCount = Math.max(0, (shared.reportCount ?? 0) + (on ? 1 : -1));
    return { ...marked, aiMeals: { [mealId]: { ...shared, reportCount } } };
  },
  applyOwn: hideReported,
  words: ({ on }, meal = "a meal") =>
    on ? `Reported ${meal}` : `Took back your report of ${meal}`,
  isAboutMeal: ({ mealId }) => mealId,
  namesMeal: ({ mealId }) => mealId,
});

/** Hides a meal from this cook alone, or all that its author shares; or shows them again. */
export const hideMeal = defineMutation({
  name: "hideMeal",
  version: 1,
  args: openObject({ mealId: arg.id, hides: v.picklist(HIDES), at: arg.time }),
  touches: ({ mealId }) => [{ collection: "mealMarks", id: mealId }],
  apply: (docs, { mealId, hides, at }) => changeMark(docs, mealId, { hides }, at),
  words: ({ hides }, meal = "a meal") =>
    ({
      nothing: `Showed ${meal} again`,
      meal: `Hid ${meal}`,
      author: `Hid all by the cook of ${meal}`,
    })[hides],
  isAboutMeal: ({ mealId }) => mealId,
  namesMeal: ({ mealId }) => mealId,
});

/**
 * Whether nobody is to see it: an administrator has said so, or as many different cooks have
 * reported it as it takes and no administrator has cleared it.
 */
export function isTakenDown({
  moderation,
  reportCount = 0,
  ratingCount,
}: Pick<SharedMeal, "moderation" | "reportCount" | "ratingCount">): boolean {
  if (moderation === "hidden") return true;
  if (moderation === "cleared") return false;
  return reportCount >= Math.max(REPORTS_TO_HIDE, ratingCount * REPORTS_PER_RATING);
}

/** When it came to the list of shared meals, ms: by the server's clock where that is noted. */
export function sharedTime({ sharedAt, createdAt }: SharedMeal): number {
  return sharedAt ?? createdAt;
}
