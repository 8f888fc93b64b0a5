import { expect, test } from "vitest";

import { sendFeedback } from "./feedback.ts";

test("feedback is sent as the cook wrote it, and touches nothing else", () => {
  const feedback = { text: "Nice", uid: "cook", url: "/plan", timestamp: 3 };
  const args = { id: "f", feedback };
  expect(sendFeedback.apply({}, args, "cook")).toEqual({ feedback: { f: feedback } });
  expect(sendFeedback.touches(args, "cook")).toEqual([{ collection: "feedback", id: "f" }]);
});
