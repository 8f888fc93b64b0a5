import * as v from "valibot";

import { HIDES, type Meal, type MealMark, type SharedMeal } from "#domain/entities.ts";
import { REPORTS_PER_RATING, REPORTS_TO_HIDE } from "#domain/limits.ts";
import { openObject } from "#domain/open-object.ts";
import { authorOf, isRatingShared, isSharedFirst, mealOf } from "#domain/sound-meal.ts";
import { emptyUser } from "#domain/user-document.ts";

import * as arg from "./args.ts";
import { defineMutation, docIn, type DocRef, type Docs, within, type Written } from "./define.ts";
import { changeUser, setMember, userRef } from "./user.ts";

/** The meal's fields, its origin and the cook's photo, as a plan stores them. */
export function copyOf(meal: Meal): Meal {
  const author = authorOf(meal);
  const { photo = "" } = meal;
  return {
    ...mealOf(meal),
    ...(author === undefined ? {} : { author }),
    // What another cook wrote names no photo of this one's.
    ...(photo === "" || author === "other" ? {} : { photo }),
  };
}

/** The default mark of a meal. */
function emptyMark(id: string): MealMark {
  return { id, stars: 0, favored: false, reported: false, hides: "nothing", updatedAt: 0 };
}

/** The cook's mark of a meal after `said`; the same object if nothing changes. */
function changeMark<S extends "person" | "everyone">(
  docs: Docs,
  id: string,
  said: Partial<Written<"mealMarks", S>>,
  at: number,
): { mealMarks?: Record<string, Written<"mealMarks", S>> } {
  const mark = within<"mealMarks", S>(docIn(docs, "mealMarks", id) ?? emptyMark(id));
  const isNew = Object.entries(said).some(
    ([field, value]) => mark[field as keyof MealMark] !== value,
  );
  return isNew ? { mealMarks: { [id]: { ...mark, ...said, updatedAt: at } } } : {};
}

/**
 * Rates a shared meal, once per cook: if they rate it again, nothing changes for others. The first
 * rating creates the shared meal; each further one moves its running mean (mean' = (mean × n + stars) /
 * (n + 1)). Another cook's meal that is no longer shared stays unshared.
 */
export const rateMeal = defineMutation({
  name: "rateMeal",
  version: 1,
  scope: "everyone",
  args: openObject({ meal: arg.meal, stars: v.number(), at: arg.time }),
  touches: ({ meal }) => sharedRefs(meal.id),
  apply: (docs, { meal, stars, at }) => {
    const { id } = meal;
    if (!isRatingShared(meal, stars)) return {};
    if ((docIn(docs, "mealMarks", id)?.stars ?? 0) > 0) return {};
    const existing = docIn(docs, "aiMeals", id);
    if (!existing && !isSharedFirst(meal, stars)) return {};
    const marked = changeMark<"everyone">(
      docs,
      id,
      { stars, ...(existing ? {} : { shared: true }) },
      at,
    );
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
  },
  words: ({ meal, stars }) => `Gave ${meal.title} ${stars} stars`,
});

/** The documents that every change of a shared meal by a cook touches. */
function sharedRefs(mealId: string): DocRef[] {
  return [markRef(mealId), { collection: "aiMeals", id: mealId }];
}

function markRef(mealId: string): DocRef {
  return { collection: "mealMarks", id: mealId };
}

/** Arguments that set or clear a cook's mark of a shared meal. */
const said = openObject({ mealId: arg.id, on: v.boolean(), at: arg.time });

/**
 * Sets a flag of the cook's mark of a shared meal, and counts it on the meal; nothing if the flag says so
 * already, or if there is nothing to take out of the count.
 */
function countOnce(
  docs: Docs,
  { flag, count }: { flag: "favored" | "reported"; count: "favoriteCount" | "reportCount" },
  { mealId, on, at }: v.InferOutput<typeof said>,
) {
  const shared = docIn(docs, "aiMeals", mealId);
  const before = shared?.[count] ?? 0;
  if (!shared || !(on || before > 0)) return {};
  const marked = changeMark<"everyone">(docs, mealId, { [flag]: on }, at);
  if (!marked.mealMarks) return {};
  return { ...marked, aiMeals: { [mealId]: { ...shared, [count]: before + (on ? 1 : -1) } } };
}

/** Makes a meal a favourite or not. */
export const setFavorite = defineMutation({
  name: "setFavorite",
  version: 1,
  scope: "person",
  args: said,
  touches: (_, kitchenId) => [userRef(kitchenId)],
  apply: (docs, { mealId, on, at }, kitchenId) =>
    changeUser<"person">(docs, kitchenId, emptyUser(at), (user) => {
      const favorites = setMember(user.favorites, mealId, on);
      return favorites === user.favorites ? user : { ...user, favorites, updatedAt: at };
    }),
  words: ({ on }, meal = "a meal") =>
    on ? `Added ${meal} to favorites` : `Removed ${meal} from favorites`,
  namesMeal: ({ mealId }) => mealId,
  followUp: ({ mealId, at }) => countHeart.invoke({ mealId, at }),
});

/**
 * Brings a shared meal's count of hearts in line with whether the meal is among the cook's
 * favourites. A meal that is not shared has no count.
 */
export const countHeart = defineMutation({
  name: "countHeart",
  version: 1,
  scope: "everyone",
  args: openObject({ mealId: arg.id, at: arg.time }),
  touches: ({ mealId }, kitchenId) => [userRef(kitchenId), ...sharedRefs(mealId)],
  apply: (docs, { mealId, at }, kitchenId) => {
    const on = docIn(docs, "users", kitchenId)?.favorites.includes(mealId) ?? false;
    return countOnce(docs, { flag: "favored", count: "favoriteCount" }, { mealId, on, at });
  },
  words: (_, meal = "a meal") => `Counted your heart for ${meal}`,
  namesMeal: ({ mealId }) => mealId,
  isSlight: true,
});

/**
 * Reports a shared meal, or takes the report back. A cook who reports a meal no longer sees it. If they
 * take the report back, they see it again, unless they hide its author.
 */
export const reportMeal = defineMutation({
  name: "reportMeal",
  version: 1,
  scope: "person",
  args: said,
  touches: ({ mealId }) => [markRef(mealId)],
  apply: (docs, { mealId, on, at }) => {
    const hides = docIn(docs, "mealMarks", mealId)?.hides ?? "nothing";
    const [from, to] = on ? (["nothing", "meal"] as const) : (["meal", "nothing"] as const);
    return changeMark<"person">(docs, mealId, { hides: hides === from ? to : hides }, at);
  },
  words: ({ on }, meal = "a meal") =>
    on ? `Reported ${meal}` : `Took back your report of ${meal}`,
  namesMeal: ({ mealId }) => mealId,
  followUp: (args) => countReport.invoke(args),
});

/** Counts a report, once per cook, or takes it out of the count. */
export const countReport = defineMutation({
  name: "countReport",
  version: 1,
  scope: "everyone",
  args: said,
  touches: ({ mealId }) => sharedRefs(mealId),
  apply: (docs, args) => countOnce(docs, { flag: "reported", count: "reportCount" }, args),
  words: ({ on }, meal = "a meal") =>
    on ? `Counted your report of ${meal}` : `Took your report of ${meal} out of the count`,
  namesMeal: ({ mealId }) => mealId,
  isSlight: true,
});

/**
 * Unshares a meal that this cook has shared, so that nobody sees it, or shares it again. Ratings,
 * hearts and reports stay with it: a reported meal must not come back with a clean slate.
 */
export const takeBackMeal = defineMutation({
  name: "takeBackMeal",
  version: 1,
  scope: "everyone",
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
  namesMeal: ({ mealId }) => mealId,
});

/** Hides a meal, or everything that its author shares, from this cook only; or shows them again. */
export const hideMeal = defineMutation({
  name: "hideMeal",
  version: 1,
  scope: "person",
  args: openObject({ mealId: arg.id, hides: v.picklist(HIDES), at: arg.time }),
  touches: ({ mealId }) => [markRef(mealId)],
  apply: (docs, { mealId, hides, at }) => changeMark<"person">(docs, mealId, { hides }, at),
  words: ({ hides }, meal = "a meal") =>
    ({
      nothing: `Showed ${meal} again`,
      meal: `Hid ${meal}`,
      author: `Hid all by the cook of ${meal}`,
    })[hides],
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
