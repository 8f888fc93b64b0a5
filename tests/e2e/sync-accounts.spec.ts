import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import {
  createCook,
  isControlled,
  isSynced,
  newAccount,
  signIn,
  withoutBackgroundSync,
} from "./account.ts";
import { areQueued } from "./full-device.ts";
import { deleteAccount, disableAccount, readServerTicks } from "./server.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";
import { expect, test } from "./test.ts";

async function startSigningOut(page: Page) {
  await page.getByRole("link", { name: "User settings" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  return page.getByRole("dialog");
}

test("[S11.3] [S11.4] signing out with pending changes: wait, keep or discard; accounts stay apart", async ({
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
  // Online or not, and after a restart: this cook's own list and nothing of the other's.
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.reload();
    await expect(itemOf(page, "apple")).not.toBeChecked();
    await expect(page.getByText(/carrot|leek/i)).toHaveCount(0);
  }
  await tick(page, "apple");
  await context.setOffline(false);
  await expect.poll(() => readServerTicks(otherUid)).toEqual(["apple"]);
  await isSynced(page);
  expect(await readServerTicks(uid)).toEqual([]);
  await startSigningOut(page);
  await expect(dialog).toContainText("Everything is synced.");
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
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
  await expect.poll(() => readServerTicks(otherUid)).toEqual(["apple"]);
});

test("[S11.3] signing out and in as somebody else takes the other tab along", async ({
  page,
  context,
}) => {
  const [mine, other] = [newAccount(), newAccount()];
  await createCook(mine, { shoppingList: listOf({ Soup: ["carrot"] }) });
  await createCook(other, { shoppingList: listOf({ Pie: ["apple"] }) });
  await signIn(page, mine);
  await isSynced(page);
  const tab = await context.newPage();
  await tab.goto("/shopping-list");
  await expect(itemOf(tab, "carrot")).toBeVisible();

  const dialog = await startSigningOut(page);
  await dialog.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(tab).toHaveURL(/\/login$/);
  await signIn(page, other);
  await expect(tab.getByRole("main").getByRole("link", { name: /^Explore/ })).toBeVisible();
  for (const each of [page, tab]) {
    await openList(each);
    await expect(itemOf(each, "apple")).toBeVisible();
    // By then, everything from the server has arrived.
    await isSynced(each);
    await expect(each.getByText("carrot")).toHaveCount(0);
  }
});

test("[S11.5] [S11.7] a disabled account is signed out and its changes are kept; a deleted one leaves nothing but the offer of a copy", async ({
  page: first,
  context,
}) => {
  // A session's last token is valid for up to an hour: the service worker would send with it.
  await withoutBackgroundSync(context);
  const account = newAccount();
  const shoppingList = listOf({ Soup: ["carrot", "leek"] });
  const uid = await createCook(account, { shoppingList });
  const endings = {
    carrot: () => disableAccount(uid, true),
    leek: () => deleteAccount(uid),
  };
  let page = first;
  await signIn(page, account);
  for (const [name, endAccount] of Object.entries(endings)) {
    await isControlled(page);
    await isSynced(page);
    await openList(page);
    await context.setOffline(true);
    await tick(page, name);
    await areQueued(page, 1);
    await page.close();
    await endAccount();
    await context.setOffline(false);

    page = await context.newPage();
    await page.goto("/shopping-list");
    await expect(page).toHaveURL(/\/login/);
    await expect(
      page.getByText(
        name === "carrot"
          ? "1 change had not reached your other devices. It is kept here"
          : "1 change from here had not been sent: save a copy now",
      ),
    ).toBeVisible();
    const title = name === "carrot" ? "You were signed out" : "Your account is deleted";
    await expect(page.getByText(title)).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save a copy" }).click();
    const copy = await readFile(await (await downloading).path(), "utf8");
    expect(JSON.parse(copy)).toMatchObject({
      pending: [{ name: "setBought", args: { items: [{ name }] } }],
      parked: [],
    });
    if (name === "leek") break;

    await disableAccount(uid, false);
    await signIn(page, account);
    await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
  }
  await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
});
