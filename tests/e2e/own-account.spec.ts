import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import {
  createCook,
  isControlled,
  isSynced,
  newAccount,
  signIn,
  uidOf,
  withoutBackgroundSync,
} from "./account.ts";
import { areQueued } from "./full-device.ts";
import { findAccount, lastLinkTo, readServerFields, readServerTicks } from "./server.ts";
import { itemOf, listOf, openList, tick } from "./shopping.ts";
import { expect, test } from "./test.ts";
import { readZipped } from "./zipped.ts";

/** The cook's own account: a forgotten password, changes, and deleting it. */

const WRONG = "That is not your current password";
const OFFLINE = "You’re offline. Connect to the internet and try again.";

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a forgotten password: the same answer for every address, and a link that leads to a new one", async ({
  page,
  context,
}) => {
  const account = newAccount();
  await createCook(account, {});
  const nobody = newAccount();
  const alert = page.getByRole("alert");
  await page.goto("/login");
  await fill(page, { Email: nobody.email });
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A new password" })).toBeVisible();
  // The email typed on the login is carried over.
  await expect(page.getByLabel("Email")).toHaveValue(nobody.email);

  await fill(page, { Email: " " });
  await tap(page, "Send link");
  await expect(alert).toHaveText("Please enter your email");
  await fill(page, { Email: "robin at home" });
  await tap(page, "Send link");
  await expect(alert).toHaveText("Invalid email address");

  const said: string[] = [];
  for (const { email } of [nobody, account]) {
    await fill(page, { Email: email });
    await tap(page, "Send link");
    const answer = page.getByRole("status").filter({ hasText: email });
    await expect(answer).toBeVisible();
    said.push((await answer.innerText()).replace(email, "it"));
  }
  expect(said[0]).toBe(said[1]);
  await context.setOffline(true);
  await tap(page, "Send link");
  await expect(alert).toHaveText(OFFLINE);
  await context.setOffline(false);

  const link = await lastLinkTo(account.email, "PASSWORD_RESET");
  expect((await fetch(`${link}&newPassword=a-new-leek`)).ok).toBe(true);
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, { ...account, password: "a-new-leek" });
});

test("name, password and email are changed; each says what is wrong, and the kitchen goes on syncing", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const uid = await createCook(account, { shoppingList: listOf({ Soup: ["carrot", "leek"] }) });
  await signIn(page, account);
  await isSynced(page);
  await page.getByRole("link", { name: "User settings" }).click();
  await page.getByRole("link", { name: /^Your account/ }).click();
  const dialog = page.getByRole("dialog");
  const alert = dialog.getByRole("alert");

  await test.step("the name, not without one, and not without a connection", async () => {
    await tap(page, "Change name");
    await fill(page, { "Display name": " " });
    await tap(page, "Save name");
    await expect(alert).toHaveText("Please enter a name");
    await fill(page, { "Display name": "Kim" });
    await context.setOffline(true);
    await tap(page, "Save name");
    await expect(alert).toHaveText(OFFLINE);
    await context.setOffline(false);
    await tap(page, "Save name");
    await expect(page.getByText("Your name is changed")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Your account" })).toContainText("Kim");
    expect((await findAccount(account.email))?.displayName).toBe("Kim");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByText("Welcome, Kim")).toBeVisible();
    await page.getByRole("link", { name: /^Your account/ }).click();
  });

  await test.step("the password, with the one there is", async () => {
    await tap(page, "Change password");
    const words = { "New password": "leek-and-rice", "Confirm new password": "leek-and-rice" };
    await fill(page, { "Current password": "not this one", ...words });
    // The field's own button is named so as well.
    const submit = dialog.getByRole("button", { name: "Change password", exact: true });
    await submit.click();
    await expect(alert).toHaveText(WRONG);
    await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
    await fill(page, { "Current password": account.password });
    await submit.click();
    await expect(page.getByText("Your password is changed.")).toBeVisible();
  });

  await test.step("this device goes on syncing with the new session", async () => {
    await page.goto("/shopping-list");
    await tick(page, "carrot");
    await expect.poll(() => readServerTicks(uid)).toEqual(["carrot"]);
    await isSynced(page);
  });

  const { email } = newAccount();
  await test.step("the email, once the link that was sent to it is followed", async () => {
    await page.goto("/account");
    await tap(page, "Change email");
    await fill(page, { "New email": email, "Current password": "leek-and-rice" });
    await tap(page, "Send link");
    await expect(dialog).toContainText(`A link is on its way to ${email}`);
    await tap(page, "Done");
    await expect(page.getByRole("list", { name: "Your account" })).toContainText(account.email);
    expect((await fetch(await lastLinkTo(email, "VERIFY_AND_CHANGE_EMAIL"))).ok).toBe(true);
    expect(await findAccount(account.email)).toBeNull();
  });

  await page.goto("/user-settings");
  await tap(page, "Sign Out");
  await dialog
    .getByRole("button", { name: /^Sign out/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { ...account, email, password: "leek-and-rice" });
  await page.goto("/user-settings");
  await expect(page.getByText("Welcome, Kim")).toBeVisible();
});

/** What this device still stores about the cook: databases, and text in any storage. */
async function tracesOn(page: Page, uid: string, email: string): Promise<string[]> {
  return page.evaluate(
    async ([id, address]) => {
      const databases = (await indexedDB.databases()).map(({ name }) => name ?? "");
      const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
      const found = [...databases, ...stored.map(String)].filter(
        (text) => text.includes(id) || text.includes(address),
      );
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) {
          if (!url.startsWith(location.origin) || /\/v1\//.test(url)) found.push(url);
        }
      }
      const accounts = await new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.addEventListener("error", () => reject(new Error("It did not open")));
        opening.addEventListener("success", () => {
          const rows = opening.result
            .transaction("firebaseLocalStorage")
            .objectStore("firebaseLocalStorage")
            .getAll();
          rows.addEventListener("success", () => {
            opening.result.close();
            resolve(JSON.stringify(rows.result));
          });
        });
      });
      return accounts.includes(id) ? [...found, "Firebase's account"] : found;
    },
    [uid, email] as const,
  );
}

test("[S11.7] a deleted account is gone from the server, from this device, and from the other when it connects", async ({
  page,
  context,
  browser,
}) => {
  const account = newAccount();
  const uid = await createCook(account, { shoppingList: listOf({ Soup: ["carrot", "leek"] }) });
  const away = await browser.newContext({ baseURL: new URL(process.env["SIMMER_URL"] ?? "").href });
  await withoutBackgroundSync(away);
  const other = await away.newPage();
  await signIn(other, account);
  await isControlled(other);
  await isSynced(other);
  await openList(other);
  await away.setOffline(true);
  await tick(other, "leek");
  await areQueued(other, 1);

  await signIn(page, account);
  await isSynced(page);
  expect(await uidOf(page)).toBe(uid);
  await page.goto("/account");
  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByText("2 items on your shopping list")).toBeVisible();
  const alert = page.getByRole("main").getByRole("alert");

  await test.step("a copy to take along", async () => {
    const downloading = page.waitForEvent("download");
    await tap(page, "Save my kitchen");
    const copy = await readFile(await (await downloading).path());
    expect(await readZipped(copy, "kitchen.json")).toMatchObject({
      format: "simmer-kitchen",
      kitchen: { shoppingList: { ingredients: [{ name: "carrot" }, { name: "leek" }] } },
    });
  });

  await test.step("not without the password, and not without a connection", async () => {
    const submit = page.getByRole("button", { name: "Delete for good" });
    await submit.click();
    await expect(alert).toHaveText("Please enter your password");
    await fill(page, { "Your password": "not this one" });
    await submit.click();
    await expect(alert).toHaveText(WRONG);
    await fill(page, { "Your password": account.password });
    await context.setOffline(true);
    await submit.click();
    await expect(alert).toHaveText(OFFLINE);
    await context.setOffline(false);
    // The server fails once; the retry succeeds.
    await page.route(
      "**/v1/account/delete",
      (route) => route.fulfill({ status: 500, body: "{}" }),
      {
        times: 1,
      },
    );
    await submit.click();
    await expect(alert).toContainText("Your account is not deleted yet");
    await submit.click();
  });

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Goodbye" })).toBeVisible();
  expect(await readServerFields(`users/${uid}`)).toBeNull();
  expect(await findAccount(account.email)).toBeNull();
  await expect.poll(() => tracesOn(page, uid, account.email)).toEqual([]);
  await fill(page, { Email: account.email, Password: account.password });
  await tap(page, "Sign In");
  await expect(page.getByText("Failed to sign in. Please check your credentials.")).toBeVisible();

  await test.step("the other device keeps its copy until it knows, and says what became of it", async () => {
    await other.reload();
    await expect(itemOf(other, "leek")).toBeChecked();
    // An open app would notice the deletion as soon as it is online, and a reload would change the
    // result.
    await other.goto("about:blank");
    await away.setOffline(false);
    await other.goto("/shopping-list");
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByText("It was deleted on another device")).toBeVisible();
    await expect(other.getByText("1 change from here had not been sent")).toBeVisible();
    const downloading = other.waitForEvent("download");
    await tap(other, "Save a copy");
    const copy = await readFile(await (await downloading).path(), "utf8");
    expect(JSON.parse(copy)).toMatchObject({ pending: [{ name: "setBought" }] });
    await expect.poll(() => tracesOn(other, uid, account.email)).toEqual([]);
    expect(await readServerFields(`users/${uid}`)).toBeNull();
  });
  await away.close();
});
