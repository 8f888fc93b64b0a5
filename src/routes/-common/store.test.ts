import { expect, test, vi } from "vitest";

import { createStore } from "./store.ts";

test("listeners are notified of each change until they unsubscribe, and not without a change", () => {
  const { read, set, subscribe } = createStore("soup");
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = subscribe(first);
  subscribe(second);
  set("soup");
  expect(first).not.toHaveBeenCalled();
  set("pie");
  expect(read()).toBe("pie");
  stop();
  set("stew");
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});
