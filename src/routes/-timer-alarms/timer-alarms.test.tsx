import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";

import { startTimer } from "#db/repositories/timer-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { TimerStart } from "#domain/timers/kitchen-timer.ts";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { TimerAlarms } from "./timer-alarms.tsx";

function timer(label: string): TimerStart {
  const id = `soup ${label}`;
  return { id, recipeId: "soup", planId: null, title: "Soup", step: 1, label, durationMs: 600_000 };
}

const news = page.getByRole("status", { name: "Timer news" });

/** All announcements from now on, in order. */
function listen(): string[] {
  const said: string[] = [];
  const observer = new MutationObserver(() => {
    const words = news.query()?.textContent ?? "";
    if (words !== "" && words !== said.at(-1)) said.push(words);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return said;
}

/**
 * Starts another timer once the existing ones are known, and waits for its announcement. Any
 * announcement of the others has been made by then, so the test needs no timeout.
 */
async function startOneMore(db: SimmerDb, label: string): Promise<void> {
  await expect.element(page.getByRole("list", { name: "Timers" })).toBeVisible();
  await startTimer(db, timer(label), Date.now());
  await expect.element(news).toHaveTextContent(new RegExp(`Timer started: ${label}$`));
}

test("a timer from before the page was opened is not announced; one that is started now is", async () => {
  const db = openKitchen();
  const said = listen();
  await startTimer(db, timer("Rice"), performance.timeOrigin - 60_000);
  await renderInKitchen(db, <TimerAlarms />);
  await startOneMore(db, "Leeks");
  expect(said).toEqual(["Timer started: Leeks"]);
});

test("a timer started before the alarms' code had loaded is announced once it has", async () => {
  const db = openKitchen();
  const said = listen();
  await startTimer(db, timer("Rice"), performance.timeOrigin - 60_000);
  await startTimer(db, timer("Leeks"), Date.now());
  await renderInKitchen(db, <TimerAlarms />);
  await startOneMore(db, "Beans");
  expect(said).toEqual(["Timer started: Leeks", "Timer started: Beans"]);
});

test("a wait of days says when it is due; once its day is past, it rings when the app is opened", async () => {
  const db = openKitchen();
  const days = { ...timer("Cure"), durationMs: 2 * 86_400_000 };
  await startTimer(db, days, Date.now());
  await startTimer(db, { ...days, id: "ham", label: "Ham" }, Date.now() - 3 * 86_400_000);
  await renderInKitchen(db, <TimerAlarms />);
  const timers = page.getByRole("list", { name: "Timers" });
  await expect.element(timers).toHaveTextContent(/Cure, due \p{L}+day,? \d\d:\d\d/u);
  const rung = page.getByRole("region", { name: "Timer done: Ham" });
  await expect.element(rung).toHaveTextContent("rang more than a day ago");
  await expect.element(rung.getByRole("button", { name: "+1 hr" })).toBeVisible();
});
