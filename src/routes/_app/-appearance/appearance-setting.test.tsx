import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { keepAppearance, startAppearance } from "../../-common/kept-appearance.ts";
import { AppearanceSetting } from "./appearance-setting.tsx";

afterEach(() => {
  keepAppearance({ theme: "", text: "" });
  localStorage.clear();
});

const shown = () => {
  const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
  return { colorScheme, fontSize: Number.parseFloat(fontSize) };
};

test("light or dark and the size of text change at once, and outlive the app", async () => {
  await render(<AppearanceSetting />);
  const { fontSize } = shown();
  await page.getByRole("radio", { name: "Dark" }).click();
  await page.getByRole("radio", { name: "Larger" }).click();
  expect(shown().colorScheme).toBe("dark");
  expect(shown().fontSize).toBeGreaterThan(fontSize);

  delete document.documentElement.dataset["theme"];
  delete document.documentElement.dataset["text"];
  startAppearance();
  expect(shown().colorScheme).toBe("dark");
  expect(shown().fontSize).toBeGreaterThan(fontSize);
});

test("a damaged choice is none", async () => {
  localStorage.setItem("simmer.theme", "pink");
  startAppearance();
  expect(shown().colorScheme).toBe("light dark");
});
