import * as v from "valibot";

/**
 * The contract of a request: which meals are by authors whom a cook hides? Only the server knows
 * which cook has shared a meal, so only the server can answer.
 */

export const HIDDEN_AUTHORS_PATH = "/v1/meals/of-hidden-authors";

/** The most ids of meals in each of the two lists. */
export const HIDDEN_AUTHORS_MAX = 200;

function mealIds(list: string) {
  const message = `${list} must be a list of at most ${HIDDEN_AUTHORS_MAX} meal ids`;
  // Only ids that Firestore accepts: any other would cause an error on the server's side.
  const id = v.pipe(v.string(message), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/, message));
  return v.pipe(v.array(id, message), v.maxLength(HIDDEN_AUTHORS_MAX, message));
}

export const HiddenAuthorsRequest = v.object(
  {
    /** Meals whose authors the cook hides. */
    hidden: mealIds("hidden"),
    /** Meals that the cook would be shown. */
    shown: mealIds("shown"),
  },
  "Provide the meals hidden and the meals shown",
);
export type HiddenAuthorsRequest = v.InferOutput<typeof HiddenAuthorsRequest>;

export const HiddenAuthorsAnswer = v.object({
  /** The meals of `shown` that were shared by the author of a meal in `hidden`. */
  meals: v.array(v.string()),
});
export type HiddenAuthorsAnswer = v.InferOutput<typeof HiddenAuthorsAnswer>;
