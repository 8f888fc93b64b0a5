import type { Page } from "@playwright/test";

import {
  createCook,
  isControlled,
  isSynced,
  newAccount,
  signIn,
  signUp,
  uidOf,
} from "./account.ts";
import { holdFirestore } from "./held-requests.ts";
import { writeServerFields } from "./server.ts";
import { listOf } from "./shopping.ts";
import { expect, test } from "./test.ts";

/** What screens say on a device that has not fetched the cook's kitchen yet. */

const EMPTY =
  /nothing (stored|to cook|planned)|first steps|no (meal plans|recipes of your own|shopping list|favorites|shared meals|meal plan or user)|not found/i;

const FAILED = "Simmer can’t get through from here. It keeps trying.";

const SCREENS = [
  "/",
  "/eat",
  "/cook",
  "/explore",
  "/shopping-list",
  "/all-meal-plans",
  "/favorite-meals",
  "/personal-recipes",
  "/allergies-diet",
  "/cooking-equipment",
  "/plan/dinners",
  "/plan/dinners/soup",
  "/upload-recipe?edit=own",
];

const progress = (page: Page) => page.getByRole("progressbar", { name: "Fetching your kitchen…" });
const sign = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sync" });

/** Moves to another screen without loading the app again. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState({}, "", to), path);

/** Removes the cook's database, as a browser does when it evicts storage. */
async function clearStorage(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.addEventListener("success", resolve);
        deleting.addEventListener("error", reject);
      }),
    `simmer:${await uidOf(page)}`,
  );
}

test("until the first sync has landed, no screen of a new device says that nothing is there", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const soup = { title: "Soup", recipeId: "soup", planId: null, imageUrl: "" };
  const uid = await createCook(account, {
    allergies: ["sesame"],
    shoppingList: listOf({ Soup: ["carrot"] }),
    storedMeals: [{ ...soup, storedAt: Date.now(), storage: "fridge", count: 2 }],
    sync: { v: 1, at: 1, clients: {} },
  } as never);
  const own = {
    id: "own",
    title: "Own Stew",
    ingredients: [],
    instructions: ["Stew."],
    userId: uid,
  };
  await writeServerFields(`users/${uid}/personalRecipes/own`, { ...own, v: 1 });
  const decide = await holdFirestore(page);
  await signIn(page, account);

  await test.step("on its way: placeholders, and progress", async () => {
    await expect(progress(page)).toBeVisible();
    for (const path of [...SCREENS, `/cook/${uid}`, `/cook/${uid}/own`]) {
      await goTo(page, path);
      // Sync times out after half a minute: a slow machine may be that late.
      await expect(progress(page).or(page.getByText(FAILED)), path).toBeVisible();
      await expect(page.getByText(EMPTY), path).toHaveCount(0);
      await expect(page.getByText("All changes saved"), path).toHaveCount(0);
      await expect(page.getByRole("main").locator("[aria-pressed]"), path).toHaveCount(0);
    }
    await goTo(page, "/all-ai-meals");
    const shared = page.getByRole("progressbar", { name: "Fetching shared meals…" });
    await expect(shared.or(page.getByText(FAILED))).toBeVisible();
    await expect(page.getByText(EMPTY)).toHaveCount(0);
  });

  await test.step("offline: a word for it on the screen and in the header", async () => {
    await goTo(page, "/eat");
    await context.setOffline(true);
    await expect(page.getByRole("main")).toContainText("Your kitchen isn’t here yet");
    await expect(page.getByRole("main")).toContainText(
      "You’re offline. It comes when you’re back online.",
    );
    await expect(page.getByRole("button", { name: "Offline" })).toHaveAccessibleDescription(
      "You’re offline. Your kitchen comes when you’re back online.",
    );
    await context.setOffline(false);
  });

  await test.step("failing: it says so, and tries again when asked to", async () => {
    await decide("failed");
    const main = page.getByRole("main");
    await expect(main).toContainText(FAILED);
    await expect(page.getByText(EMPTY)).toHaveCount(0);
    await goTo(page, "/cook");
    await expect(main).toContainText("Your kitchen isn’t here yet");
    // Sync also retries by itself: it is held back, so that the button can't disappear before the tap.
    await decide("held");
    await main.getByRole("button", { name: "Try again" }).click();
    await decide("through");
    await expect(main.getByRole("link", { name: /Shopping List/ })).toBeVisible();
    await isSynced(page);
    await expect(page.getByText("Your kitchen is here.")).toBeAttached();
    await goTo(page, "/upload-recipe?edit=own");
    await expect(page.getByLabel("Title")).toHaveValue("Own Stew");
    await goTo(page, "/eat");
    await expect(main).toContainText("2 portions");
  });

  await test.step("cleared by the browser: fetched again, and not called empty meanwhile", async () => {
    await decide("held");
    await clearStorage(page);
    await page.goto("/upload-recipe?edit=own");
    await expect(progress(page)).toBeVisible();
    await expect(page.getByText(EMPTY)).toHaveCount(0);
    await decide("through");
    // This screen has no live query: it was opened before the recipe arrived.
    await expect(page.getByLabel("Title")).toHaveValue("Own Stew");
    await isSynced(page);
    await goTo(page, "/favorite-meals");
    await expect(page.getByText("No favorites yet")).toBeVisible();
  });
});

test("whoever signs up here has an empty kitchen at once, whatever the network does", async ({
  page,
}) => {
  const decide = await holdFirestore(page);
  // In which page loads the header has shown the notice, however briefly. Within one load it persists
  // from screen to screen.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const said = document.querySelector("header")?.textContent.includes("Works offline");
      if (said) sessionStorage.setItem(`said ${performance.timeOrigin}`, "");
    }).observe(document, { childList: true, subtree: true });
  });
  const timesSaid = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("said")).length);
  await signUp(page, newAccount());
  await goTo(page, "/eat");
  await expect(page.getByText("Nothing stored yet")).toBeVisible();
  await goTo(page, "/shopping-list");
  await expect(page.getByText("No shopping list found")).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  await expect(page.getByText("All changes saved")).toHaveCount(0);

  await test.step("and is told what waits, and that the app opens offline", async () => {
    await sign(page)
      .or(page.getByRole("button", { name: "Syncing" }))
      .click();
    const dialog = page.getByRole("dialog", { name: "Syncing" });
    await expect(dialog).toContainText(/1 change has been waiting here since .*\d/);
    await expect(dialog.getByRole("listitem")).toHaveText("Set up your kitchen");
    await expect(dialog).toContainText("Not synced yet");
    await decide("through");
    await dialog.getByRole("button", { name: "Sync now" }).click();
    await expect(page.getByRole("dialog", { name: "In sync" })).toContainText(/Last synced .*\d/);
    await page.getByRole("link", { name: "Open settings" }).click();
    await isControlled(page);
    await expect(page.getByRole("region", { name: "On this device" })).toContainText(
      "Ready for offline",
    );
  });

  await test.step("the header says so too, once on this device", async () => {
    await expect.poll(timesSaid).toBe(1);
    await page.reload();
    await isSynced(page);
    await expect(page.getByRole("region", { name: "On this device" })).toContainText(
      "Ready for offline",
    );
    expect(await timesSaid()).toBe(1);
  });
});

test("a network that goes before the app is stored here leaves no screen with an error of the browser", async ({
  browser,
}) => {
  // Without a service worker, as in the first seconds of the first visit.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const eat = /\/assets\/eat-[^/]*\.js$/;
  const worker = /\/assets\/worker-[^/]*\.js$/;
  for (const part of [eat, worker]) await page.route(part, (route) => route.abort());
  const lastIsHere = page.waitForResponse(/\/assets\/report-dialog-[^/]*\.js$/);
  await signUp(page, newAccount());
  await lastIsHere;
  await context.setOffline(true);
  await page.unroute(worker);
  await context.setOffline(false);
  // The sync worker's script could not be loaded: it is retried when the network is back.
  await isSynced(page);
  await context.setOffline(true);

  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Explore/ }).click();
  await main.getByRole("link", { name: /^All Meal Plans/ }).click();
  await expect(page.getByText("No meal plans yet")).toBeVisible();
  await page.getByRole("button", { name: "Report an issue" }).click();
  await expect(page.getByRole("dialog", { name: "Report an Issue" })).toBeVisible();
  await page.keyboard.press("Escape");

  await goTo(page, "/eat");
  await expect(main.getByRole("alert")).toContainText("This screen isn’t on this device yet");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("alert")).toBeVisible();
  await page.unroute(eat);
  await context.setOffline(false);
  await expect(page.getByText("Nothing stored yet")).toBeVisible();
  await context.close();
});
