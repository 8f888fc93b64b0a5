import type { Page } from "@playwright/test";

import { isControlled, isSynced, newAccount, signUp, uidOf } from "./account.ts";
import { openPersonalRecipes } from "./personal-recipes.ts";
import { readServerDocument, readServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

async function write(
  page: Page,
  title: string,
  ingredient: string,
  { isAvoided = false }: { isAvoided?: boolean } = {},
) {
  await page.getByRole("link", { name: /Upload Personal Recipe/ }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Of my own.");
  await page.getByLabel("Ingredient 1 name").fill(ingredient);
  await page.getByLabel("Ingredient 1 amount").fill("400 g");
  await page.getByLabel("Step 1", { exact: true }).fill("Roast everything for 30 minutes.");
  await page.getByRole("button", { name: "Upload Recipe" }).click();
  await expect(page).toHaveURL(/\/personal-recipes$/);
  // A recipe with what the cook avoids is filtered out at first, with a notice.
  const shown = page.getByRole("link", { name: title, exact: true });
  const leftOut = page.getByText("1 recipe with what you avoid left out.");
  await expect(isAvoided ? leftOut : shown).toBeVisible();
  await page.getByLabel("Back", { exact: true }).click();
}

async function avoidPeanuts(page: Page) {
  await page.getByRole("link", { name: "User settings" }).click();
  await page.getByRole("link", { name: /Allergies & Diet/ }).click();
  await page.getByRole("button", { name: "Peanuts" }).click();
  await expect(page.getByText(/Always check the label/)).toBeVisible();
  await page.getByLabel("Back", { exact: true }).click();
  await page.getByLabel("Back", { exact: true }).click();
}

test("a plan is made from meals on the device in airplane mode, and syncs later", async ({
  page,
  context,
}) => {
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  await avoidPeanuts(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await write(page, "Roast Parsnips", "parsnips");
  await write(page, "Baked Squash", "squash");
  await write(page, "Satay Bake", "peanut butter", { isAvoided: true });
  await isControlled(page);
  await isSynced(page);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await page.getByRole("link", { name: /Create AI Meal Plan/ }).click();
  await page.getByRole("spinbutton", { name: "Duration" }).fill("4");
  await page.getByRole("spinbutton", { name: "People" }).fill("2");
  await page.getByRole("button", { name: "Continue" }).click();

  const ideas = page.getByRole("list", { name: "Ideas" }).getByRole("listitem");
  const own = ideas.filter({ hasText: "Roast Parsnips" });
  await expect(own).toContainText("On this device");
  await expect(ideas.filter({ hasText: "Baked Squash" })).toContainText("On this device");
  await expect(page.getByText("Satay Bake")).toHaveCount(0);
  // Why they are the device's is told once, above them.
  const reason = page.getByText("You’re offline. Here are meals on this device");
  await expect(reason).toHaveCount(1);
  expect((await reason.boundingBox())?.y).toBeLessThan((await own.boundingBox())?.y ?? 0);
  await page.getByRole("button", { name: "Select Roast Parsnips" }).click();
  await page.getByRole("button", { name: "Select Baked Squash" }).click();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL(/ai-meal-plan-review/);
  const recipes = page.getByRole("list", { name: "Recipes" });
  await expect(page.getByText("8 serves needed, 8 made · 2 to buy")).toBeVisible();
  const parsnips = recipes.getByRole("listitem").filter({ hasText: "Roast Parsnips" });
  await parsnips.getByText("1 ingredient").click();
  await expect(parsnips.getByText("parsnips", { exact: true })).toBeVisible();
  await expect(recipes.getByText("Dinner · On this device")).toHaveCount(2);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  // Ideas are tried for, since some networks make the browser say "offline"; nothing else is.
  const tried = asked.filter((path) => path.startsWith("/v1/recipes"));
  expect(new Set(tried)).toEqual(new Set(["/v1/recipes/get-meal-ideas"]));

  await page.getByRole("main").getByRole("link", { name: /^Cook/ }).click();
  await page.getByRole("link", { name: /Current AI Meal Plan/ }).click();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Baked Squash", exact: true }),
  ).toBeVisible();
  const planUrl = page.url();
  const planId = planUrl.slice(planUrl.lastIndexOf("/plan/") + "/plan/".length).replace("/", "");

  await context.setOffline(false);
  await expect
    .poll(async () =>
      JSON.stringify(await readServerDocument(`users/${uid}/aiMealPlans/${planId}`)),
    )
    .toContain("Roast Parsnips");
});

test("a service out of reach leaves its message, a way to retry, and the meals of this device", async ({
  page,
}) => {
  await signUp(page, newAccount());
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await write(page, "Roast Parsnips", "parsnips");
  await page.route("**/v1/recipes/**", (route) => route.abort());
  await page.getByRole("link", { name: /Create AI Meal Plan/ }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Can’t reach Simmer’s recipes. Check your connection and try again.",
  );
  await page.getByRole("button", { name: "Select Roast Parsnips" }).click();

  await page.unroute("**/v1/recipes/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("From Simmer’s cookbook", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Selected Roast Parsnips" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("what is being generated can be stopped, and a meal the cook avoids is marked while cooking", async ({
  page,
}) => {
  await signUp(page, newAccount());
  await avoidPeanuts(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await write(page, "Satay Bake", "peanut butter", { isAvoided: true });
  // An answer that never comes.
  await page.route("**/v1/recipes/**", () => undefined);
  await page.getByRole("link", { name: /Create AI Meal Plan/ }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Stop generating" }).click();
  await expect(page.getByText("Stopped")).toBeVisible();
  await page.getByRole("button", { name: "Use meals on this device" }).click();
  await expect(page.getByRole("button", { name: /^Select Satay Bake/ })).toHaveCount(0);

  await page.getByLabel("Back", { exact: true }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  // The address changes before the screen does.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create AI Meal Plan");
  await page.getByLabel("Back", { exact: true }).click();
  await openPersonalRecipes(page);
  await page.getByRole("button", { name: "Show it", exact: true }).click();
  await expect(page.getByText("Contains peanuts: peanut butter")).toBeVisible();
  await page.getByRole("link", { name: "Satay Bake", exact: true }).click();
  await expect(page.getByText("Contains peanuts: peanut butter")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByText("Contains peanuts: peanut butter")).toBeVisible();
});

test("the cookbook is there in airplane mode, without what the cook avoids, and is cooked from", async ({
  page,
  context,
}) => {
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  await avoidPeanuts(page);
  await isControlled(page);
  await isSynced(page);
  await context.setOffline(true);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await expect(page.getByRole("list", { name: "Quick tonight" })).toBeVisible();
  const search = page.getByLabel("Search meals");
  await search.fill("peanut");
  await expect(page.getByText(/with what you avoid left out/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: /peanut/i })).toHaveCount(0);
  await search.fill("shakshuka");
  await page.getByRole("link", { name: "Tunisian Shakshuka", exact: true }).click();
  await expect(page.getByRole("list").filter({ hasText: "eggs" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Cook this" }).click();
  await expect(page).toHaveURL(/\/plan\/[^/]+\/[^/]+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Tunisian Shakshuka" })).toBeVisible();
  const planId = new URL(page.url()).pathname.split("/")[2];
  await context.setOffline(false);
  await isSynced(page);
  await expect
    .poll(() => readServerFields(`users/${uid}/aiMealPlans/${planId}`))
    .toMatchObject({ status: "single", recipes: [{ title: "Tunisian Shakshuka" }] });
});
