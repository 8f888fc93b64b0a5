import { Feedback } from "#domain/entities.ts";
import { openObject } from "#domain/open-object.ts";

import * as arg from "./args.ts";
import { defineMutation } from "./define.ts";

/** Sends feedback. Nobody can read it back, so the document is written without reading it first. */
export const sendFeedback = defineMutation({
  name: "sendFeedback",
  version: 1,
  scope: "person",
  args: openObject({ id: arg.id, feedback: Feedback }),
  touches: ({ id }) => [{ collection: "feedback", id }],
  apply: (_, { id, feedback }) => ({ feedback: { [id]: feedback } }),
  words: () => "Sent a report",
});
