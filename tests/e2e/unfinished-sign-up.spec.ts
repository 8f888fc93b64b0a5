import type { Page } from "@playwright/test";

import { isSynced, newAccount, signIn, uidOf, type Account } from "./account.ts";
import { createAccount, findAccount, readServerFields } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** An interrupted sign-up is completed later, by any client that the cook signs in with. */

const SIGN_UP = "**/accounts:signUp**";
const UPDATE = "**/accounts:update**";
const SIGN_IN = "**/accounts:signInWithPassword**";

async function fillIn(page: Page, account: Account) {
  await page.goto("/signup");
  await page.getByLabel("Display name").fill(account.name);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm password").fill(account.password);
}

const send = (page: Page) => page.getByRole("button", { name: "Sign Up" }).click();
const alert = (page: Page) => page.getByRole("alert");
const OFFLINE = "You’re offline. Connect to the internet and try again.";

/** Expects the cook to be in, by name, with the name and the document on the server. */
async function isFinished(page: Page, { email, name }: Account) {
  await expect(page.getByRole("heading", { name: "What’s cooking?" })).toBeVisible();
  await expect(page.getByText(`${name}’s kitchen`)).toBeVisible();
  await isSynced(page);
  expect(await findAccount(email)).toMatchObject({ displayName: name });
  const uid = await uidOf(page);
  await expect.poll(() => readServerFields(`users/${uid}`)).toMatchObject({ allergies: [] });
}

test("the network goes once the account is made: trying again finishes it", async ({ page }) => {
  const account = newAccount();
  await page.route(SIGN_UP, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillIn(page, account);
  await send(page);
  await expect(alert(page)).toHaveText(OFFLINE);
  expect(await findAccount(account.email)).not.toBeNull();
  await page.unroute(SIGN_UP);

  await test.step("but not for somebody else, with another password", async () => {
    await page.getByLabel("Password", { exact: true }).fill("a stranger's");
    await page.getByLabel("Confirm password").fill("a stranger's");
    await send(page);
    await expect(alert(page)).toHaveText("An account with this email already exists");
  });

  await test.step("nor while the network is still away", async () => {
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByLabel("Confirm password").fill(account.password);
    await page.route(SIGN_IN, (route) => route.abort());
    await send(page);
    await expect(alert(page)).toHaveText(OFFLINE);
    await page.unroute(SIGN_IN);
  });

  await send(page);
  await isFinished(page, account);
});

test("the name is refused once the account is made: trying again finishes it", async ({ page }) => {
  const account = newAccount();
  await page.route(UPDATE, (route) => route.abort());
  await fillIn(page, account);
  await send(page);
  await expect(alert(page)).toHaveText(OFFLINE);
  await page.unroute(UPDATE);
  await send(page);
  await isFinished(page, account);
});

test("storage fails once the account is made: it is said, and trying again finishes it", async ({
  page,
}) => {
  const account = newAccount();
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name: string, value: string) {
      if (name === "simmer.session" && !("hasSpace" in window)) {
        throw new DOMException("No room", "QuotaExceededError");
      }
      setItem.call(this, name, value);
    };
  });
  await fillIn(page, account);
  await send(page);
  await expect(alert(page)).toHaveText(
    "Your account is made, but this device could not store it. This device is out of space: free some and try again.",
  );
  expect(await findAccount(account.email)).toMatchObject({ displayName: account.name });
  await page.evaluate(() => Object.assign(window, { hasSpace: true }));
  await send(page);
  await isFinished(page, account);
});

const readNote = (page: Page) => page.evaluate(() => localStorage.getItem("simmer.sign-up"));

test("the tab is closed before the name is stored: signing in finishes it, with the name", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const asked = new Promise<void>((resolve) => {
    // Never answered, because the tab closes first.
    void page.route(UPDATE, () => resolve());
  });
  await fillIn(page, account);
  await send(page);
  await asked;
  await page.close();
  const later = await context.newPage();
  await signIn(later, { ...account, email: account.email.toUpperCase() });
  await isFinished(later, account);
  await expect.poll(() => readNote(later)).toBeNull();
});

test("the tab is closed before it hears that the name is stored: signing in finishes it", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const stored = new Promise<void>((resolve, reject) => {
    void page.route(UPDATE, (route) => route.fetch().then(() => resolve(), reject));
  });
  await fillIn(page, account);
  await send(page);
  await stored;
  expect(await readNote(page)).not.toBeNull();
  await page.close();
  const later = await context.newPage();
  await signIn(later, account);
  await isFinished(later, account);
  await expect.poll(() => readNote(later)).toBeNull();
});

test("the tab is closed before the document is there: signing in makes it", async ({ page }) => {
  const account = newAccount();
  const { email, password, name: displayName } = account;
  await createAccount({ email, password, displayName });
  await signIn(page, account);
  await isFinished(page, account);
});

test("a server's answer that is none is not told as a lost network", async ({ page }) => {
  const account = newAccount();
  const empty = { status: 500, body: "" };
  await page.route(SIGN_UP, (route) => route.fulfill(empty));
  await fillIn(page, account);
  await send(page);
  await expect(alert(page)).toHaveText("Failed to create account. Please try again.");
  await page.route(SIGN_IN, (route) => route.fulfill(empty));
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(alert(page)).toHaveText("Failed to sign in. Please check your credentials.");
});
