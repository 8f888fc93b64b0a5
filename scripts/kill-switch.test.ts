import { expect, test } from "vitest";

import { isKillSwitchAsked } from "./kill-switch.ts";

test("the kill switch is asked for by `true` alone", () => {
  expect(isKillSwitchAsked({ SIMMER_KILL_SWITCH: "true" })).toBe(true);
  const others = ["false", "0", "", "no", undefined];
  expect(others.filter((other) => isKillSwitchAsked({ SIMMER_KILL_SWITCH: other }))).toEqual([]);
});
