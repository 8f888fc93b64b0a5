import { expect, test } from "vitest";

import { isKillSwitchAsked } from "./kill-switch.ts";

test("the kill switch is asked for by `true` alone", () => {
  expect(isKillSwitchAsked({ SIMMER_KILL_SWITCH: "true" })).toBe(true);
  for (const other of ["false", "0", "", "no", undefined]) {
    expect(isKillSwitchAsked({ SIMMER_KILL_SWITCH: other }), String(other)).toBe(false);
  }
});
