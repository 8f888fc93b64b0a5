import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { startTimer, type TimerStart } from "#db/repositories/timer-repository.ts";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { TimerAlarms } from "./timer-alarms.tsx";

function timer(label: string): TimerStart {
  const id = `soup ${label}`;
  return { id, recipeId: "soup", planId: null, title: "Soup", step: 1, label, durationMs: 600_000 };
}

const news = page.getByRole("status", { name: "Timer news" });

test("a timer from before the page was opened is no news; one that is started now is", async () => {
  const db = openKitchen();
  await startTimer(db, timer("Rice"), performance.timeOrigin - 60_000);
  await renderInKitchen(db, <TimerAlarms />);
  // By now it is known which timers there were.
  await expect.element(page.getByRole("list", { name: "Timers" })).toBeVisible();
  await expect.element(news).toHaveTextContent(/^$/);
  await startTimer(db, timer("Leeks"), Date.now());
  await expect.element(news).toHaveTextContent(/^Timer started: Leeks$/);
});

test("a timer that was started before the alarms were there is told once they are", async () => {
  const db = openKitchen();
  await startTimer(db, timer("Rice"), performance.timeOrigin - 60_000);
  await startTimer(db, timer("Leeks"), Date.now());
  await renderInKitchen(db, <TimerAlarms />);
  await expect.element(news).toHaveTextContent(/^Timer started: Leeks$/);
});
