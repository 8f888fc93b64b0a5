import type { Page } from "@playwright/test";

import { isSynced, newAccount, signUp, uidOf } from "./account.ts";
import { listServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/**
 * From setup over ideas and review to a saved plan, and the single meal, by the rules of each step.
 */

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const days = (page: Page) => page.getByRole("spinbutton", { name: "Duration" });
const people = (page: Page) => page.getByRole("spinbutton", { name: "People" });
const select = (page: Page) => button(page, /^Select(ed)? /);

async function setUp(page: Page, setup: { days: number; people: number }) {
  await days(page).fill(String(setup.days));
  await people(page).fill(String(setup.people));
  await people(page).blur();
}

async function isMeals(page: Page, pressed: Record<string, boolean>) {
  for (const [meal, on] of Object.entries(pressed)) {
    await expect(button(page, meal)).toHaveAttribute("aria-pressed", String(on));
  }
}

test("a plan: setup, ideas for each meal, review, saved as new", async ({ page }) => {
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await page.getByRole("link", { name: /Create AI Meal Plan/ }).click();
  const alert = page.getByRole("alert");
  const goOn = button(page, "Continue");

  await test.step("setup starts with 7 days, 2 people and dinner alone", async () => {
    await expect(days(page)).toHaveValue("7");
    await expect(people(page)).toHaveValue("2");
    await isMeals(page, { Breakfast: false, Lunch: false, Dinner: true });
  });

  await test.step("days are clamped to 1–14 and people to 1–8", async () => {
    await setUp(page, { days: 99, people: 0 });
    await expect(days(page)).toHaveValue("14");
    await expect(people(page)).toHaveValue("1");
    await setUp(page, { days: 0, people: 12 });
    await expect(days(page)).toHaveValue("1");
    await expect(people(page)).toHaveValue("8");
  });

  await test.step("more than 30 serves, or no meal, and there is no way on", async () => {
    await setUp(page, { days: 8, people: 4 });
    await expect(alert).toHaveText("Maximum 30 serves allowed (currently 32)");
    await expect(goOn).toBeDisabled();
    await setUp(page, { days: 10, people: 3 });
    await expect(alert).toHaveCount(0);
    await expect(goOn).toBeEnabled();
    await button(page, "Dinner").click();
    await expect(alert).toHaveText("Please select at least one meal");
    await expect(goOn).toBeDisabled();
  });

  await test.step("4 serves of one meal are offered as a single meal, or to go back", async () => {
    await button(page, "Lunch").click();
    await setUp(page, { days: 2, people: 2 });
    await goOn.click();
    const dialog = page.getByRole("dialog", { name: "Single Meal Option" });
    await button(page, "Go Back").click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/meal-plan-setup$/);
    await goOn.click();
    await dialog.getByRole("button", { name: "Single Meal", exact: true }).click();
    await expect(page).toHaveURL(/\/single-meal-generation/);
    await page.goBack();
    await expect(days(page)).toHaveValue("2");
  });

  await test.step("9 serves need 3 ideas, no fewer and no more", async () => {
    await button(page, "Dinner").click();
    await isMeals(page, { Breakfast: false, Lunch: true, Dinner: true });
    await setUp(page, { days: 3, people: 3 });
    await goOn.click();
    await expect(page).toHaveURL(/\/ai-meal-idea-generation\/lunch$/);
    await expect(select(page)).toHaveCount(10);
    await expect(goOn).toBeDisabled();
    for (const index of [0, 1, 2]) {
      await expect(page.getByText(`${index} of 3 chosen`)).toBeVisible();
      await expect(goOn).toBeDisabled();
      await select(page).nth(index).click();
    }
    await expect(page.getByText("3 of 3 chosen")).toBeVisible();
    await expect(select(page).nth(3)).toBeDisabled();
  });

  await test.step("a rejected idea leaves the view, and the choice", async () => {
    const title = (await select(page).first().getAttribute("aria-label"))?.slice(
      "Selected ".length,
    );
    await button(page, `Reject ${title}`).click();
    await expect(button(page, `Selected ${title}`)).toHaveCount(0);
    await expect(page.getByText("2 of 3 chosen")).toBeVisible();
    await expect(select(page)).toHaveCount(9);
  });

  await test.step("Generate More fetches 10 ideas", async () => {
    const asked = page.waitForRequest(/get-meal-ideas/);
    await button(page, "Generate More").click();
    const request = await asked;
    expect(request.postDataJSON()).toMatchObject({ uid, count: 10, mealType: "lunch" });
    // The body contains the uid; the cook's ID token comes with it for a service that requires
    // proof.
    expect(request.headers()["authorization"]).toMatch(/^Bearer [\w.-]+$/);
    await expect(select(page)).toHaveCount(19);
  });

  await test.step("back asks, and cancelling clears the draft and returns to setup", async () => {
    await button(page, "Back").click();
    await expect(page.getByRole("alertdialog", { name: "Cancel this plan?" })).toBeVisible();
    await button(page, "Keep planning").click();
    await expect(page.getByText("2 of 3 chosen")).toBeVisible();
    await button(page, "Back").click();
    await button(page, "Cancel plan").click();
    await expect(page).toHaveURL(/\/meal-plan-setup$/);
    await expect(days(page)).toHaveValue("7");
    await expect(people(page)).toHaveValue("2");
    await isMeals(page, { Breakfast: false, Lunch: false, Dinner: true });
  });

  await test.step("each chosen meal has its ideas in turn, then comes the review", async () => {
    await button(page, "Breakfast").click();
    await setUp(page, { days: 2, people: 3 });
    await expect(page.getByRole("status").getByText("4 dishes, 4 serves each")).toBeVisible();
    await goOn.click();
    for (const meal of ["Breakfast", "Dinner"]) {
      // The address changes before the screen does.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${meal} Ideas`);
      await expect(page).toHaveURL(new RegExp(`/ai-meal-idea-generation/${meal.toLowerCase()}$`));
      await select(page).nth(0).click();
      await select(page).nth(1).click();
      await goOn.click();
    }
    await expect(page).toHaveURL(/\/ai-meal-plan-review$/);
    await expect(button(page, "Save")).toBeEnabled();
    const recipes = page.getByRole("list", { name: "Recipes", exact: true });
    await expect(recipes.getByText(/^Breakfast · /)).toHaveCount(2);
    await expect(recipes.getByText(/^Dinner · /)).toHaveCount(2);
    await expect(recipes.getByText(/^About \d+ (min|h)/)).toHaveCount(4);
  });

  await test.step("one recipe is swapped for another idea: only that one is fetched, the others stay", async () => {
    const titles = page.getByRole("list", { name: "Recipes", exact: true }).getByRole("heading");
    const dialog = page.getByRole("dialog");
    const before = await titles.allInnerTexts();
    const [first = "", ...others] = before;
    await button(page, `Swap ${first}`).click();
    // Of ten ideas two are chosen.
    const ideas = dialog.getByRole("button", { name: /^Swap in / });
    await expect(ideas).toHaveCount(8);
    const asked = page.waitForRequest(/get-full-recipes/);
    const idea = (await ideas.first().getAttribute("aria-label"))?.slice("Swap in ".length);
    await ideas.first().click();
    const request = await asked;
    expect(request.postDataJSON()).toMatchObject({
      ideas: [{ title: idea, mealType: "breakfast" }],
    });
    await expect(dialog).toBeHidden();
    await expect(titles).not.toHaveText(before);
    expect((await titles.allInnerTexts()).slice(1)).toEqual(others);
    await page
      .getByRole("region", { name: "Messages" })
      .getByRole("listitem")
      .filter({ hasText: / replaces / })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(titles).toHaveText(before);
  });

  await test.step("a swap that fails leaves the old recipe; offline it says so", async () => {
    const titles = page.getByRole("list", { name: "Recipes", exact: true }).getByRole("heading");
    const dialog = page.getByRole("dialog");
    const before = await titles.allInnerTexts();
    await page.context().setOffline(true);
    await button(page, `Swap ${before[1]}`).click();
    const ideas = dialog.getByRole("button", { name: /^Swap in / });
    // The first one has its recipe already, by the swap that was undone.
    await ideas.nth(3).click();
    await expect(dialog.getByRole("alert")).toContainText(
      "You’re offline, and the recipe of this idea is not on this device.",
    );
    await page.context().setOffline(false);
    await page.route("**/get-full-recipes", (route) =>
      route.fulfill({ status: 500, json: { error: "The stove is cold" } }),
    );
    await ideas.nth(4).click();
    await expect(dialog.getByRole("alert")).toHaveText("The stove is cold");
    await page.unroute("**/get-full-recipes");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(titles).toHaveText(before);
    await expect(button(page, `Swap ${before[1]}`)).toBeFocused();
  });

  await test.step("saving clears the draft and goes home", async () => {
    await button(page, "Save").click();
    await expect(page).toHaveURL(/\/$/);
    const next = page.getByRole("region", { name: "Next to cook" });
    await expect(next.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "0 of 4 cooked");
    // There is something to buy: shopping comes first.
    const saved = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
    await expect(saved.getByRole("button").first()).toHaveText(/^Shop \(\d+\)$/);
    await button(page, "Cook now").click();
    await expect(page).toHaveURL(/\/plan\/[^/]+\/[^/]+$/);
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
    // Start Cooking knows the plan, too.
    await page.goto(`/cook/${uid}`);
    const planned = page.getByRole("list", { name: "From your plan" });
    await expect(planned.getByRole("listitem")).toHaveCount(4);
    await page.goto("/");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Explore/ })
      .click();
    await page.getByRole("link", { name: /Create AI Meal Plan/ }).click();
    await expect(page.getByRole("heading", { name: "Create AI Meal Plan" })).toBeVisible();
    await expect(page.getByText("You were choosing ideas")).toHaveCount(0);
    await isSynced(page);
    const [plan, ...others] = await listServerFields(`users/${uid}/aiMealPlans`);
    expect(others).toEqual([]);
    expect(plan).toMatchObject({ status: "new", userId: uid });
    expect(plan?.["recipes"]).toHaveLength(4);
  });

  await test.step("with nothing selected there is nothing to review", async () => {
    await page.goto("/ai-meal-plan-review");
    await expect(page.getByText("No Meal Ideas Selected")).toBeVisible();
  });
});

test("a single meal is one idea of 4 serves, saved as single", async ({ page }) => {
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  for (const [path, choices] of [
    ["/allergies-diet", ["Peanuts", "Vegetarian"]],
    ["/cooking-equipment", ["Pot", "Stove"]],
  ] as const) {
    await page.goto(path);
    for (const choice of choices) {
      await button(page, choice).click();
      await expect(button(page, choice)).toHaveAttribute("aria-pressed", "true");
    }
    await isSynced(page);
  }
  const avoided = {
    uid,
    allergies: ["peanuts"],
    dietPreferences: ["vegetarian"],
    equipment: ["pot", "stove"],
  };
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v1/recipes/")) asked.push(request.postDataJSON());
  });
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await page.getByRole("link", { name: /Single Meal Generation/ }).click();

  await test.step("the meal types are breakfast, lunch and dinner", async () => {
    const meals = page.getByRole("list", { name: "Meal type" }).getByRole("link");
    await expect(meals).toHaveText([/^Breakfast/, /^Lunch/, /^Dinner/]);
    await meals.nth(1).click();
  });

  await test.step("its ideas start with 4 serves, of which one idea is enough", async () => {
    await expect(page.getByText("Choose 1 idea for 4 serves of lunch.")).toBeVisible();
    await select(page).first().click();
    await expect(page.getByText("1 of 1 chosen")).toBeVisible();
    await button(page, "Continue").click();
    await expect(page).toHaveURL(/\/ai-meal-plan-review$/);
    await expect(button(page, "Save")).toBeEnabled();
  });

  await test.step("what the cook avoids and has goes with every request", () => {
    expect(asked).toMatchObject([
      { ...avoided, count: 10, mealType: "lunch" },
      { ...avoided, ideas: [{ mealType: "lunch" }] },
    ]);
  });

  await test.step("cancelling a review asks first, too", async () => {
    await button(page, "Cancel").click();
    await expect(page.getByRole("alertdialog", { name: "Cancel this meal?" })).toBeVisible();
    await button(page, "Keep planning").click();
  });

  await test.step("saved, it is the latest single meal and no current plan", async () => {
    const title = await page
      .getByRole("list", { name: "Recipes", exact: true })
      .getByRole("heading")
      .first()
      .innerText();
    await button(page, "Save").click();
    await expect(page).toHaveURL(/\/$/);
    await isSynced(page);
    const plans = await listServerFields(`users/${uid}/aiMealPlans`);
    expect(plans.map(({ status }) => status)).toEqual(["single"]);
    await page.getByRole("main").getByRole("link", { name: /^Cook/ }).click();
    await expect(page.getByRole("link", { name: /Start Cooking/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Current AI Meal Plan/ })).toHaveCount(0);
    await page.getByRole("link", { name: /Start Cooking/ }).click();
    await expect(page.getByRole("region", { name: "Latest single meal" })).toContainText(title);
  });
});
