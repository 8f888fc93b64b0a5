import { expect, test } from "vitest";

import { retime } from "./retime.ts";

const DAY = 86_400_000;
const at = 50 * DAY;
const back = -2 * DAY;

test("[S13.6] times read off the clock when the cook acted are moved, others stay", () => {
  const plan = { id: "p", createdAt: at - 30 * DAY, updatedAt: at - 5 };
  expect(retime({ plan, at: at - 10 }, at, back)).toEqual({
    plan: { ...plan, updatedAt: at - 5 + back },
    at: at - 10 + back,
  });
});

test("[S13.6] a time within a minute of when the cook acted is moved, one further off stays", () => {
  const timeOf = (ms: number) => retime({ at: ms }, at, back).at;
  for (const near of [at, at - 60_000, at + 60_000]) expect(timeOf(near)).toBe(near + back);
  for (const far of [at - 60_001, at + 60_001]) expect(timeOf(far)).toBe(far);
});

test("[S13.6] every field that says when is moved, no other number is", () => {
  const args = { at, createdAt: at, updatedAt: at, timestamp: at, storedAt: at, list: [{ at }] };
  expect(retime(args, at, back)).toEqual({
    at: at + back,
    createdAt: at + back,
    updatedAt: at + back,
    timestamp: at + back,
    storedAt: at,
    list: [{ at: at + back }],
  });
});

test("arguments of no shape at all are left as they are", () => {
  for (const args of [null, "text", 7, [at]]) expect(retime(args, at, back)).toEqual(args);
});
