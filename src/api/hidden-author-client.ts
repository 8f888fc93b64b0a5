import * as v from "valibot";

import {
  HIDDEN_AUTHORS_PATH,
  HiddenAuthorsAnswer,
  type HiddenAuthorsRequest,
} from "#domain/hidden-authors.ts";

import { exchange, RecipeServiceError, type CallOptions } from "./recipe-client.ts";

/**
 * Asks which of the meals `shown` are by the authors of the meals `hidden`.
 * @throws RecipeServiceError if there is no answer; it runs in the background, so no error is shown
 * @throws the signal's reason if the caller aborts
 */
export async function fetchMealsOfHiddenAuthors(
  request: HiddenAuthorsRequest,
  options: CallOptions = {},
): Promise<string[]> {
  const { response, body } = await exchange(HIDDEN_AUTHORS_PATH, request, options);
  const answer = v.safeParse(HiddenAuthorsAnswer, body);
  if (!response.ok || !answer.success) {
    throw new RecipeServiceError("Whose meals these are was not told", response.status);
  }
  return answer.output.meals;
}
