import { useEffect } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { listTimers, startTimer } from "#db/repositories/timer-repository.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useToast } from "#ui/toast-context.ts";

import "#ui/global.css";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { TimerAlarms } from "./timer-alarms.tsx";

/** What is at the middle of an element on the screen: the element, or what lies over it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}

function Sheet() {
  const toasts = useToast();
  useEffect(() => {
    // They stay throughout, so that nothing becomes free only because they are gone.
    const duration = 600_000;
    toasts.show({ text: "Failed to save note", tone: "danger", duration });
    toasts.show({ text: "Removed", undo: () => {}, duration });
  }, [toasts]);
  return (
    <>
      <TimerAlarms />
      <Dialog
        open
        onClose={() => {}}
        title="Ingredients"
        actions={<Button onClick={() => toasts.show({ text: "Shown" })}>Show</Button>}
      >
        <div style={{ height: "80rem" }}>Much to read</div>
      </Dialog>
    </>
  );
}

test.each([
  [390, 844],
  [844, 390],
  [1280, 800],
])(
  "at %i×%i messages and the alarm can be touched over an open sheet, and its buttons",
  async (width, height) => {
    await page.viewport(width, height);
    const db = openKitchen();
    const start = { id: "t", recipeId: "soup", planId: null, title: "Soup", step: 1 };
    await startTimer(db, { ...start, label: "Rice", durationMs: 1_000 }, Date.now() - 5_000);
    await renderInKitchen(db, <Sheet />);
    const stop = page.getByRole("button", { name: "Stop" });
    await expect.element(stop).toBeVisible();
    // Until the sheet and the alarm have come to rest.
    for (const what of [
      stop,
      page.getByRole("button", { name: "Dismiss message" }).first(),
      page.getByRole("button", { name: "Undo" }),
      page.getByRole("button", { name: "Close" }),
      page.getByRole("button", { name: "Show" }),
    ]) {
      await expect.poll(() => isOnTop(what.element())).toBe(true);
    }
    await userEvent.click(stop);
    await expect.poll(() => listTimers(db)).toEqual([]);
  },
);
