import * as v from "valibot";

import { READ_PHOTO_PATH, ReadPhotoAnswer, type ReadPhotoRequest } from "#domain/photo-reading.ts";
import { NO_PHOTO_READ, UNREADABLE } from "#failure-words/service-words.ts";

import {
  describeRefusal,
  exchange,
  RecipeServiceError,
  type CallOptions,
} from "./recipe-client.ts";

/**
 * Asks the service for the words on a page's photo.
 * @throws RecipeServiceError with a message to show, also if this deployment has no model that sees
 * @throws the signal's reason if the caller aborts
 */
export async function fetchPhotoText(
  request: ReadPhotoRequest,
  options: CallOptions = {},
): Promise<string> {
  const { response, body } = await exchange(READ_PHOTO_PATH, request, options);
  if (!response.ok) {
    const words = describeRefusal(response.status, body, NO_PHOTO_READ);
    throw new RecipeServiceError(words, response.status);
  }
  const answer = v.safeParse(ReadPhotoAnswer, body);
  if (!answer.success) throw new RecipeServiceError(UNREADABLE, response.status);
  return answer.output.text;
}
