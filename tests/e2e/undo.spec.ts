import type { Page } from "@playwright/test";

import { isControlled, isSynced, newAccount, signUp } from "./account.ts";
import { cookAll, saveTwoDinners } from "./plans.ts";
import { expect, test } from "./test.ts";

/** What one tap does, one tap can undo; and a cooked plan can be cooked again. */

const undo = (page: Page, text: RegExp) =>
  page
    .getByRole("region", { name: "Messages" })
    .getByRole("listitem")
    .filter({ hasText: text })
    .getByRole("button", { name: "Undo" });

test("hearts, current meals and the list are undone, ticks and all", async ({ page }) => {
  await signUp(page, newAccount());
  const planId = await saveTwoDinners(page);
  const card = page.getByRole("list", { name: "Recipes" }).getByRole("listitem").first();
  const title = await card.getByRole("heading").innerText();

  const heart = page.getByRole("button", { name: `Favorite: ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await undo(page, /is now a favorite/).click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");

  const current = page.getByRole("button", { name: `Current meal: ${title}` });
  await current.click();
  await expect(current).toHaveAttribute("aria-pressed", "true");
  await current.click();
  await expect(current).toHaveAttribute("aria-pressed", "false");
  await undo(page, /is no longer a current meal/).click();
  await expect(current).toHaveAttribute("aria-pressed", "true");
  await isSynced(page);

  await page.goto("/shopping-list");
  await page.getByRole("button", { name: title, exact: true }).click();
  const toBuy = page.getByRole("region", { name: "To buy" }).getByRole("checkbox");
  const basket = page.getByRole("region", { name: "In the basket" }).getByRole("checkbox");
  await toBuy.first().click();
  await expect(basket).toHaveCount(1);
  await toBuy.first().click();
  await expect(basket).toHaveCount(2);
  const left = await toBuy.count();
  await isSynced(page);

  // Removed by its card, and by the list itself.
  await page.goto(`/plan/${planId}`);
  const listed = page.getByRole("button", { name: `Shopping list: ${title}` });
  await listed.click();
  await expect(listed).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("button", { name: "Add all to shopping list" })).toBeEnabled();
  await undo(page, /is off the list/).click();
  await expect(listed).toHaveAttribute("aria-pressed", "true");
  await isSynced(page);
  await page.goto("/shopping-list");
  await page.getByRole("button", { name: `Remove ${title} from the list` }).click();
  await undo(page, /is off the list/).click();
  await page.getByRole("button", { name: title, exact: true }).click();
  await expect(basket).toHaveCount(2);
  await expect(toBuy).toHaveCount(left);
});

test("a plan's meals are listed all at once, and taken off again; the plan is deleted, and back", async ({
  page,
}) => {
  await signUp(page, newAccount());
  await saveTwoDinners(page, { addToShoppingList: false });
  const listed = page.getByRole("button", { name: /^Shopping list: / });
  const first = listed.first();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: "Add all to shopping list" }).click();
  await expect(page.getByRole("button", { name: "All on the shopping list" })).toBeDisabled();
  await expect(listed.nth(1)).toHaveAttribute("aria-pressed", "true");
  // Items that were on the list before stay there.
  await undo(page, /ingredients are on your shopping list/).click();
  await expect(listed.nth(1)).toHaveAttribute("aria-pressed", "false");
  await expect(first).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: "Delete this plan" }).click();
  await expect(page).toHaveURL(/\/all-meal-plans$/);
  await expect(page.getByText("No meal plans yet")).toBeVisible();
  await undo(page, /Meal plan deleted/).click();
  await expect(page.getByRole("list", { name: "Active" }).getByRole("listitem")).toHaveCount(1);
});

test("a completed plan is cooked again without a network, from its page and from the list", async ({
  page,
  context,
}) => {
  await signUp(page, newAccount());
  const planId = await saveTwoDinners(page, { addToShoppingList: false });
  await expect(page.getByRole("button", { name: "Cook again" })).toHaveCount(0);
  await cookAll(page, planId);
  await isControlled(page);
  await isSynced(page);

  await context.setOffline(true);
  await page.goto(`/plan/${planId}`);
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Cook again" }).dblclick();
  await expect(page).not.toHaveURL(new RegExp(planId));
  await expect(page.getByText("New", { exact: true })).toBeVisible();
  await expect(page.getByText("0 of 2")).toBeVisible();
  const again = page.url();
  await undo(page, /A new plan of the same recipes/).click();
  await expect(page).toHaveURL(new RegExp(planId));
  await page.goto(again);
  await expect(page.getByText("No meal plan or user ID found")).toBeVisible();

  await page.goto("/all-meal-plans");
  await expect(page.getByRole("list", { name: "Active" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Cook again: / }).click();
  await expect(page.getByText("0 of 2")).toBeVisible();
  await page.goto("/all-meal-plans");
  await expect(page.getByRole("list", { name: "Active" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Completed" }).getByRole("listitem")).toHaveCount(1);
  await context.setOffline(false);
  await isSynced(page);
});
