import type { Page } from "@playwright/test";

import { chromiumLaunch } from "../../scripts/chromium.ts";
import { isControlled, isSynced, newAccount, signIn, signUp } from "./account.ts";
import { tapBack } from "./back.ts";
import { expect, MOVING, test } from "./test.ts";

// The main job runs in the whole browser, with animations, as cooks have it.
test.use({ launchOptions: chromiumLaunch(), ...MOVING });

/**
 * The whole main job, as one cook does it on a phone, with the network cut in the middle, and a
 * second device that shows the result. The page reloads only where the test asks for it.
 */

const account = newAccount();

async function setPreferences(page: Page) {
  await page.getByRole("link", { name: "User settings" }).click();
  await page.getByRole("link", { name: /Allergies & Diet/ }).click();
  await page.getByRole("button", { name: "Peanuts" }).click();
  await expect(page.getByRole("button", { name: "Peanuts" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByLabel("Back", { exact: true }).click();
  await page.getByRole("link", { name: /Cooking Equipment/ }).click();
  for (const name of ["Frying pan", "Saucepan", "Pot", "Oven", "Stove", "Baking sheet"]) {
    await page.getByRole("button", { name, exact: true }).click();
  }
  await expect(page.getByRole("button", { name: "Oven", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
}

async function setUpPlan(page: Page) {
  await tapBack(page);
  await tapBack(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await page.getByRole("link", { name: /Create AI Meal Plan/ }).click();
  await page.getByRole("spinbutton", { name: "Duration" }).fill("3");
  await page.getByRole("spinbutton", { name: "People" }).fill("2");
  await page.getByRole("button", { name: "Lunch" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Six serves need two ideas: rejects one, generates more, chooses two. */
async function chooseIdeas(page: Page, mealType: string) {
  await expect(page).toHaveURL(new RegExp(`ai-meal-idea-generation/${mealType}`));
  const reject = page.getByRole("button", { name: /^Reject/ });
  await expect(reject).toHaveCount(10);
  await reject.first().click();
  await expect(reject).toHaveCount(9);
  await page.getByRole("button", { name: "Generate More" }).click();
  await expect.poll(() => reject.count()).toBeGreaterThan(9);
  const select = page.getByRole("button", { name: /^Select(ed)? / });
  await select.nth(0).click();
  await select.nth(1).click();
  await expect(page.getByText("2 of 2 chosen")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Blocks every write to the cook's documents until released. */
async function holdDisk(page: Page) {
  return page.evaluateHandle(async () => {
    const [name] = (await indexedDB.databases()).flatMap(({ name: known }) =>
      known?.startsWith("simmer:") ? [known] : [],
    );
    if (name === undefined) throw new Error("The cook has no database.");
    const db = await new Promise<IDBDatabase>((opened, failed) => {
      const request = indexedDB.open(name);
      request.addEventListener("success", () => opened(request.result));
      request.addEventListener("error", () => failed(new Error("It can't be opened.")));
    });
    const users = db.transaction("users", "readwrite").objectStore("users");
    let isHeld = true;
    // A transaction stays open only while it has requests.
    const hold = () => {
      if (isHeld) users.count().onsuccess = hold;
      else db.close();
    };
    hold();
    return {
      release: () => {
        isHeld = false;
      },
    };
  });
}

test("plan, shop and cook with the network cut in the middle; a second device agrees", async ({
  page,
  context,
  browser,
}) => {
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto("/");
  await expect(page).toHaveURL(/\/login$/);
  await signUp(page, account);
  await setPreferences(page);
  await setUpPlan(page);
  await chooseIdeas(page, "lunch");
  await chooseIdeas(page, "dinner");

  await expect(page).toHaveURL(/ai-meal-plan-review/);
  await expect(page.getByLabel("Add ingredients to my shopping list")).toBeChecked();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole("main").getByRole("link", { name: /^Cook/ }).click();
  await expect(page.getByText(/4 recipes/)).toBeVisible();
  await page.getByRole("link", { name: /Current AI Meal Plan/ }).click();
  const recipes = page.getByRole("main").getByRole("link", { name: /./ });
  await expect(recipes.first()).toBeVisible();
  await page.getByLabel("Back", { exact: true }).click();
  await page.getByRole("link", { name: /Shopping List/ }).click();
  const items = page.getByRole("region", { name: "To buy" }).getByRole("checkbox");
  await expect.poll(() => items.count()).toBeGreaterThan(5);
  await isControlled(page);

  await context.setOffline(true);
  await page.reload();
  await expect(items.first()).toBeVisible();
  const ticked = page.getByRole("region", { name: "In the basket" }).getByRole("checkbox");
  // While the disk is busy, the tick still shows at once; the row moves once the tick is stored.
  const disk = await holdDisk(page);
  await items.first().click();
  await expect(items.first()).toBeChecked();
  await expect(ticked).toHaveCount(0);
  await disk.evaluate(({ release }) => release());
  await expect(ticked).toHaveCount(1);
  for (let bought = 2; bought <= 3; bought += 1) {
    await items.first().click();
    await expect(ticked).toHaveCount(bought);
  }
  // Logging a meal takes its items off the list. The last item is another meal's than the first, so
  // one tick is left whichever meal is cooked.
  await items.last().click();
  await expect(ticked).toHaveCount(4);

  await page.getByLabel("Back", { exact: true }).click();
  await page.getByRole("link", { name: /Current AI Meal Plan/ }).click();
  const title = await cookOneWithATimer(page);
  await logMeal(page);
  await page.reload();

  await page.getByRole("main").getByRole("link", { name: /^Eat/ }).click();
  await expect(page.getByRole("region", { name: "Freezer" })).toContainText(title);
  await expect(page.getByRole("region", { name: "Freezer" })).toContainText("2 portions");
  await page.getByLabel("Back", { exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: /^Cook/ }).click();
  await page.getByRole("link", { name: /Shopping List/ }).click();
  await expect(
    page.getByText("Saved on this device. Will sync when you’re back online."),
  ).toBeAttached();
  await expect(ticked.first()).toBeVisible();
  const stillTicked = await ticked.count();

  await context.setOffline(false);
  await isSynced(page);

  const second = await (await browser.newContext()).newPage();
  await signIn(second, account);
  await second.getByRole("main").getByRole("link", { name: /^Cook/ }).click();
  await second.getByRole("link", { name: /Shopping List/ }).click();
  await expect(
    second.getByRole("region", { name: "In the basket" }).getByRole("checkbox"),
  ).toHaveCount(stillTicked);
  await second.getByLabel("Back", { exact: true }).click();
  await second.getByRole("link", { name: /Current AI Meal Plan/ }).click();
  await expect(second.getByText("In Progress")).toBeVisible();
  await expect(second.getByRole("listitem").filter({ hasText: title })).toContainText("Cooked");
  await goHome(second);
  await second
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await second.getByRole("link", { name: /All AI Meals/ }).click();
  // Other cooks may have shared a dish of that name before; the newest comes first.
  await expect(second.getByRole("listitem").filter({ hasText: title }).first()).toContainText(
    "5.0 of 5 stars, 1 rating",
  );

  await goHome(second);
  await second.getByRole("main").getByRole("link", { name: /^Eat/ }).click();
  await expect(second.getByRole("region", { name: "Freezer" })).toContainText("2 portions");
  await goHome(page);
  await page.getByRole("main").getByRole("link", { name: /^Eat/ }).click();
  await page.getByRole("button", { name: `Eaten: one portion of ${title}` }).click();
  await expect(page.getByRole("region", { name: "Freezer" })).toContainText("1 portion ");
  await expect(second.getByRole("region", { name: "Freezer" })).toContainText("1 portion ");

  // Two addresses and the two reloads requested above: nothing else reloaded the page.
  expect(loads).toBe(4);
});

/** Goes back, from parent to parent, to the home screen. */
async function goHome(page: Page) {
  while (new URL(page.url()).pathname !== "/") await tapBack(page);
}

/** Opens the plan's recipes until one has a timer, runs it, and goes on to its last step. */
async function cookOneWithATimer(page: Page): Promise<string> {
  const recipes = page.getByRole("main").getByRole("listitem");
  await expect(recipes).toHaveCount(4);
  for (let index = 0; index < 4; index += 1) {
    const title = await recipes.nth(index).getByRole("link").first().innerText();
    await recipes.nth(index).getByRole("link").first().click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const timed = await walkSteps(page);
    if (timed) {
      await page.getByRole("link", { name: "Log this meal" }).click();
      return title;
    }
    await page.getByLabel("Back", { exact: true }).click();
  }
  throw new Error("None of four recipes has a timer");
}

/** Walks to the last step; starts the first timer on the way and expects it to run. */
async function walkSteps(page: Page): Promise<boolean> {
  let timed = false;
  const step = page.getByRole("heading", { name: /^Step / });
  await expect(step).toBeVisible();
  while (!(await page.getByRole("link", { name: "Log this meal" }).isVisible())) {
    const start = page.getByRole("button", { name: /start .* timer/i }).first();
    if (!timed && (await start.isVisible())) {
      await start.click();
      const timer = page.getByRole("timer").first();
      await expect(timer).toBeVisible();
      const before = await timer.innerText();
      await expect(timer).not.toHaveText(before);
      timed = true;
    }
    const left = await step.innerText();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(step).not.toHaveText(left);
  }
  return timed;
}

async function logMeal(page: Page) {
  await page.locator("label", { hasText: "5 stars" }).click();
  await expect(page.getByRole("radio", { name: "5 stars" })).toBeChecked();
  await page.getByRole("button", { name: "The rest to the freezer" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}
