import type { Page } from "@playwright/test";

import { createCook, newAccount, signIn } from "./account.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

const promise = (page: Page) => page.getByText(/^Choose .* Each makes 4\.$/);

test("ideas for a single meal stay 4 serves and one idea when they are loaded anew", async ({
  page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const account = newAccount();
  const lastPlanDefaults = { durationDays: 6, mealsPerDay: ["lunch" as const], peopleCount: 3 };
  await createCook(account, { lastPlanDefaults });
  await signIn(page, account);
  await page.goto("/single-meal-generation");
  await page.getByRole("link", { name: /^Dinner/ }).click();
  await expect(promise(page)).toHaveText("Choose 1 idea for 4 serves of dinner. Each makes 4.");
  await page.reload();
  await expect(promise(page)).toHaveText("Choose 1 idea for 4 serves of dinner. Each makes 4.");
  await page
    .getByRole("button", { name: /^Select(ed)? / })
    .first()
    .click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review Your Meal");
  // Back leads to the same choice, and a reload keeps it.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(promise(page)).toHaveText("Choose 1 idea for 4 serves of dinner. Each makes 4.");
  await page.reload();
  await expect(promise(page)).toHaveText("Choose 1 idea for 4 serves of dinner. Each makes 4.");

  // It is not given up for the address of another meal.
  await page.goto("/ai-meal-idea-generation/lunch");
  await expect(page).toHaveURL(/\/meal-plan-setup$/);
  await page.getByRole("button", { name: "Start over" }).click();

  // A plan's ideas still use the plan's numbers, those of the last plan.
  await page.goto("/ai-meal-idea-generation/lunch");
  await expect(promise(page)).toHaveText("Choose 5 ideas for 18 serves of lunch. Each makes 4.");
});

test("one serve is one serve, and a notation is no number", async ({ page }) => {
  const account = newAccount();
  await createCook(account, {});
  await signIn(page, account);
  await page.goto("/meal-plan-setup");
  const days = page.getByRole("spinbutton", { name: "Duration" });
  for (const typed of ["1e1", "0x10", "0b11", "1_0"]) {
    await days.fill(typed);
    await days.blur();
    await expect(days).toHaveValue("7");
  }
  await days.fill("1");
  await page.getByRole("spinbutton", { name: "People" }).fill("1");
  await page.getByRole("button", { name: "Lunch" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(promise(page)).toHaveText("Choose 1 idea for 1 serve of lunch. Each makes 4.");
});
