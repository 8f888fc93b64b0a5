import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";

import { startTimer } from "#db/repositories/timer-repository.ts";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { TimerAlarms } from "./timer-alarms.tsx";

/**
 * A fake AudioContext for browsers that allow sound only after a user gesture, with the instances
 * created.
 */
function lockSound(): AudioContext[] {
  const Real = window.AudioContext;
  const made: AudioContext[] = [];
  window.AudioContext = class extends Real {
    constructor() {
      super();
      made.push(this);
      void super.suspend();
    }
    override resume(): Promise<void> {
      return navigator.userActivation.isActive ? super.resume() : new Promise(() => undefined);
    }
  };
  onTestFinished(() => {
    window.AudioContext = Real;
  });
  return made;
}

const RICE = {
  id: "soup rice",
  recipeId: "soup",
  planId: null,
  title: "Soup",
  step: 1,
  label: "Rice",
  durationMs: 600_000,
};

test("a page that may not sound says so beside its timers, and a touch anywhere lets it", async () => {
  const made = lockSound();
  const db = openKitchen();
  await startTimer(db, RICE, Date.now());
  // The window is focused first, because regaining focus resumes the sound as well.
  window.focus();
  await expect.poll(() => document.hasFocus()).toBe(true);
  await renderInKitchen(db, <TimerAlarms />);
  const words = page.getByText("Tap anywhere to let it ring");
  await expect.element(words).toBeVisible();
  await page.elementLocator(document.documentElement).click({ position: { x: 40, y: 40 } });
  await expect.element(words).not.toBeInTheDocument();
  // The words go at once, the context resumes a moment later.
  await expect.poll(() => made.at(-1)?.state).toBe("running");
});
