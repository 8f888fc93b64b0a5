import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { startTimer } from "#db/repositories/timer-repository.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";

import "#ui/global.css";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { TimerAlarms } from "./timer-alarms.tsx";

test.each([
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
])(
  "at %i×%i Next stands still while a timer runs and when it rings, and both are above it",
  async (width, height) => {
    await page.viewport(width, height);
    const db = openKitchen();
    await renderInKitchen(
      db,
      <>
        <TimerAlarms />
        <Screen actions={<Button>Next</Button>}>
          <div style={{ height: "80rem" }}>A long step</div>
        </Screen>
      </>,
    );
    const next = page.getByRole("button", { name: "Next" });
    await expect.element(next).toBeVisible();
    const place = () => next.element().getBoundingClientRect().toJSON() as DOMRect;
    const before = place();
    const start = { recipeId: "soup", planId: null, title: "Soup", step: 1 };

    await startTimer(db, { ...start, id: "r", label: "Rice", durationMs: 600_000 }, Date.now());
    const running = page.getByRole("button", { name: /^Rice, / });
    await expect.element(running).toBeVisible();
    expect(place()).toEqual(before);
    await expect
      .poll(() => running.element().getBoundingClientRect().bottom)
      .toBeLessThan(before.top);

    await startTimer(db, { ...start, id: "e", label: "Eggs", durationMs: 1_000 }, Date.now() - 5e3);
    const stop = page.getByRole("button", { name: "Stop" });
    await expect.element(stop).toBeVisible();
    expect(place()).toEqual(before);
    await expect.poll(() => stop.element().getBoundingClientRect().bottom).toBeLessThan(before.top);
  },
);

test("where the tab bar goes, and a bar comes down, the timers come down with it", async () => {
  await page.viewport(390, 844);
  const db = openKitchen();
  await renderInKitchen(
    db,
    <>
      <TimerAlarms />
      <main>
        <div data-bar style={{ position: "fixed", inset: "auto 0 0", paddingBottom: "64px" }}>
          <Button>Add</Button>
        </div>
      </main>
    </>,
  );
  const start = { recipeId: "soup", planId: null, title: "Soup", step: 1 };
  await startTimer(db, { ...start, id: "r", label: "Rice", durationMs: 600_000 }, Date.now());
  await expect.element(page.getByRole("button", { name: /^Rice, / })).toBeVisible();
  const bar = page.getByRole("button", { name: "Add" }).element().closest<HTMLElement>("div")!;
  const gap = () =>
    bar.getBoundingClientRect().top -
    page.getByRole("region", { name: "Kitchen timers" }).element().getBoundingClientRect().bottom;
  await expect.poll(gap).toBeCloseTo(0);
  // Several times: the dock's own height changes once, when its sound is found to be locked.
  for (const padding of ["0", "64px", "0"]) {
    bar.style.paddingBottom = padding;
    await expect.poll(gap).toBeCloseTo(0);
  }
});
