import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";

import { useWakeLock } from "./use-wake-lock.ts";

const IDLE = 300_000;

/** Stands for the browser's lock; headless browsers refuse it. Counts the locks that are held. */
function fakeLocks() {
  const held = new Set<object>();
  const request = vi.spyOn(navigator.wakeLock, "request").mockImplementation(() => {
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        held.delete(lock);
        return Promise.resolve();
      },
    };
    held.add(lock);
    return Promise.resolve(lock as unknown as WakeLockSentinel);
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    request.mockRestore();
    vi.useRealTimers();
  });
  return held;
}

function Screen({ idleMs }: { idleMs: number | null }) {
  useWakeLock(idleMs);
  return null;
}

test("the screen stays on while it is used, and may turn off when nobody touches it", async () => {
  const held = fakeLocks();
  const { unmount } = await render(<Screen idleMs={IDLE} />);
  await expect.poll(() => held.size).toBe(1);
  await vi.advanceTimersByTimeAsync(IDLE - 1);
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(IDLE - 1);
  expect(held.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(held.size).toBe(0);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  await expect.poll(() => held.size).toBe(1);
  await unmount();
  expect(held.size).toBe(0);
});

test("without a time it stays on, used or not", async () => {
  const held = fakeLocks();
  await render(<Screen idleMs={null} />);
  await expect.poll(() => held.size).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * IDLE);
  expect(held.size).toBe(1);
});
