import { expect, test } from "vitest";

import { isolateRtl } from "./isolate-rtl.ts";

test("names from right to left are isolated one by one, and nothing else is", () => {
  expect(isolateRtl("Cleared: حليب كامل, דבש (2)")).toBe(
    "Cleared: \u2068حليب كامل\u2069, \u2068דבש\u2069 (2)",
  );
  expect(isolateRtl("Crème brûlée, 麻婆豆腐 are off the list")).toBe(
    "Crème brûlée, 麻婆豆腐 are off the list",
  );
});
