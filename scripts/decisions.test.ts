import { expect, test } from "vitest";

import { listDecisions, readDecision } from "./decisions.ts";

const page = (head: string, headings = ["Context", "Decision", "Measured", "Consequences"]) =>
  `${head}\n\n${headings.map((heading) => `## ${heading}\n\nWords.`).join("\n\n")}\n`;

test("a decision is listed by its number and title", () => {
  const decision = readDecision("0007-schemas.md", page("# 7. Schemas live in the domain"));
  expect(decision).toEqual({
    file: "0007-schemas.md",
    number: 7,
    title: "Schemas live in the domain",
  });
  expect(listDecisions([decision])).toBe("- [7](0007-schemas.md) Schemas live in the domain");
});

test.each([
  ["without a number", page("# Schemas")],
  ["with another number than its file", page("# 8. Schemas")],
  ["without consequences", page("# 7. Schemas", ["Context", "Decision"])],
  [
    "with its headings in another order",
    page("# 7. Schemas", ["Decision", "Context", "Consequences"]),
  ],
])("a page %s is refused", (_, text) => {
  expect(() => readDecision("0007-schemas.md", text)).toThrow("0007-schemas.md does not");
});
