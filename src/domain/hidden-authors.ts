import * as v from "valibot";

/**
 * The contract of the question whose meals a cook doesn't want to see: which cook has shared a meal
 * is known to the server alone, so only it can tell which others are theirs.
 */

export const HIDDEN_AUTHORS_PATH = "/v1/meals/of-hidden-authors";

/** Ids of meals in each of the two lists. */
export const HIDDEN_AUTHORS_MAX = 200;

function mealIds(list: string) {
  const message = `${list} must be a list of at most ${HIDDEN_AUTHORS_MAX} meal ids`;
  // As Firestore takes ids: what it does not take would be an error on the server's side.
  const id = v.pipe(v.string(message), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/, message));
  return v.pipe(v.array(id, message), v.maxLength(HIDDEN_AUTHORS_MAX, message));
}

export const HiddenAuthorsRequest = v.object(
  {
    /** Meals whose authors the cook hides. */
    hidden: mealIds("hidden"),
    /** Meals the cook would be shown. */
    shown: mealIds("shown"),
  },
  "Provide the meals hidden and the meals shown",
);
export type HiddenAuthorsRequest = v.InferOutput<typeof HiddenAuthorsRequest>;

export const HiddenAuthorsAnswer = v.object({
  /** Those of `shown` that the author of one of `hidden` has shared. */
  meals: v.array(v.string()),
});
export type HiddenAuthorsAnswer = v.InferOutput<typeof HiddenAuthorsAnswer>;
