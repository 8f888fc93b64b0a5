import type { Page } from "@playwright/test";

import { isSynced, newAccount, signUp, uidOf } from "./account.ts";
import { alterRequests } from "./altered-requests.ts";
import { readServerFields } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** Signing up, in and out, with every message of the two forms. */

const account = newAccount();
const SIGN_UP = "**/accounts:signUp**";

const ROUTES = [
  "/",
  "/eat",
  "/cook",
  "/explore",
  "/user-settings",
  "/account",
  "/delete-account",
  "/cooking-equipment",
  "/allergies-diet",
  "/meal-plan-setup",
  "/single-meal-generation",
  "/ai-meal-idea-generation/dinner",
  "/ai-meal-plan-review",
  "/all-meal-plans",
  "/welcome/avoid",
  "/welcome/kitchen",
  "/welcome/meals",
  "/all-ai-meals",
  "/favorite-meals",
  "/personal-recipes",
  "/upload-recipe",
  "/shopping-list",
  "/shops",
  "/plan/p",
  "/plan/p/r",
  "/plan/p/r/track",
  "/cook/u",
  "/cook/u/r",
  "/cook/u/r/track",
];

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

test("whoever is not signed in is led to the login, from every address", async ({ page }) => {
  await test.step("a spinner shows until it is known", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/door-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/eat", { waitUntil: "commit" });
    const spinner = page.getByRole("status").filter({ hasText: "Loading" });
    await expect(spinner).toBeVisible();
    release();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  for (const path of ROUTES) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page).toHaveURL(/\/login$/);
  }
});

test("signing up, out and in again, with every message on the way", async ({ page }) => {
  const alert = page.getByRole("alert");
  const signUpButton = page.getByRole("button", { name: "Sign Up" });
  const { email, password } = account;

  await test.step("login needs email and password", async () => {
    await page.goto("/login");
    // A visitor who has never seen it reads what it is before being welcomed back.
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(alert).toHaveText("Please fill in all fields");
    await fill(page, { Email: email });
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(alert).toHaveText("Please fill in all fields");
  });

  await test.step("an unknown cook fails to sign in", async () => {
    await fill(page, { Password: password });
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(alert).toHaveText("Failed to sign in. Please check your credentials.");
  });

  await test.step("signup needs all four fields, alike passwords, and six characters", async () => {
    await page.getByRole("link", { name: "Sign up" }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await fill(page, { "Display name": "Robin", Email: email, Password: "abcdef" });
    await signUpButton.click();
    await expect(alert).toHaveText("Please fill in all fields");
    await fill(page, { "Confirm password": "abcdeg" });
    await signUpButton.click();
    await expect(alert).toHaveText("Passwords do not match");
    await fill(page, { Password: "abcde", "Confirm password": "abcde" });
    await signUpButton.click();
    await expect(alert).toHaveText("Password must be at least 6 characters");
  });

  await test.step("an email that is none", async () => {
    await fill(page, { Email: "robin at home", Password: password, "Confirm password": password });
    await signUpButton.click();
    await expect(alert).toHaveText("Invalid email address");
  });

  await test.step("a password that Auth finds weak", async () => {
    await fill(page, { Email: email });
    const asItWas = await alterRequests(page, SIGN_UP, (body) => ({ ...body, password: "abc" }));
    await signUpButton.click();
    await expect(alert).toHaveText("Password is too weak");
    await asItWas();
  });

  await test.step("any other refusal", async () => {
    const asItWas = await alterRequests(page, SIGN_UP, (body) => ({ ...body, idToken: "none" }));
    await signUpButton.click();
    await expect(alert).toHaveText("Failed to create account. Please try again.");
    await asItWas();
  });

  await test.step("an account is made, with its name and its document", async () => {
    await signUpButton.click();
    await page.getByRole("button", { name: "Skip all" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: /^Explore/ })).toBeVisible();
    await isSynced(page);
    const user = await readServerFields(`users/${await uidOf(page)}`);
    expect(user).toMatchObject({
      favorites: [],
      current_meals: [],
      allergies: [],
      diet: [],
      cookingEquipment: [],
      lastPlanDefaults: { durationDays: 0, mealsPerDay: [], peopleCount: 0 },
      shoppingList: { ingredients: [], meals: [] },
      storedMeals: [],
    });
    expect(Math.abs(Number(user?.["updatedAt"]) - Date.now())).toBeLessThan(600_000);
    await page.getByRole("link", { name: "User settings" }).click();
    await expect(page.getByText("Welcome, Robin")).toBeVisible();
  });

  await test.step("who is signed in needs no login", async () => {
    for (const path of ["/login", "/signup"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("link", { name: /^Explore/ })).toBeVisible();
    }
  });

  await test.step("signing out leads to the login", async () => {
    await page.getByRole("link", { name: "User settings" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto("/eat");
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step("the same email a second time", async () => {
    await page.getByRole("link", { name: "Sign up" }).click();
    await fill(page, {
      "Display name": "Robin",
      Email: email,
      Password: "of-somebody-else",
      "Confirm password": "of-somebody-else",
    });
    await signUpButton.click();
    await expect(alert).toHaveText("An account with this email already exists");
    // The account's owner lands at the address that was requested first.
    await page.getByRole("link", { name: "Sign in" }).click();
    await fill(page, { Email: email, Password: password });
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/eat$/);
  });
});

test("a cook who gave no name is welcomed by email", async ({ page }) => {
  await signUp(page, newAccount());
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("simmer.session") ?? "{}") as object;
    localStorage.setItem("simmer.session", JSON.stringify({ ...session, displayName: "" }));
  });
  await page.goto("/user-settings");
  await expect(page.getByText(/^Welcome, robin-.+@example\.com$/)).toBeVisible();
});
