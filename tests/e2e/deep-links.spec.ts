import type { Page } from "@playwright/test";

import { createCook, newAccount, type Account } from "./account.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** A visitor who follows a link lands at its address after signing in, and nowhere else. */

async function fillIn(page: Page, { email, password }: Account) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

async function signOut(page: Page) {
  await page.goto("/user-settings");
  // The first sync may shift the layout: a click could miss.
  await expect(page.getByRole("region", { name: "On this device" })).toContainText("Last synced");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Sign out|^Sign Out/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login$/);
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a deep link is kept through signing in, a reload, and signing up", async ({ page }) => {
  const account = newAccount();
  await createCook(account, {});
  await page.goto("/upload-recipe?edit=none#step");
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await fillIn(page, account);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/upload-recipe\?edit=none#step$/);
  await expect(page.getByText("Recipe not found")).toBeVisible();
  await signOut(page);

  await test.step("who signs out and in again starts at home", async () => {
    await fillIn(page, account);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(title(page)).toHaveText("What’s cooking?");
    await signOut(page);
  });

  await test.step("through the links to signing up", async () => {
    await page.goto("/all-ai-meals");
    await page.getByRole("link", { name: "Sign up" }).click();
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "Sign up" }).click();
    const other = newAccount();
    await page.getByLabel("Display name").fill(other.name);
    await fillIn(page, other);
    await page.getByLabel("Confirm password").fill(other.password);
    await page.getByRole("button", { name: "Sign Up" }).click();
    // A new cook is asked what they avoid first; planning meals is not what they came for.
    await expect(page.getByText("Step 1 of 2")).toBeVisible();
    await page.getByRole("button", { name: "Skip", exact: true }).click();
    await expect(page.getByText("Step 2 of 2")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/all-ai-meals$/);
    await expect(title(page)).toHaveText("All AI Meals");
  });
});

test("an address of another site leads to the app instead", async ({ page, baseURL }) => {
  const account = newAccount();
  await createCook(account, {});
  const { origin } = new URL(baseURL ?? "");
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "/%2F%2Fevil.example",
    "/%5Cevil.example",
    "/.//evil.example/x",
  ]) {
    await test.step(path, async () => {
      // As a link on another page; the browser itself normalises its address.
      await page.goto(`${origin}${path}`);
      await expect(page).toHaveURL(/\/login$/);
      await fillIn(page, account);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(title(page)).toHaveText(/^(What’s cooking\?|Page not found)$/);
      expect(new URL(page.url()).origin).toBe(origin);
      await signOut(page);
    });
  }

  for (const from of [
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example",
  ]) {
    await test.step(`${from}, planted`, async () => {
      await page.evaluate(
        (planted) => history.replaceState({ ...history.state, from: planted }, "", "/login"),
        from,
      );
      await page.reload();
      await fillIn(page, account);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL(`${origin}/`);
      await signOut(page);
    });
  }
});

test("an unknown address asks to sign in first, and then has the header's buttons", async ({
  page,
}) => {
  const account = newAccount();
  await createCook(account, {});
  await page.goto("/nothing/here");
  await expect(page).toHaveURL(/\/login$/);
  await fillIn(page, account);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/nothing\/here$/);
  for (const path of ["/nothing/here", "/login/nothing", "/ai-meal-idea-generation/tea"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(title(page)).toHaveText("Page not found");
      await expect(page).toHaveTitle("Page not found · Simmer");
      await expect(page.getByRole("link", { name: "User settings" })).toBeVisible();
      await page.getByRole("button", { name: "Report an issue" }).click();
      await page.getByRole("dialog", { name: "Report an Issue" }).press("Escape");
      await page.getByRole("link", { name: "Back", exact: true }).click();
      await expect(title(page)).toHaveText("What’s cooking?");
    });
  }
});
