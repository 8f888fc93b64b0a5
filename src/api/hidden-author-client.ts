import * as v from "valibot";

import {
  HIDDEN_AUTHORS_MAX,
  HIDDEN_AUTHORS_PATH,
  HiddenAuthorsAnswer,
  type HiddenAuthorsRequest,
} from "#domain/hidden-authors.ts";

import { exchange, RecipeServiceError, type CallOptions } from "./recipe-client.ts";

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / HIDDEN_AUTHORS_MAX);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * HIDDEN_AUTHORS_MAX, (at + 1) * HIDDEN_AUTHORS_MAX),
  );
}

async function ask(request: HiddenAuthorsRequest, options: CallOptions): Promise<string[]> {
  const { response, body } = await exchange(HIDDEN_AUTHORS_PATH, request, options);
  const answer = v.safeParse(HiddenAuthorsAnswer, body);
  if (!response.ok || !answer.success) {
    throw new RecipeServiceError("Whose meals these are was not told", response.status);
  }
  return answer.output.meals;
}

/**
 * Asks which of the meals `shown` are by the authors of the meals `hidden`, however many there are.
 * @throws RecipeServiceError if any part gets no response; it runs in the background, so no error is
 *   shown
 * @throws the signal's reason if the caller aborts
 */
export async function fetchMealsOfHiddenAuthors(
  { hidden, shown }: HiddenAuthorsRequest,
  options: CallOptions = {},
): Promise<string[]> {
  const meals: string[] = [];
  for (const some of chunksOf(hidden)) {
    for (const others of chunksOf(shown)) {
      meals.push(...(await ask({ hidden: some, shown: others }, options)));
    }
  }
  return meals;
}
