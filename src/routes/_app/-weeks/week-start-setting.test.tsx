import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { weekBegun, weekStart } from "../../-common/week-start.ts";
import { WeekStartSetting } from "./week-start-setting.tsx";

test("weeks begin as the browser's language has it, until the cook says otherwise", async () => {
  onTestFinished(() => localStorage.clear());
  const languageOf = Object.getOwnPropertyDescriptor(Navigator.prototype, "language")!;
  onTestFinished(() => void Object.defineProperty(Navigator.prototype, "language", languageOf));
  const speak = (language: string) =>
    Object.defineProperty(Navigator.prototype, "language", { ...languageOf, get: () => language });
  speak("de-DE");
  expect(weekStart()).toBe(1);
  speak("en-US");
  expect(weekStart()).toBe(7);

  await render(<WeekStartSetting />);
  await expect.element(page.getByRole("radio", { name: "Sunday" })).toBeChecked();
  await page.getByRole("radio", { name: "Monday" }).click();
  expect(weekStart()).toBe(1);
});

test("the first day of each later week names it", () => {
  const today = "2026-11-26";
  expect(weekBegun("2026-11-30", today, 1)).toBe("Next week");
  expect(weekBegun("2026-12-01", today, 1)).toBe("");
  expect(weekBegun("2026-11-29", today, 7)).toBe("Next week");
  expect(weekBegun("2026-12-07", today, 1)).toMatch(/^Week of Mon,? 7 Dec$/u);
  expect(weekBegun("2026-11-23", today, 1)).toBe("");
});
