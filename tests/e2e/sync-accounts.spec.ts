import { expect, test, type Page } from "@playwright/test";

import { createCook, isControlled, isSynced, newAccount, signIn } from "./account.ts";
import { readServerTicks } from "./server.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";

async function startSigningOut(page: Page) {
  await page.getByRole("link", { name: "User settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  return page.getByRole("dialog");
}

test("signing out with pending changes: wait, keep or discard; accounts stay apart", async ({
  page,
  context,
}) => {
  const [mine, other] = [newAccount(), newAccount()];
  const uid = await createCook(mine, { shoppingList: listOf({ Soup: ["carrot", "leek"] }) });
  const otherUid = await createCook(other, { shoppingList: listOf({ Pie: ["apple"] }) });
  await signIn(page, mine);
  await isControlled(page);
  await isSynced(page);
  await openList(page);
  await context.setOffline(true);
  await tick(page, "carrot");

  const dialog = await startSigningOut(page);
  await expect(dialog).toContainText(
    "1 change on this device has not reached your other devices yet.",
  );
  await dialog.getByRole("button", { name: "Wait until they are synced" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await dialog.getByRole("button", { name: "Sign out, keep them on this device" }).click();
  await expect(page).toHaveURL(/\/login$/);

  await context.setOffline(false);
  await signIn(page, other);
  await isSynced(page);
  await openList(page);
  await expect(itemOf(page, "apple")).not.toBeChecked();
  await expect(page.getByText(/carrot/i)).toHaveCount(0);
  expect(await readServerTicks(uid)).toEqual([]);
  await startSigningOut(page);
  await dialog.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, mine);
  await openList(page);
  await expect(itemOf(page, "carrot")).toBeChecked();
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
  await isSynced(page);

  await context.setOffline(true);
  await tick(page, "leek");
  await startSigningOut(page);
  await dialog.getByRole("button", { name: "Sign out and discard them" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await context.setOffline(false);
  await signIn(page, mine);
  await openList(page);
  await isSynced(page);
  await expect(itemOf(page, "carrot")).toBeChecked();
  await expect(itemOf(page, "leek")).not.toBeChecked();
  expect(await readServerTicks(uid)).toEqual(["carrot"]);
  expect(await readServerTicks(otherUid)).toEqual([]);
});
