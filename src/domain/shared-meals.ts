import { emptyUser, type Meal, type SharedMeal } from "./entities.ts";
import { SHARED_RATING_MIN } from "./limits.ts";
import type { Docs, Mutation } from "./mutation.ts";
import { changeUser, setMember, userIn, userRef } from "./user.ts";

/** The meal fields alone, of any kind of meal. */
export function mealOf(meal: Meal): Meal {
  const { id, title, ingredients, instructions, mealType, blurb, equipment } = meal;
  return { id, title, ingredients, instructions, mealType, blurb, equipment };
}

export function isRatingShared(stars: number | null): stars is number {
  return stars !== null && stars >= SHARED_RATING_MIN;
}

/**
 * The shared meal after one more rating: created by the first one, else its running mean moved
 * (mean' = (mean × n + stars) / (n + 1)).
 */
export function rate(
  existing: SharedMeal | null | undefined,
  meal: Meal,
  rating: { stars: number; planId: string; at: number },
): SharedMeal {
  const { stars, planId, at } = rating;
  if (!existing) {
    return {
      ...mealOf(meal),
      ratingAverage: stars,
      ratingCount: 1,
      favoriteCount: 0,
      createdAt: at,
      updatedAt: at,
      planId,
      recipeId: meal.id,
    };
  }
  const ratingCount = existing.ratingCount + 1;
  const total = existing.ratingAverage * existing.ratingCount + stars;
  return { ...existing, ratingCount, ratingAverage: total / ratingCount, updatedAt: at };
}

/** Adds a rating of 4 or 5 stars to the meal that everyone shares, and changes nothing else. */
export const rateMeal: Mutation<{ meal: Meal; planId: string; stars: number; at: number }> = {
  touches: ({ meal }) => [{ collection: "aiMeals", id: meal.id }],
  apply: (docs, { meal, ...rating }) =>
    isRatingShared(rating.stars)
      ? { aiMeals: { [meal.id]: rate(docs.aiMeals?.[meal.id], meal, rating) } }
      : {},
};

/**
 * Makes a meal a favourite or not. The shared meal's count moves with the cook's own list, by one
 * and only when the list really changes; a meal that is not shared has no count to move.
 */
export const setFavorite: Mutation<{ mealId: string; on: boolean; at: number }> = {
  touches: ({ mealId }, uid) => [userRef(uid), { collection: "aiMeals", id: mealId }],
  apply: (docs, { mealId, on, at }, uid): Docs => {
    const before = userIn(docs, uid, emptyUser(at));
    const changes = changeUser(docs, uid, before, (user) => {
      const favorites = setMember(user.favorites, mealId, on);
      return favorites === user.favorites ? user : { ...user, favorites, updatedAt: at };
    });
    const shared = docs.aiMeals?.[mealId];
    if (!changes.users || !shared) return changes;
    const favoriteCount = Math.max(0, shared.favoriteCount + (on ? 1 : -1));
    return { ...changes, aiMeals: { [mealId]: { ...shared, favoriteCount } } };
  },
};
