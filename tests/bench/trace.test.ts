import { expect, test } from "vitest";

import { frameTime, scriptTime, type TraceEvent } from "./trace.ts";

const event = (name: string, ts: number, dur = 0, tid = 1): TraceEvent => ({
  name,
  cat: dur === 0 ? "blink.user_timing" : "devtools.timeline",
  ph: "X",
  pid: 1,
  tid,
  ts,
  dur,
});

test("script between two marks counts once, on the marks' thread, and from mark to mark", () => {
  const events = [
    event("tap", 1_000),
    event("painted", 21_000),
    event("EventDispatch", 0, 3_000),
    event("FunctionCall", 1_500, 1_000),
    event("RunMicrotasks", 5_000, 2_000),
    event("FunctionCall", 6_000, 3_000),
    event("Paint", 10_000, 5_000),
    event("FunctionCall", 10_000, 5_000, 2),
    event("FireAnimationFrame", 20_000, 4_000),
    event("tap", 40_000),
    event("painted", 50_000),
    event("tap", 60_000),
  ];
  // 1 to 3, 5 to 9 and 20 to 21 ms; then nothing; the last tap has no end.
  expect(scriptTime(events, "tap", "painted")).toEqual([7, 0]);
});

test("frames are those that were shown, from the first on, for as long as is asked", () => {
  const shown = [5_000, 15_000, 45_000, 505_000].map((ts) =>
    event("Display::DrawAndSwap", ts, 100),
  );
  const events = [...shown.toReversed(), event("BeginMainFrame", 20_000, 100)];
  // 10 and 30 ms; what is shown half a second later is no part of it.
  expect(frameTime(events, 100)).toBe(20);
  expect(() => frameTime(shown.slice(0, 1), 100)).toThrow("The trace holds 1 frames.");
});
