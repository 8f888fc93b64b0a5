import type { Page } from "@playwright/test";

import { DEMO_PLANS } from "../support/demo-kitchen.ts";
import { isSynced, newAccount, signUp, uidOf } from "./account.ts";
import { tapBack } from "./back.ts";
import { shareDemoCook } from "./demo-cook.ts";
import { expect, test } from "./test.ts";

/** The content of each screen, for a cook who has everything and for one who has nothing yet. */

const ana = shareDemoCook();
const link = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name });

/** Every screen that has a parent, in chains: each one's back button leads to the next. */
const chainsOf = (uid: string): string[][] => {
  const plan = `/plan/${DEMO_PLANS.current}`;
  return [
    [`${plan}/demo-fattoush/track`, `${plan}/demo-fattoush`, plan, "/cook", "/"],
    [`/cook/${uid}/demo-own-stew/track`, `/cook/${uid}/demo-own-stew`, `/cook/${uid}`, "/cook"],
    ["/ai-meal-plan-review", "/meal-plan-setup", "/explore", "/"],
    ["/allergies-diet", "/user-settings", "/"],
    ["/cooking-equipment", "/user-settings"],
    ["/eat", "/"],
    ["/shops", "/shopping-list", "/cook"],
    ["/single-meal-generation", "/explore"],
    ["/all-meal-plans", "/explore"],
    ["/all-ai-meals", "/explore"],
    ["/favorite-meals", "/explore"],
    ["/personal-recipes", "/explore"],
    ["/cookbook", "/explore"],
    ["/upload-recipe", "/explore"],
  ];
};

/** The cards of Explore, without the meals in its rows. */
const cards = (page: Page) =>
  page.getByRole("main").getByRole("link", {
    name: /^(Create|Single Meal|All Meal Plans|Favorite Meals|Personal Recipes|All AI|Upload)/,
  });

test("every header leads back to its parent, to the report and to the settings", async () => {
  const { page, uid } = ana();
  const back = page.getByLabel("Back", { exact: true });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Report an issue" })).toBeVisible();
  await expect(back).toHaveCount(0);
  for (const [start, ...parents] of chainsOf(uid)) {
    await page.goto(start ?? "/");
    for (const parent of parents) {
      await expect(page.getByRole("button", { name: "Report an issue" })).toBeVisible();
      await expect(page.getByRole("link", { name: "User settings" })).toBeVisible();
      await tapBack(page);
      await expect(page).toHaveURL((url) => url.pathname === parent);
    }
  }
});

test("the cards of a busy kitchen show what it has, and how much", async () => {
  const { page, uid } = ana();

  await test.step("home leads to Eat, Cook and Explore", async () => {
    await page.goto("/");
    const cards = page.getByRole("main").getByRole("link");
    // Each says what there is of it.
    const said = [/^Eat\d+, two today$/, /^Cook\d+ to cook$/, /^Explore6 favorites$/];
    for (const [at, name] of said.entries()) {
      await expect(cards.nth(at)).toHaveText(name);
    }
  });

  await test.step("home is today: next to cook, to buy, to eat first, cooked lately", async () => {
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    const next = part("Next to cook");
    await expect(next.getByRole("heading", { level: 3 }).first()).toContainText("Fattoush");
    await expect(next.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1 of 4 cooked");
    await expect(next.getByRole("list", { name: "Then" }).getByRole("listitem")).toHaveCount(3);
    await expect(part("To buy").getByRole("link")).toHaveText(/^\d+ things in \d+ aisles$/);
    await expect(part("To buy").getByRole("list", { name: "Aisles" })).toContainText(
      /Fruit & vegetables \d+/,
    );
    await expect(part("To eat first").getByRole("listitem").first()).toContainText(
      /flatbreads.*Eat today · 2 portions in the fridge/,
    );
    await expect(part("Cooked lately").getByRole("listitem")).toHaveCount(4);
    await next.getByRole("link", { name: /: Cook now$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Fattoush");
    await expect(page).toHaveURL(new RegExp(`/plan/${DEMO_PLANS.current}/demo-fattoush$`));
    await tapBack(page);
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step("eat: fridge and freezer, and ages in whole days", async () => {
    await link(page, /^Eat/).click();
    const fridge = page.getByRole("list", { name: "Fridge" });
    await expect(fridge.getByRole("listitem").filter({ hasText: "flatbreads" })).toContainText(
      "2 portions · Stored 3 days ago",
    );
    await expect(fridge.getByRole("listitem").filter({ hasText: "Courgettes" })).toContainText(
      "2 portions · Stored yesterday",
    );
    const freezer = page.getByRole("list", { name: "Freezer" });
    await expect(freezer.getByRole("listitem").filter({ hasText: "Minestrone" })).toContainText(
      "3 portions · Stored 37 days ago",
    );
    await expect(fridge.getByRole("listitem").first()).toContainText(/flatbreads.*Eat first/);
    await expect(freezer.getByRole("listitem").first()).toContainText("Best within 7 weeks");
    await link(page, "Big-Pot Minestrone").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Minestrone");
    await tapBack(page);
    await expect(page).toHaveURL(/\/eat$/);
  });

  await test.step("cook: start cooking, the current plan, and the list", async () => {
    await page.goto("/cook");
    await expect(link(page, /^Start Cooking/)).toHaveAttribute("href", `/cook/${uid}`);
    const plan = link(page, /^Current AI Meal Plan/);
    await expect(plan).toHaveAttribute("href", `/plan/${DEMO_PLANS.current}`);
    await expect(plan).toContainText(/\d{4} · 4 recipes/);
    await expect(plan).toContainText("1 of 4 cooked");
    // The plan comes first when there is one.
    await expect(page.getByRole("main").getByRole("link").first()).toHaveText(/^Current AI Meal/);
    // What waits is on the same screen.
    const waiting = page.getByRole("list", { name: "From your plan" });
    await expect(waiting.getByRole("listitem")).toHaveCount(3);
    await expect(link(page, /^Shopping List/)).toHaveAttribute("href", "/shopping-list");
  });

  await test.step("explore: all cards, favorites and own recipes with their counts", async () => {
    await page.goto("/explore");
    await expect(cards(page)).toHaveText([
      /^Create AI Meal Plan/,
      /^Single Meal Generation/,
      /^All Meal Plans/,
      /^Favorite Meals6 meals/,
      /^Personal Recipes3 recipes/,
      /^All AI Meals/,
      /^Upload Personal Recipe/,
    ]);
  });

  await test.step("explore: a row of meals for each kind that there is, and a search through all", async () => {
    const rows = page.getByRole("main").getByRole("region");
    await expect(rows.getByRole("heading", { level: 2 })).toHaveText([
      "Quick tonight",
      "Uses what you have",
      "Favorites",
      "Your own",
      "From other cooks",
      "From the cookbook",
    ]);
    await page.getByLabel("Search meals").fill("butter bean stew");
    await expect(page.getByRole("list", { name: "Recipes" })).toContainText("Butter bean stew");
    await expect(cards(page)).toHaveCount(0);
  });

  await test.step("plans: active and completed apart, each with its badge", async () => {
    await page.goto("/all-meal-plans");
    const active = page.getByRole("list", { name: "Active" }).getByRole("listitem");
    await expect(active).toHaveText([/In Progress/, /Single/, /New/]);
    const completed = page.getByRole("list", { name: "Completed" }).getByRole("listitem");
    await expect(completed).toHaveText([/Completed/, /Completed/]);
  });

  await test.step("a meal card shows at most 3 pieces of equipment", async () => {
    await page.goto("/personal-recipes");
    const stew = page.getByRole("listitem").filter({ hasText: "Butter bean stew" });
    await expect(stew).toContainText(/Pot\s*Stove\s*Frying pan\s*\+1 more/);
    await expect(stew).not.toContainText("Kettle");
  });

  await test.step("equipment, allergens and diets by their categories", async () => {
    await page.goto("/cooking-equipment");
    for (const [group, count] of [
      ["Essentials", 7],
      ["Small Appliances", 7],
      ["Other Tools", 4],
    ] as const) {
      await expect(page.getByRole("group", { name: group }).getByRole("button")).toHaveCount(count);
    }
    await expect(page.getByRole("button", { name: "Oven", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.goto("/allergies-diet");
    await expect(page.getByRole("group", { name: "Allergies" }).getByRole("button")).toHaveCount(
      13,
    );
    await expect(page.getByRole("group", { name: "Diet" }).getByRole("button")).toHaveCount(6);
    await expect(page.getByRole("button", { name: "Peanuts" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  await test.step("settings: the cook's name, and the ways on", async () => {
    await page.goto("/user-settings");
    await expect(page.getByText("Welcome, Ana")).toBeVisible();
    await expect(link(page, /^Cooking Equipment/)).toBeVisible();
    await expect(link(page, /^Allergies & Diet/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  });

  await test.step("a portion's picture is there for other readers", async () => {
    const picture = await page.request.get("/pictures/meal.svg");
    expect(picture.headers()["content-type"]).toContain("image/svg");
  });
});

test("a recipe that is nobody's, and an address of somebody else's", async () => {
  const { page, uid } = ana();
  const nowhere = [
    `/cook/${uid}/no-such-recipe`,
    `/cook/${uid}/no-such-recipe/track`,
    `/plan/${DEMO_PLANS.current}/no-such-recipe`,
    `/plan/${DEMO_PLANS.current}/no-such-recipe/track`,
  ];
  for (const path of nowhere) {
    await page.goto(path);
    await expect(page.getByText("Recipe not found")).toBeVisible();
    await page.getByRole("link", { name: "Go back home" }).click();
    await expect(page).toHaveURL(/\/$/);
  }
  const elsewhere = [
    "/cook/somebody-else",
    "/cook/somebody-else/demo-own-stew",
    "/cook/somebody-else/demo-own-stew/track",
    "/plan/no-such-plan",
  ];
  for (const path of elsewhere) {
    await page.goto(path);
    await expect(page.getByText("No meal plan or user ID found")).toBeVisible();
  }

  await test.step("a recipe is found by its id alone, wherever it is kept", async () => {
    const kept = {
      "demo-own-stew": "Butter bean stew",
      "demo-spaghetti-puttanesca": "Puttanesca",
      "demo-trout-almonds-green-herbs": "Pan-Fried Trout",
    };
    for (const [recipeId, title] of Object.entries(kept)) {
      await page.goto(`/cook/${uid}/${recipeId}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    }
  });
});

test("a new kitchen shows only what it has, and says what to do next", async ({ page }) => {
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  await test.step("home leads through first steps, each ticked when done", async () => {
    await page.goto("/");
    const steps = page.getByRole("region", { name: "First steps" });
    await expect(steps.getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Next to cook" })).toHaveCount(0);
    await steps.getByRole("link", { name: "Say what you avoid", exact: true }).click();
    await page.getByRole("button", { name: "Sesame" }).click();
    await isSynced(page);
    await page.goto("/");
    await expect(steps.getByRole("link", { name: "Say what you avoid (done)" })).toBeVisible();
    await expect(steps.getByRole("link", { name: "Make a plan" })).toHaveAttribute(
      "href",
      "/meal-plan-setup",
    );
  });
  await page.goto("/cook");
  await expect(page.getByRole("main").getByRole("link")).toHaveText([
    /^Start Cooking/,
    "Plan the next meals",
  ]);
  await page.goto("/explore");
  await expect(cards(page)).toHaveText([
    /^Create AI Meal Plan/,
    /^Single Meal Generation/,
    /^All Meal Plans/,
    /^All AI Meals/,
    /^Upload Personal Recipe/,
  ]);
  const empty = {
    "/eat": "Nothing stored yet",
    "/shopping-list": "No shopping list found",
    "/ai-meal-plan-review": "No Meal Ideas Selected",
    "/all-meal-plans": "No meal plans yet",
    "/favorite-meals": "No favorites yet",
    "/personal-recipes": "No recipes of your own yet",
    [`/cook/${uid}`]: "Nothing to cook yet",
  };
  for (const [path, words] of Object.entries(empty)) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
  }

  await test.step("everyone sees the meals that other cooks share", async () => {
    await page.goto("/all-ai-meals");
    await expect(page.getByText("Spaghetti Puttanesca").first()).toBeVisible();
  });
});
