import * as arg from "./args.ts";
import { Feedback } from "./entities.ts";
import { defineMutation } from "./mutation.ts";
import { openObject } from "./open-object.ts";

/** Sends feedback. Nobody can read it back, so the document is written unseen. */
export const sendFeedback = defineMutation({
  name: "sendFeedback",
  version: 1,
  args: openObject({ id: arg.id, feedback: Feedback }),
  touches: ({ id }) => [{ collection: "feedback", id }],
  apply: (_, { id, feedback }) => ({ feedback: { [id]: feedback } }),
  words: () => "Sent a report",
});
