import type { Page } from "@playwright/test";

import { isSynced, newAccount, signUp, uidOf } from "./account.ts";
import { damage, withDamagedStorage } from "./damaged-storage.ts";
import { putRows } from "./device.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** A screen that fails says so in its own place; the rest of the app goes on. */

async function seesTheWayOn(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(
    page.getByRole("alert").filter({ hasText: "This screen didn’t load" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go back home" })).toBeVisible();
}

test("a screen that fails offers a second try, the way home and a report; timers go on", async ({
  page,
}) => {
  await withDamagedStorage(page);
  await signUp(page, newAccount());
  await isSynced(page);
  const timer = {
    id: "soup 1 0",
    recipeId: "soup",
    planId: null,
    title: "Soup",
    step: 1,
    label: "Simmer",
    durationMs: 3_600_000,
    endsAt: Date.now() + 3_600_000,
    remainingMs: 3_600_000,
    acknowledged: false,
  };
  await putRows(page, [{ store: "timers", row: timer }]);
  await damage(page, ["aiMealPlans"]);

  await page.goto("/plan/p");
  await seesTheWayOn(page);
  await expect(page).toHaveTitle("Something went wrong · Simmer");
  await expect(page.getByRole("list", { name: "Timers" })).toBeVisible();

  await page.getByText("Details").click();
  await expect(page.getByText(/Can't read aiMealPlans/)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Report an issue" }).click();
  const report = page.getByRole("dialog", { name: "Report an Issue" });
  await expect(report.getByRole("textbox")).toHaveValue(/^This screen didn’t load: /);
  await report.getByRole("button", { name: "Send" }).click();
  await expect(report).toContainText("Thank you");
  await expect(report).toHaveCount(0);

  // It fails again while nothing has changed; afterwards the screen is complete.
  await page.getByRole("button", { name: "Try again" }).click();
  await seesTheWayOn(page);
  await damage(page, []);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No meal plan or user ID found")).toBeVisible();

  await damage(page, ["aiMealPlans"]);
  await page.goto("/all-meal-plans");
  await seesTheWayOn(page);
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /^Explore/ })).toBeVisible();
});

test("every screen that reads meals has such a boundary", async ({ page }) => {
  await withDamagedStorage(page);
  await signUp(page, newAccount());
  await isSynced(page);
  const uid = await uidOf(page);
  const meals = ["aiMealPlans", "aiMeals", "personalRecipes"];
  await putRows(page, [
    { store: "users", row: { id: uid, favorites: ["m"], current_meals: ["m"] } },
  ]);
  await damage(page, meals);
  for (const path of [
    "/all-meal-plans",
    "/all-ai-meals",
    "/favorite-meals",
    "/personal-recipes",
    "/upload-recipe?edit=own",
    `/cook/${uid}`,
    `/cook/${uid}/m`,
    "/plan/p",
    "/plan/p/r",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await seesTheWayOn(page);
      await expect(page.getByRole("button", { name: "Report an issue" }).first()).toBeVisible();
    });
  }
});

test("an app that can't open its storage says so, and starts anew", async ({ page }) => {
  await signUp(page, newAccount());
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("No storage here", "InvalidStateError");
    };
  });
  await page.goto("/all-meal-plans");
  await seesTheWayOn(page);
});
