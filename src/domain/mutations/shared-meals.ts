import * as v from "valibot";

import { emptyUser, HIDES, type Meal, type MealMark, type SharedMeal } from "#domain/entities.ts";
import { REPORTS_PER_RATING, REPORTS_TO_HIDE } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { authorOf, isRatingShared, isSharedFirst } from "#domain/sound-meal.ts";

import * as arg from "./args.ts";
import { type Changes, defineMutation, docIn, overlay, type DocRef, type Docs } from "./define.ts";
import { changeUser, setMember, userRef } from "./user.ts";

/**
 * Only the meal fields of any kind of meal. They go into a new document, which the security rules
 * judge as a whole.
 */
export function mealOf(meal: Meal): Meal {
  const { id, title, instructions, mealType, blurb, equipment, picture } = meal;
  const ingredients = meal.ingredients.map(({ name, amount }) => ({ name, amount }));
  const drawn = picture === undefined ? {} : { picture };
  return { id, title, ingredients, instructions, mealType, blurb, equipment, ...drawn };
}

/** The meal's fields and its origin, as a plan stores them. */
export function copyOf(meal: Meal): Meal {
  const author = authorOf(meal);
  return { ...mealOf(meal), ...(author === undefined ? {} : { author }) };
}

/** What a cook says of a shared meal. */
type Marked = Pick<Changes<"person">, "mealMarks" | "aiMeals">;

/** The default mark of a meal. */
function emptyMark(id: string): MealMark {
  return { id, stars: 0, favored: false, reported: false, hides: "nothing", updatedAt: 0 };
}

/** The cook's mark of a meal after `said`; the same object if nothing changes. */
function changeMark(docs: Docs, id: string, said: Partial<MealMark>, at: number): Marked {
  const mark = docIn(docs, "mealMarks", id) ?? emptyMark(id);
  const isNew = Object.entries(said).some(
    ([field, value]) => mark[field as keyof MealMark] !== value,
  );
  return isNew ? { mealMarks: { [id]: { ...mark, ...said, updatedAt: at } } } : {};
}

/**
 * The shared meal after one cook's rating, which counts once per cook: if they rate it again,
 * nothing changes for others. The first rating creates the shared meal; each further one moves its
 * running mean (mean' = (mean × n + stars) / (n + 1)). Another cook's meal that is no longer shared
 * stays unshared.
 */
export function rate(docs: Docs, meal: Meal, { stars, at }: { stars: number; at: number }): Marked {
  const { id } = meal;
  if ((docIn(docs, "mealMarks", id)?.stars ?? 0) > 0) return {};
  const existing = docIn(docs, "aiMeals", id);
  if (!existing && !isSharedFirst(meal, stars)) return {};
  const marked = changeMark(docs, id, { stars, ...(existing ? {} : { shared: true }) }, at);
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
 * Submits a rating on its own. It is the remaining part of a logged meal if the server has refused
 * the stars or had to postpone them.
 */
export const rateMeal = defineMutation({
  name: "rateMeal",
  version: 1,
  scope: "person",
  args: openObject({ meal: arg.meal, stars: v.number(), at: arg.time }),
  touches: ({ meal }) => sharedRefs(meal.id),
  apply: (docs, { meal, stars, at }) =>
    isRatingShared(meal, stars) ? rate(docs, meal, { stars, at }) : {},
  words: ({ meal, stars }) => `Gave ${meal.title} ${stars} stars`,
  mayShare: ({ meal, stars }) => (isSharedFirst(meal, stars) ? meal.id : null),
  isAboutMeal: ({ meal }) => meal.id,
});

/** The documents that every change of a shared meal by a cook touches. */
export function sharedRefs(mealId: string): DocRef[] {
  return [
    { collection: "mealMarks", id: mealId },
    { collection: "aiMeals", id: mealId },
  ];
}

/** Arguments that set or clear a cook's mark of a shared meal. */
const said = openObject({ mealId: arg.id, on: v.boolean(), at: arg.time });
type Said = v.InferOutput<typeof said>;

function changeFavorites(
  docs: Docs,
  { mealId, on, at }: Said,
  kitchenId: string,
): Pick<Changes<"person">, "users"> {
  return changeUser<"person">(docs, kitchenId, emptyUser(at), (user) => {
    const favorites = setMember(user.favorites, mealId, on);
    return favorites === user.favorites ? user : { ...user, favorites, updatedAt: at };
  });
}

/**
 * Makes a meal a favourite or not. The shared meal's count moves with the cook's mark, by one, and
 * only if the cook's list really changes. A meal that is not shared has no count.
 */
export const setFavorite = defineMutation({
  name: "setFavorite",
  version: 1,
  scope: "person",
  args: said,
  touches: ({ mealId }, kitchenId) => [userRef(kitchenId), ...sharedRefs(mealId)],
  apply: (docs, args, kitchenId) => {
    const { mealId, on, at } = args;
    const changes = changeFavorites(docs, args, kitchenId);
    const shared = docIn(docs, "aiMeals", mealId);
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

/**
 * A cook who reports a meal no longer sees it. If they take the report back, they see it again,
 * unless they hide its author.
 */
function hideReported(docs: Docs, { mealId, on, at }: Said): Marked {
  const hides = docIn(docs, "mealMarks", mealId)?.hides ?? "nothing";
  if (on) return changeMark(docs, mealId, { hides: hides === "nothing" ? "meal" : hides }, at);
  return changeMark(docs, mealId, { hides: hides === "meal" ? "nothing" : hides }, at);
}

/** Reports a shared meal, or takes the report back. Each cook's report counts once. */
export const reportMeal = defineMutation({
  name: "reportMeal",
  version: 1,
  scope: "person",
  args: said,
  touches: ({ mealId }) => sharedRefs(mealId),
  apply: (docs, args) => {
    const { mealId, on, at } = args;
    const hidden = hideReported(docs, args);
    const shared = docIn(docs, "aiMeals", mealId);
    const isReported = docIn(docs, "mealMarks", mealId)?.reported ?? false;
    if (!shared || isReported === on) return hidden;
    const marked = changeMark(overlay<Docs>(docs, hidden), mealId, { reported: on }, at);
    const reportCount = Math.max(0, (shared.reportCount ?? 0) + (on ? 1 : -1));
    return { ...marked, aiMeals: { [mealId]: { ...shared, reportCount } } };
  },
  applyOwn: hideReported,
  words: ({ on }, meal = "a meal") =>
    on ? `Reported ${meal}` : `Took back your report of ${meal}`,
  isAboutMeal: ({ mealId }) => mealId,
  namesMeal: ({ mealId }) => mealId,
});

/**
 * Unshares a meal that this cook has shared, so that nobody sees it, or shares it again. Ratings,
 * hearts and reports stay with it: a reported meal must not come back with a clean slate.
 */
export const takeBackMeal = defineMutation({
  name: "takeBackMeal",
  version: 1,
  scope: "person",
  args: said,
  touches: ({ mealId }) => sharedRefs(mealId),
  apply: (docs, { mealId, on }) => {
    const shared = docIn(docs, "aiMeals", mealId);
    if (!shared || !docIn(docs, "mealMarks", mealId)?.shared) return {};
    if ((shared.takenBack ?? false) === on) return {};
    return { aiMeals: { [mealId]: { ...shared, takenBack: on } } };
  },
  words: ({ on }, meal = "a meal") =>
    on ? `Took back ${meal}, which you had shared` : `Shared ${meal} again`,
  isAboutMeal: ({ mealId }) => mealId,
  namesMeal: ({ mealId }) => mealId,
});

/** Hides a meal, or everything that its author shares, from this cook only; or shows them again. */
export const hideMeal = defineMutation({
  name: "hideMeal",
  version: 1,
  scope: "person",
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
 * Whether nobody may see the meal: its author has taken it back, an administrator has decided so, or
 * enough different cooks have reported it and no administrator has cleared it.
 */
export function isTakenDown({
  takenBack = false,
  moderation,
  reportCount = 0,
  ratingCount,
}: Pick<SharedMeal, "takenBack" | "moderation" | "reportCount" | "ratingCount">): boolean {
  if (takenBack) return true;
  if (moderation === "hidden") return true;
  if (moderation === "cleared") return false;
  return reportCount >= Math.max(REPORTS_TO_HIDE, ratingCount * REPORTS_PER_RATING);
}

/** When the meal was added to the shared meals, ms; by the server's clock if that was noted. */
export function sharedTime({ sharedAt, createdAt }: SharedMeal): number {
  return sharedAt ?? createdAt;
}
