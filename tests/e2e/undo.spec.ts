import type { Locator, Page } from "@playwright/test";

import { isControlled, isSynced, newAccount, signUp } from "./account.ts";
import { chooseFromMenu } from "./meal-menu.ts";
import { cookAll, saveTwoDinners } from "./saved-plans.ts";
import { expect, MOVING, test } from "./test.ts";

test.use(MOVING);

/** What one tap does, one tap can undo; and a cooked plan can be cooked again. */

const undo = (page: Page, text: RegExp) =>
  page
    .getByRole("region", { name: "Messages" })
    .getByRole("listitem")
    .filter({ hasText: text })
    .getByRole("button", { name: "Undo" });

/** What a row of the shopping list says. */
const nameOf = (box: Locator) => box.locator("..").innerText();

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

  await chooseFromMenu(page, title, "Add to current meals");
  await expect(card).toContainText("Current meal");
  await chooseFromMenu(page, title, "Remove from current meals");
  await expect(card).not.toContainText("Current meal");
  await undo(page, /is no longer a current meal/).click();
  await expect(card).toContainText("Current meal");
  await isSynced(page);

  await page.goto("/shopping-list");
  const filter = page.getByRole("combobox", { name: "Filter by meal" });
  await filter.selectOption(title);
  const toBuy = page.getByRole("region", { name: "To buy" }).getByRole("checkbox");
  const basket = page.getByRole("region", { name: "In the basket" }).getByRole("checkbox");
  await toBuy.first().click();
  await expect(basket).toHaveCount(1);
  await toBuy.first().click();
  await expect(basket).toHaveCount(2);
  const left = await toBuy.count();
  await isSynced(page);

  await test.step("a second tap hits what one sees; both rows move together, and are undone together", async () => {
    const [first, second] = [toBuy.nth(0), toBuy.nth(1)];
    const names = [await nameOf(first), await nameOf(second)];
    // The rows go a second after the last tap: not time enough for a busy machine's two taps and a look.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await first.click();
    await expect(first).toBeChecked();
    await second.click();
    await expect(second).toBeChecked();
    // Both are where they were, struck through, and go together.
    expect([await nameOf(first), await nameOf(second)]).toEqual(names);
    await page.clock.resume();
    await expect(basket).toHaveCount(4);
    await undo(page, /^In the basket: 2 items/).click();
    await expect(basket).toHaveCount(2);
    await expect(toBuy).toHaveCount(left);
    await isSynced(page);
  });

  // Removed by its card, and by the list itself.
  await page.goto(`/plan/${planId}`);
  await expect(card).toContainText("On the list");
  await chooseFromMenu(page, title, "Remove from shopping list");
  await expect(card).not.toContainText("On the list");
  await expect(page.getByRole("button", { name: "Add all to shopping list" })).toBeEnabled();
  await undo(page, /is off the list/).click();
  await expect(card).toContainText("On the list");
  await isSynced(page);
  await page.goto("/shopping-list");
  await page.getByRole("button", { name: `Remove ${title} from the list` }).click();
  await undo(page, /is off the list/).click();
  await filter.selectOption(title);
  await expect(basket).toHaveCount(2);
  await expect(toBuy).toHaveCount(left);
});

test("a plan's meals are listed all at once, and taken off again; the plan is deleted, and back", async ({
  page,
}) => {
  await signUp(page, newAccount());
  await saveTwoDinners(page, { addToShoppingList: false });
  const cards = page.getByRole("list", { name: "Recipes" }).getByRole("listitem");
  const listed = cards.filter({ hasText: "On the list" });
  await chooseFromMenu(
    page,
    await cards.first().getByRole("heading").innerText(),
    "Add to shopping list",
  );
  await expect(listed).toHaveCount(1);

  await page.getByRole("button", { name: "Add all to shopping list" }).click();
  await expect(page.getByRole("button", { name: "All on the shopping list" })).toBeDisabled();
  await expect(listed).toHaveCount(2);
  // Items that were on the list before stay there.
  await undo(page, /ingredients are on your shopping list/).click();
  await expect(listed).toHaveCount(1);
  await expect(cards.first()).toContainText("On the list");

  // A toast stays while the pointer hovers over it.
  await page.mouse.move(0, 0);
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
