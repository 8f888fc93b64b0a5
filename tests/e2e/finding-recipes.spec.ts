import type { Page } from "@playwright/test";

import { createCook, isControlled, isSynced, newAccount, signIn, signUp } from "./account.ts";
import { writeServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/** Finding recipes again in a big kitchen, and the cook's own tags on them. */

const COUNT = 1_200;
const TITLES = ["Linsen in Weißwein", "Bœuf bourguignon", "Shepherd’s pie", "Crème brûlée"];

function kitchenFile(): Buffer {
  const others = Array.from({ length: COUNT - TITLES.length }, (_, nth) => `Stew ${nth}`);
  const recipes = [...TITLES, ...others].map((title, nth) => ({
    title,
    ingredients: [{ name: nth === 700 ? "celeriac" : "flour", amount: `${nth} g` }],
    instructions: [`Bake for ${10 + (nth % 50)} minutes.`],
    mealType: "dinner",
    blurb: "",
    equipment: ["oven"],
    ...(nth % 100 === 7 ? { tags: ["für Gäste"] } : {}),
  }));
  return Buffer.from(JSON.stringify({ format: "simmer-kitchen", version: 1, recipes }));
}

declare global {
  interface Window {
    vanished: number;
  }
}

/** In the page, before the app: counts how often the list of recipes goes away. */
function countVanished(): void {
  window.vanished = 0;
  const list = "ul[aria-label='Personal recipes']";
  new MutationObserver((changes) => {
    const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    window.vanished += gone.filter(
      (node) => node instanceof Element && (node.matches(list) || node.querySelector(list)),
    ).length;
  }).observe(document, { childList: true, subtree: true });
}

const search = (page: Page) => page.getByRole("searchbox", { name: "Search recipes" });
const recipe = (page: Page, title: string) => page.getByRole("link", { name: title, exact: true });
const grid = (page: Page) =>
  page.getByRole("list", { name: "Personal recipes" }).getByRole("article");

test("in a big kitchen, a recipe is found however its name is typed", async ({ page }) => {
  await signUp(page, newAccount());
  await page.goto("/import-recipes");
  const files = [{ name: "kitchen.json", mimeType: "application/json", buffer: kitchenFile() }];
  await page.getByLabel("Choose files").setInputFiles(files);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText(`${COUNT} recipes imported`)).toBeVisible({ timeout: 120_000 });
  await page.addInitScript(countVanished);
  await page.goto("/personal-recipes");
  // Only the cards that are near are in the page.
  await expect(grid(page).first()).toBeVisible();
  expect(await grid(page).count()).toBeLessThan(60);
  // The newest are shown at once, and stay while the others are read.
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("button", { name: `Show ${COUNT} recipes` }).click();
  expect(await page.evaluate(() => window.vanished)).toBe(0);

  for (const [typed, title] of [
    ["weisswein", "Linsen in Weißwein"],
    ["boeuf", "Bœuf bourguignon"],
    ["shepherds", "Shepherd’s pie"],
    // One typing error: two letters swapped, one left out, a wrong one.
    ["wiesswein", "Linsen in Weißwein"],
    ["bourgignon", "Bœuf bourguignon"],
    ["creme brulie", "Crème brûlée"],
    ["celeriac", "Stew 696"],
  ] as const) {
    await search(page).fill(typed);
    await expect(grid(page)).toHaveCount(1);
    await expect(recipe(page, title)).toBeVisible();
  }

  await search(page).fill("");
  await page.getByRole("button", { name: /^Filters/u }).click();
  await page.getByRole("button", { name: "für Gäste" }).click();
  await page.getByRole("radio", { name: "Quickest" }).check();
  await page.getByRole("button", { name: "Show 12 recipes" }).click();
  await expect(grid(page)).toHaveCount(12);

  // Who comes back finds the list as it was left.
  await recipe(page, "Stew 3").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stew 3");
  await page.goBack();
  await expect(grid(page)).toHaveCount(12);

  // Explore doesn't look among the newest alone either.
  await page.goto("/explore");
  await page.getByRole("searchbox", { name: "Search meals" }).fill("celeriak");
  await expect(recipe(page, "Stew 696")).toBeVisible();
});

test("a tag that is added offline is on the cook's other device, on own recipes and on planned ones", async ({
  browser,
}) => {
  const account = newAccount();
  const at = Date.now() - 86_400_000;
  const uid = await createCook(account, { sync: { v: 1, at, clients: {} } } as never);
  const soup = {
    title: "Kohlrabi soup",
    ingredients: [{ name: "kohlrabi", amount: "2" }],
    instructions: ["Simmer."],
    mealType: "dinner",
    blurb: "Green.",
    equipment: [],
  };
  const times = { createdAt: at, updatedAt: at, userId: uid, v: 1 };
  await writeServerFields(`users/${uid}/personalRecipes/soup`, { ...soup, ...times, id: "soup" });
  const planned = { ...soup, id: "pie", title: "Kohlrabi pie", cooked: false };
  const plan = { ...times, id: "p1", recipes: [planned], status: "new" };
  await writeServerFields(`users/${uid}/aiMealPlans/p1`, plan);
  const [phone, tablet] = [await browser.newContext(), await browser.newContext()];
  const [a, b] = [await phone.newPage(), await tablet.newPage()];
  for (const page of [a, b]) {
    await signIn(page, account);
    await isSynced(page);
  }
  await isControlled(a);
  const all = (page: Page) => page.getByRole("list", { name: "All recipes" });
  await b.goto("/personal-recipes?from=all");
  // Apart from what other cooks share, which is none of this.
  await search(b).fill("kohlrabi");
  await expect(all(b).getByRole("article")).toHaveCount(2);

  await a.goto("/personal-recipes?from=all");
  await search(a).fill("kohlrabi");
  await expect(recipe(a, "Kohlrabi pie")).toBeVisible();
  await phone.setOffline(true);
  for (const title of ["Kohlrabi pie", "Kohlrabi soup"]) {
    await recipe(a, title).click();
    await a.getByRole("button", { name: "Add a tag" }).click();
    await a.getByLabel("New tag").fill("For guests");
    await a.keyboard.press("Enter");
    await a.getByRole("button", { name: "Done" }).click();
    await expect(a.getByRole("group", { name: "Your tags" })).toContainText("For guests");
    await a.goBack();
    await expect(all(a).getByRole("article").filter({ hasText: title })).toContainText(
      "For guests",
    );
  }
  await expect(all(b)).not.toContainText("For guests");
  await phone.setOffline(false);
  await isSynced(a);
  await expect(all(b).getByText("For guests")).toHaveCount(2);
  await search(b).fill("guests");
  await expect(all(b).getByRole("article")).toHaveCount(2);
  await b.getByRole("radio", { name: "Plans" }).check();
  await expect(all(b).getByRole("article")).toHaveCount(1);
  await expect(recipe(b, "Kohlrabi pie")).toBeVisible();

  // A plan is offered what it hasn't got.
  await b.goto("/plan/p1");
  await b.getByRole("button", { name: "Add a recipe" }).click();
  await b.getByRole("searchbox", { name: "Search meals" }).fill("kohlrabbi");
  await expect(b.getByRole("button", { name: /^Add Kohlrabi/ })).toHaveText(["Add"]);
  await b.getByRole("button", { name: "Add Kohlrabi soup" }).click();
  await expect(recipe(b, "Kohlrabi soup")).toBeVisible();
  await phone.close();
  await tablet.close();
});
