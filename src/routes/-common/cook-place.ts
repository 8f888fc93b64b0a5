import type { LinkProps } from "@tanstack/react-router";

/** A recipe as its address names it: in a plan, or among the cook's current meals. */
export type CookPlace = { planId: string; recipeId: string } | { userId: string; recipeId: string };

type PlaceLink = Pick<LinkProps, "to" | "params">;

export function planIdOf(place: CookPlace): string | null {
  return "planId" in place ? place.planId : null;
}

/** Other screens that a recipe may have been opened from. */
export const RECIPE_ORIGINS = [
  "/",
  "/eat",
  "/favorite-meals",
  "/all-ai-meals",
  "/personal-recipes",
  "/explore",
];

/** Where a recipe is cooked: in its plan if it is known to have one, else by itself. */
export function placeIn(planId: string | null, recipeId: string, userId: string): CookPlace {
  return planId === null || planId === "" ? { userId, recipeId } : { planId, recipeId };
}

/** A link to the screen where the recipe was chosen. */
export function linkToChoice(place: CookPlace): PlaceLink {
  return "planId" in place
    ? { to: "/plan/$planId", params: { planId: place.planId } }
    : { to: "/cook/$userId", params: { userId: place.userId } };
}

export function linkToCooking(place: CookPlace): PlaceLink {
  return "planId" in place
    ? { to: "/plan/$planId/$recipeId", params: place }
    : { to: "/cook/$userId/$recipeId", params: place };
}

export function linkToLog(place: CookPlace): PlaceLink {
  return "planId" in place
    ? { to: "/plan/$planId/$recipeId/track", params: place }
    : { to: "/cook/$userId/$recipeId/track", params: place };
}
