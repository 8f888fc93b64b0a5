import type { Page } from "@playwright/test";

import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { chooseFromMenu } from "./meal-menu.ts";
import { readServerTicks, writeServerFields } from "./server.ts";
import { makeSharedMeal } from "./shared-meal.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";
import { expect, test } from "./test.ts";

function ticksOf(page: Page): Promise<string> {
  return page.getByRole("region", { name: "In the basket" }).innerText();
}

test("two devices edit one list, one of them offline: all of it survives", async ({ browser }) => {
  const account = newAccount();
  const pie = makeSharedMeal(account);
  await writeServerFields(`aiMeals/${pie.id}`, pie);
  const lists = listOf({ Soup: ["carrot", "leek", "salt"], Stew: ["beef", "onion", "thyme"] });
  const uid = await createCook(account, { shoppingList: lists });
  const [phone, tablet] = [await browser.newContext(), await browser.newContext()];
  const [a, b] = [await phone.newPage(), await tablet.newPage()];
  for (const page of [a, b]) {
    await signIn(page, account);
    await isSynced(page);
    await openList(page);
  }
  await isControlled(a);
  await tick(a, "beef");
  await expect(itemOf(b, "beef")).toBeChecked();
  await isSynced(a);

  // What one phone writes the other ticks, while the first rewrites it without a network.
  await b.getByRole("textbox", { name: "Add to the list" }).fill("2 l milk");
  await b.keyboard.press("Enter");
  await expect(itemOf(a, "milk")).toBeVisible();
  await isSynced(b);

  await phone.setOffline(true);
  await a.getByRole("button", { name: "What Milk is for" }).click();
  await a.getByRole("textbox", { name: "You wrote" }).fill("3 l oat milk");
  await a.getByRole("button", { name: "Save" }).click();
  await expect(itemOf(a, "oat milk")).toBeVisible();
  await tick(b, "milk");
  await tick(a, "carrot");
  // The list shows its last message only, and a tick's comes when the cook pauses.
  await expect(a.getByText("In the basket: Carrot")).toBeVisible();
  await a.getByRole("button", { name: "Remove Stew from the list" }).click();
  await expect(itemOf(a, "thyme")).toHaveCount(0);
  const offTheList = a.getByRole("listitem").filter({ hasText: "is off the list" });
  await offTheList.getByRole("button", { name: "Undo" }).click();
  await expect(itemOf(a, "beef")).toBeChecked();
  await tick(a, "thyme");

  await tick(b, "leek");
  await tick(b, "onion");
  await b.goto("/all-ai-meals");
  await chooseFromMenu(b, pie.title, "Add to shopping list");
  await isSynced(b);
  await b.goto("/shopping-list");
  await expect.poll(() => readServerTicks(uid)).toEqual(["leek", "beef", "onion", "milk"]);

  await phone.setOffline(false);
  // The meal that was removed and listed again returns with the ticks that this cook saw on it.
  await expect
    .poll(() => readServerTicks(uid))
    .toEqual(["carrot", "leek", "oat milk", "beef", "thyme"]);
  for (const page of [a, b]) {
    await expect(itemOf(page, "thyme")).toBeChecked();
    for (const name of ["carrot", "leek", "beef", "oat milk"])
      await expect(itemOf(page, name)).toBeChecked();
    for (const name of ["salt", "onion", "apple"]) {
      await expect(itemOf(page, name)).not.toBeChecked();
    }
    await isSynced(page);
  }
  expect(await ticksOf(a)).toBe(await ticksOf(b));
  await phone.close();
  await tablet.close();
});
