import { expect, test } from "vitest";

import { readStep } from "./step-text.ts";

test("a step is cut at its times and nothing is lost", () => {
  const text = "Simmer gently, covered, for 10–12 minutes. Rest for 5 min, then serve.";
  const parts = readStep(text, 2);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.flatMap(({ timer }) => timer ?? [])).toEqual([
    { index: 0, label: "Simmer", phrase: "10–12 minutes", seconds: 600, maxSeconds: 720 },
    { index: 1, label: "Rest", phrase: "5 min", seconds: 300, maxSeconds: null },
  ]);
});

test("a step without times is one piece, an empty one none", () => {
  expect(readStep("Chop the onions.", 1)).toEqual([{ text: "Chop the onions.", timer: null }]);
  expect(readStep("", 1)).toEqual([]);
});
