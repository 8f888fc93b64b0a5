import { expect, test } from "vitest";

import { addToast, durationOf, type QueuedToast } from "./toast-queue.ts";

test("shows the newest three", () => {
  let queue: QueuedToast[] = [];
  for (const id of [1, 2, 3, 4]) queue = addToast(queue, { id, text: `message ${id}` });
  expect(queue.map((toast) => toast.id)).toEqual([2, 3, 4]);
});

test("says the same thing once", () => {
  const queue = addToast([{ id: 1, text: "Saved" }], { id: 2, text: "Saved" });
  expect(queue).toEqual([{ id: 2, text: "Saved" }]);
});

test("leaves time to read, and more time to undo", () => {
  expect(durationOf({ text: "Saved", duration: 100 })).toBe(6_000);
  expect(durationOf({ text: "Saved" })).toBe(6_000);
  expect(durationOf({ text: "Removed", action: { label: "Undo", run: () => {} } })).toBe(10_000);
  expect(durationOf({ text: "Saved", duration: 20_000 })).toBe(20_000);
});
