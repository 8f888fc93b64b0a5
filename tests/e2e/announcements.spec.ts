import type { Locator } from "@playwright/test";

import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { writeServerFields } from "./server.ts";
import { makeSharedMeal } from "./shared-meal.ts";
import { expect, test } from "./test.ts";

/** Messages for screen readers only: their regions exist before they have any content. */

test("a toast, a timer that starts and ends, and every turn of sync are announced", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const meal = { ...makeSharedMeal(account), instructions: ["Rest for 2 minutes."] };
  await writeServerFields(`aiMeals/${meal.id}`, meal);
  const uid = await createCook(account, {});
  await signIn(page, account);
  await isControlled(page);
  await isSynced(page);
  await page.clock.install();
  await page.goto("/all-ai-meals");
  const heart = page.getByRole("button", { name: `Favorite: ${meal.title}` });
  await expect(heart).toBeVisible();
  // The elements that exist now, still empty, are the ones filled later.
  const held = async (region: Locator) => {
    await expect(region).toHaveText("");
    const element = await region.elementHandle();
    return async (words: string | RegExp) => {
      await expect(region).toContainText(words);
      expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    };
  };
  const saysSync = await held(page.getByRole("status", { name: "Sync", exact: true }));
  await held(page.getByRole("status", { name: "Timer news" }));
  const toasts = page.getByRole("region", { name: "Messages" }).locator("ol[aria-live=polite]");
  const saysToast = await held(toasts);

  await context.setOffline(true);
  await saysSync("No connection. Changes are kept here.");
  await heart.click();
  await saysToast(`${meal.title} is now a favorite`);
  await page.getByRole("button", { name: `More for ${meal.title}` }).click();
  await page.getByRole("button", { name: "Hide this meal" }).click();
  await saysToast(`${meal.title} is hidden`);
  // Damages the cook's mark of the meal without the app's knowledge, so that the rules refuse any
  // change.
  await writeServerFields(`users/${uid}/mealMarks/${meal.id}`, { id: meal.id });
  await context.setOffline(false);
  await saysSync("Sync needs your attention. See settings.");
  await page.getByRole("link", { name: "User settings" }).click();
  await page.getByRole("button", { name: /^Discard: / }).click();
  await saysSync("Your changes are kept in your account.");

  await page.goto(`/cook/${uid}/${meal.id}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "2 minutes: start timer" }).click();
  await expect(page.getByRole("status", { name: "Timer news" })).toContainText("Timer started: ");
  const ended = page.getByRole("alert").filter({ hasText: "up:" });
  const alarms = await page.locator("[role=alert][aria-atomic=false]").elementHandle();
  await expect(ended).toHaveCount(0);
  await page.clock.fastForward(125_000);
  await expect(ended).toContainText("Time\u2019s up: ");
  expect(await alarms?.evaluate((node) => node.isConnected)).toBe(true);

  // The alarm's code is loaded lazily, and is cached like the screens.
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("link", { name: /^Explore/ })).toBeVisible();
  await expect(ended).toContainText("Time\u2019s up: ");
});
