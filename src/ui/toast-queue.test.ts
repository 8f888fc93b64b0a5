import { expect, test } from "vitest";

import { addToast, durationOf, type QueuedToast } from "./toast-queue.ts";

test("shows the newest three", () => {
  let queue: QueuedToast[] = [];
  for (const id of [1, 2, 3, 4]) queue = addToast(queue, { id, text: `message ${id}` });
  expect(queue.map((toast) => toast.id)).toEqual([2, 3, 4]);
});

test("what is told late of an earlier change stands before the newer ones", () => {
  const newer = [2, 3].map((id) => ({ id, text: `message ${id}` }));
  expect(addToast(newer, { id: 1, text: "late" }).map(({ id }) => id)).toEqual([1, 2, 3]);
  const most = addToast(newer, { id: 4, text: "message 4" });
  expect(addToast(most, { id: 1, text: "late" }).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test("says the same thing once", () => {
  const queue = addToast([{ id: 1, text: "Saved" }], { id: 2, text: "Saved" });
  expect(queue).toEqual([{ id: 2, text: "Saved" }]);
});

test("offers the Undo of each of two changes that are told in the same words", () => {
  const [first, second] = [() => {}, () => {}];
  const queue = addToast([{ id: 1, text: "Removed", undo: first }], {
    id: 2,
    text: "Removed",
    undo: second,
  });
  expect(queue.map(({ undo }) => undo)).toEqual([first, second]);
});

test("leaves time to read, and more time to undo", () => {
  expect(durationOf({ text: "Saved", duration: 100 })).toBe(6_000);
  expect(durationOf({ text: "Saved" })).toBe(6_000);
  expect(durationOf({ text: "Removed", undo: () => {} })).toBe(10_000);
  expect(durationOf({ text: "Saved", duration: 20_000 })).toBe(20_000);
});
