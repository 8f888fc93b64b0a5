import { readFile } from "node:fs/promises";

import { expect, test, type Page } from "@playwright/test";

import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { readServerFields, readServerUser, writeServerFields } from "./server.ts";
import { makeSharedMeal } from "./shared-meal.ts";

interface Copy {
  pending: object[];
  parked: { id: string }[];
}

async function readCopy(page: Page): Promise<Copy> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a copy" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("simmer-changes.json");
  return JSON.parse(await readFile(await file.path(), "utf8")) as Copy;
}

test("[S7] what waits and what was refused is shown, kept as a file, retried and discarded", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const meal = makeSharedMeal(account);
  await writeServerFields(`aiMeals/${meal.id}`, meal);
  const uid = await createCook(account, {});
  await signIn(page, account);
  await isControlled(page);
  await isSynced(page);
  await page.goto("/all-ai-meals");
  const heart = page.getByRole("button", { name: `Favorite: ${meal.title}` });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const settings = page.getByRole("link", { name: "User settings" });
  const panel = page.getByRole("region", { name: "On this device" });

  await test.step("offline: a sign, what waits, and a copy of it", async () => {
    await context.setOffline(true);
    await expect(page.getByText("You're offline. Everything here still works.")).toBeAttached();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(
      page.getByText("Saved on this device. Will sync when you're back online."),
    ).toBeAttached();
    await settings.click();
    await expect(panel).toContainText(/Last synced .*\d/);
    await expect(panel).toContainText("1 change saved here, on the way to your other devices");
    expect(await readCopy(page)).toMatchObject({
      pending: [{ name: "setFavorite", args: { mealId: meal.id, on: true } }],
      parked: [],
    });
  });

  await test.step("back online: refused by the rules, so taken back, kept and told", async () => {
    // Behind the app's back the meal's count of hearts is spoilt: no rule lets it move from there.
    await writeServerFields(`aiMeals/${meal.id}`, { ...meal, favoriteCount: "many" });
    await context.setOffline(false);
    await expect(panel).toContainText("1 change could not be synced");
    await expect(page.getByText("Some changes could not be synced. See settings.")).toBeAttached();
    const parked = panel.getByRole("list", { name: "Changes that could not be synced" });
    await expect(parked.getByRole("listitem")).toHaveCount(1);
    await expect(parked).toContainText(`Added ${meal.title} to favorites`);
    await expect(parked).toContainText(/\d.*The server did not accept it\./);
    await expect(panel).toContainText("Nothing is waiting to be sent");
    expect(await readCopy(page)).toMatchObject({
      pending: [],
      parked: [{ name: "setFavorite", args: { mealId: meal.id, on: true }, reason: "denied" }],
    });
    expect((await readServerUser(uid)).favorites).toEqual([]);
    await page.getByLabel("Back", { exact: true }).click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await settings.click();
  });

  await test.step("retried in vain it is parked again; once the cause is gone it gets through", async () => {
    const retry = panel.getByRole("button", { name: `Retry: Added ${meal.title} to favorites` });
    const before = (await readCopy(page)).parked.map(({ id }) => id);
    await retry.click();
    await expect
      .poll(async () => (await readCopy(page)).parked.filter(({ id }) => !before.includes(id)))
      .toHaveLength(1);
    await expect(panel).toContainText("1 change could not be synced");
    await writeServerFields(`aiMeals/${meal.id}`, meal);
    await retry.click();
    await isSynced(page);
    await expect(panel.getByRole("list")).toHaveCount(0);
    expect((await readServerUser(uid)).favorites).toEqual([meal.id]);
    expect(await readServerFields(`aiMeals/${meal.id}`)).toMatchObject({ favoriteCount: 1 });
  });

  await test.step("discarded it is gone, here and there", async () => {
    await writeServerFields(`aiMeals/${meal.id}`, { ...meal, favoriteCount: "many" });
    await page.getByLabel("Back", { exact: true }).click();
    await heart.click();
    await settings.click();
    await panel
      .getByRole("button", { name: `Discard: Removed ${meal.title} from favorites` })
      .click();
    await isSynced(page);
    await expect(panel.getByRole("list")).toHaveCount(0);
    await page.getByLabel("Back", { exact: true }).click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    expect((await readServerUser(uid)).favorites).toEqual([meal.id]);
  });
});
