import { expect, type BrowserContext, type Page } from "@playwright/test";

import { emptyUser, type UserDocument } from "../../src/domain/user-document.ts";
import { createAccount, writeServerFields } from "./server.ts";

/** A new cook with a unique email. */
export function newAccount() {
  const tag = `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  return { name: "Robin", email: `robin-${tag}@example.com`, password: "leek-and-potato" };
}
export type Account = ReturnType<typeof newAccount>;

/** Signs a new cook up, to the first screen of the first run. */
export async function signUpAsNew(page: Page, account: Account): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Display name").fill(account.name);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm password").fill(account.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/welcome\/avoid$/);
}

/** Signs a new cook up, who skips the first run and is at home. */
export async function signUp(page: Page, account: Account): Promise<void> {
  await signUpAsNew(page, account);
  await page.getByRole("button", { name: "Skip all" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /^Explore/ })).toBeVisible();
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /^Explore/ })).toBeVisible();
}

/** Waits until the service worker controls this page, so that it would start without a network. */
export async function isControlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
}

export async function isSynced(page: Page): Promise<void> {
  await expect(page.getByText("All changes saved")).toBeAttached();
}

export async function uidOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem("simmer.session") ?? "{}");
    return (kept as { uid: string }).uid;
  });
}

/** Creates an account and its document on the emulators, without a browser; resolves to its uid. */
export async function createCook(account: Account, own: Partial<UserDocument>): Promise<string> {
  const { name: displayName, email, password } = account;
  const uid = await createAccount({ displayName, email, password });
  await writeServerFields(`users/${uid}`, { ...emptyUser(1), ...own });
  return uid;
}

/**
 * Removes Background Sync from the next page on, as in Safari and Firefox: only a page can send.
 */
export async function withoutBackgroundSync(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, "sync");
  });
}
