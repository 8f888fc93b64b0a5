import type { Page } from "@playwright/test";

import { createCook, isSynced, newAccount, signIn, uidOf, type Account } from "./account.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** A cook stays signed in as long as Firebase Auth's storage holds their account. */

/**
 * In a page without the app: moves Auth's rows into a new database of this version. Auth opens version
 * 1 only; every opening of a higher one fails.
 */
async function moveAuthStorage(page: Page, version: number) {
  await page.evaluate(async (to) => {
    const [name, store] = ["firebaseLocalStorageDb", "firebaseLocalStorage"];
    const end = async (request: IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener("success", () => resolve());
        request.addEventListener("error", () => reject(new Error(`${request.error?.message}`)));
      });
    const reading = indexedDB.open(name);
    await end(reading);
    const rows = reading.result.transaction(store).objectStore(store).getAll();
    await end(rows);
    reading.result.close();
    // Both are queued at once: between them, Auth's next try would create an empty database.
    const deleting = indexedDB.deleteDatabase(name);
    const writing = indexedDB.open(name, to);
    writing.addEventListener("upgradeneeded", () => {
      const made = writing.result.createObjectStore(store, { keyPath: "fbase_key" });
      for (const row of rows.result) made.put(row);
    });
    await Promise.all([end(deleting), end(writing)]);
    writing.result.close();
  }, version);
}

/** Signs a new cook in, and takes away the record of the session, as a crash may. */
async function loseSession(page: Page): Promise<Account> {
  const account = newAccount();
  await createCook(account, {});
  await signIn(page, account);
  await isSynced(page);
  await page.evaluate(() => localStorage.removeItem("simmer.session"));
  return account;
}

test("[S7.36] a cook whose Auth storage can't be opened stays signed in, and syncs once it can", async ({
  page,
}) => {
  const account = newAccount();
  await createCook(account, {});
  await signIn(page, account);
  await isSynced(page);
  const uid = await uidOf(page);
  await page.goto("/icons/icon.svg");
  await moveAuthStorage(page, 2);

  const isRetried = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("trying again"),
  });
  await page.goto("/user-settings");
  await isRetried;
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(await uidOf(page)).toBe(uid);

  await moveAuthStorage(page, 1);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await isSynced(page);
});

test("a record of the session that a crash has lost is put back: no login, also without a network", async ({
  page,
  context,
}) => {
  const { name } = await loseSession(page);
  await context.route("**/accounts:*", (route) => route.abort());
  await page.reload();
  await expect(page.getByText(`${name}’s kitchen`)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("a disk that is slow to say who is signed in shows the login, which leads on by itself", async ({
  page,
  context,
}) => {
  const { name } = await loseSession(page);
  // Opening the database waits as long as an upgrade is under way. Aborting that leaves it as it was.
  const disk = await context.newPage();
  await disk.goto("/icons/icon.svg");
  await disk.evaluate(() => {
    const opening = indexedDB.open("firebaseLocalStorageDb", 2);
    opening.addEventListener("error", (event) => event.preventDefault());
    opening.addEventListener("upgradeneeded", () => {
      const upgrade = opening.transaction;
      const store = upgrade?.objectStore("firebaseLocalStorage");
      const goOn = () => {
        if ("isQuick" in window) upgrade?.abort();
        else store?.count().addEventListener("success", goOn);
      };
      goOn();
    });
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await disk.evaluate(() => Object.assign(window, { isQuick: true }));
  await expect(page.getByText(`${name}’s kitchen`)).toBeVisible();
});
