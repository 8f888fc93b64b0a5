import type { Feedback } from "./entities.ts";
import type { Mutation } from "./mutation.ts";

/** Sends feedback. Nobody can read it back, so the document is written unseen. */
export const sendFeedback: Mutation<{ id: string; feedback: Feedback }> = {
  touches: ({ id }) => [{ collection: "feedback", id }],
  apply: (_, { id, feedback }) => ({ feedback: { [id]: feedback } }),
};
