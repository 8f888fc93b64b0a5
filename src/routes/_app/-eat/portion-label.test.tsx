import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { keepingOf, type KeptMeal } from "#domain/keeping.ts";

import { PortionLabel } from "./portion-label.tsx";

const kept: KeptMeal = {
  stored: {
    title: "Gran’s pie",
    imageUrl: "",
    recipeId: "pie",
    planId: "",
    storedAt: Date.UTC(2026, 10, 20, 12),
    storage: "freezer",
    count: 3,
  },
  age: 3,
  keeping: keepingOf("freezer", 3),
};

const pie = {
  id: "pie",
  title: "Gran’s pie",
  ingredients: [{ name: "butter", amount: "100 g" }],
  instructions: ["Bake.", "Reheat at 180°C for 20 minutes."],
  mealType: "dinner" as const,
  blurb: "",
  equipment: [],
};

afterEach(() => vi.restoreAllMocks());

test("a label has name, day, guidance, allergens and reheating, once for each box that is printed", async () => {
  await render(<PortionLabel kept={kept} meal={pie} />);
  for (const words of [/^Gran’s pie$/, /^Frozen /, /a guide: /, "Contains dairy", /^Reheat at/]) {
    await expect.element(page.getByText(words).first()).toBeInTheDocument();
  }
  const boxes = () => document.querySelectorAll("body > [class*=sheet] > *").length;
  expect(boxes()).toBe(3);
  await page.getByRole("button", { name: "Decrease Labels to print" }).click();
  expect(boxes()).toBe(2);
});

test("a browser that refuses the clipboard has the text selected, and says so", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("No"));
  await render(<PortionLabel kept={kept} meal={null} />);
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent(/The text is selected/);
  expect(getSelection()?.toString()).toMatch(/^Gran’s pie/);
});
