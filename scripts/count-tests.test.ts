import { expect, test } from "vitest";

import { countPlaywright, sumOutcomes } from "./count-tests.ts";

test("a failed step always shows in the sum, once, and a flaky test is a failure", () => {
  expect(
    sumOutcomes([
      { name: "unit", ok: true, tests: { passed: 10, failed: 0 } },
      {
        name: "e2e",
        ok: false,
        tests: countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } }),
      },
      { name: "types", ok: false },
      { name: "emulator", ok: false, tests: { passed: 5, failed: 0 } },
    ]),
  ).toEqual({ passed: 18, failed: 4 });
});
