import * as v from "valibot";

import {
  ILLEGIBLE,
  PHOTO_TEXT_MAX,
  type ReadPhotoAnswer,
} from "../../../src/domain/photo-reading.ts";
import { RequestError } from "../http.ts";
import type { TakeCall } from "../providers.ts";
import type { ModelConfig } from "./config.ts";
import { PHOTO_PROMPT } from "./prompts/copy-words.ts";
import { jsonIn } from "./read-answer.ts";

const NOTHING_SEES =
  "Photos can’t be read here: this Simmer has no model that sees. Paste the words instead.";
const NO_CALLS_LEFT =
  "No more photos can be read today. Paste the words instead, or try again tomorrow.";
const FAILED = "The photo could not be read just now. Try again, or paste the words instead.";
const NO_WORDS = "No words could be read on this photo. Take it from closer, in good light.";

/** As many as a page of small print takes, in languages that take the most. */
const TOKENS = 6_000;
const SCHEMA = {
  type: "object",
  properties: { text: { type: "string" } },
  required: ["text"],
  additionalProperties: false,
};
const Answer = v.object({ text: v.string() });

/**
 * Reads the words on a photo of a page, a JPEG in base64.
 * @throws RequestError in the cook's words if nothing sees, the calls are used up, the model fails or
 *   there are no words
 */
export type ReadPhoto = (
  image: string,
  asked: { takeCall: TakeCall; signal: AbortSignal },
) => Promise<ReadPhotoAnswer>;

/** A reader of photos, by the model if it is one that sees. The SDK is loaded with the first photo. */
export function createPhotoReader(
  config: ModelConfig | undefined,
  logError: (message: string, error: unknown) => void,
): ReadPhoto {
  return async (image, { takeCall, signal }) => {
    if (!config?.sees) throw new RequestError(501, NOTHING_SEES);
    const { askModel, BudgetSpent } = await import("./ask-model.ts");
    let answer: string;
    try {
      answer = await askModel(config, takeCall, {
        system: PHOTO_PROMPT,
        messages: [{ role: "user", content: [{ type: "image", image, mediaType: "image/jpeg" }] }],
        schema: SCHEMA,
        maxTokens: TOKENS,
        signal: AbortSignal.any([signal, AbortSignal.timeout(config.timeoutMs)]),
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BudgetSpent) throw new RequestError(429, NO_CALLS_LEFT);
      logError("the model did not read a photo", error);
      throw new RequestError(502, FAILED);
    }
    const text = await textIn(answer);
    if (text === undefined) {
      logError("the model did not read a photo", new Error("an answer of another shape"));
      throw new RequestError(502, FAILED);
    }
    if (!/\p{L}/u.test(text)) throw new RequestError(422, NO_WORDS);
    return { text };
  };
}

/** The text in the model's answer, which says so where it was cut off; undefined for other answers. */
async function textIn(answer: string): Promise<string | undefined> {
  const { parsePartialJson } = await import("ai");
  const { value, state } = await parsePartialJson(jsonIn(answer));
  const read = v.safeParse(Answer, value);
  if (!read.success) return undefined;
  const text = read.output.text.trim();
  const isWhole = state === "successful-parse" && text.length <= PHOTO_TEXT_MAX;
  return isWhole || text === "" ? text : `${text.slice(0, PHOTO_TEXT_MAX - 2)}\n${ILLEGIBLE}`;
}
