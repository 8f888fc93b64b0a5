import * as v from "valibot";

import { IMPORT_PAGE_PATH, ImportPageAnswer, type PageRecipe } from "#domain/page-import.ts";
import { NO_PAGE, UNREADABLE } from "#failure-words/service-words.ts";

import {
  describeRefusal,
  exchange,
  RecipeServiceError,
  type CallOptions,
} from "./recipe-client.ts";

/**
 * Asks the service for the recipes on a web page, the fullest first; a page without one gives its
 * title, with a problem.
 * @throws RecipeServiceError with a message to show
 * @throws the signal's reason if the caller aborts
 */
export async function fetchPageRecipes(
  url: string,
  options: CallOptions = {},
): Promise<PageRecipe[]> {
  const { response, body } = await exchange(IMPORT_PAGE_PATH, { url }, options);
  if (!response.ok) {
    throw new RecipeServiceError(describeRefusal(response.status, body, NO_PAGE), response.status);
  }
  const answer = v.safeParse(ImportPageAnswer, body);
  if (!answer.success) throw new RecipeServiceError(UNREADABLE, response.status);
  return answer.output.recipes;
}
