import type { Page } from "@playwright/test";

import { addMeals } from "../../src/domain/mutations/shopping-list.ts";
import { demoMeal } from "../support/demo-meals.ts";
import { createCook, isSynced, newAccount, signIn, signUp, uidOf } from "./account.ts";
import { putRows } from "./device.ts";
import { setFilter } from "./meal-menu.ts";
import { openPersonalRecipes } from "./personal-recipes.ts";
import { scrollInto } from "./scroll.ts";
import { itemOf, listOf, openList, tick, watchTicks } from "./shopping.ts";
import { expect, MOVING, test, UNINSTALLED } from "./test.ts";

test.use({ ...UNINSTALLED, ...MOVING });

/**
 * Navigation as in an installed app: screens fade, a card opens, and back restores the last screen.
 */

interface Watched {
  /** The pseudo-elements that each transition moved, in order. */
  moved: string[][];
  unheard: string[];
  /** Set to cut every transition short, as a following one would. */
  skips: boolean;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Records what each transition moves, and the rejections that nobody handles. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    window.watched = { moved: [], unheard: [], skips: false };
    addEventListener("unhandledrejection", ({ reason }) => {
      window.watched.unheard.push(String(reason));
    });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const moved: string[] = [];
      window.watched.moved.push(moved);
      // The promise rejects like the real one, to test that the app handles it.
      const listen = async () => {
        try {
          await transition.ready;
        } catch (error) {
          moved.push("skipped");
          throw error;
        }
        for (const { effect } of document.getAnimations()) {
          if (effect instanceof KeyframeEffect && effect.pseudoElement) {
            moved.push(effect.pseudoElement);
          }
        }
        return transition;
      };
      Object.defineProperty(transition, "ready", { value: listen() });
      if (window.watched.skips) transition.skipTransition();
      return transition;
    };
  });
}

const watched = (page: Page) => page.evaluate(() => window.watched);
const OPENING = "::view-transition-group(meal-picture)";

const DISHES = ["Leek soup", "Bean stew", "Apple crumble"];

/** Stores forty of the cook's own recipes, as if written earlier. */
async function writeRecipes(page: Page) {
  // The first pull reads everything, and removes what is only on the device.
  await isSynced(page);
  const uid = await uidOf(page);
  const rows = Array.from({ length: 40 }, (_, index) => {
    const id = `own-${index}`;
    const title = `${DISHES[index % DISHES.length]} ${index}`;
    const row = {
      id,
      title,
      blurb: "Of my own.",
      mealType: index % 2 === 0 ? "dinner" : "lunch",
      ingredients: [{ name: title.split(" ")[0], amount: "2" }],
      instructions: ["Cook it."],
      equipment: [],
      userId: uid,
      createdAt: 1_000 - index,
      updatedAt: 1_000 - index,
    };
    return { store: "personalRecipes", row };
  });
  await putRows(page, rows);
}

const card = (page: Page, title: string) => page.getByRole("link", { name: title, exact: true });
const cards = (page: Page) =>
  page.getByRole("list", { name: "Personal recipes" }).getByRole("listitem");

/** Opens a meal without the scrolling that a test's click may cause; resolves to its position. */
async function openInPlace(page: Page, title: string): Promise<number> {
  await scrollInto(card(page, title));
  const top = await card(page, title).evaluate((link: HTMLElement) => {
    const at = Math.round(scrollY);
    link.click();
    return at;
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return top;
}

test("search, filters and place in a grid are there again after a meal, by either way back", async ({
  page,
}) => {
  // A viewport too low for six tiles.
  await page.setViewportSize({ width: 390, height: 500 });
  await signUp(page, newAccount());
  await writeRecipes(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await openPersonalRecipes(page);

  await page.getByLabel("Search recipes").fill("bean");
  await setFilter(page, "Dinner");
  await expect(cards(page)).toHaveCount(6);
  const depth = await page.evaluate(() => history.length);
  const scrolled = await openInPlace(page, "Bean stew 28");
  expect(scrolled).toBeGreaterThan(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // The header's back does the same as the phone's: it removes a history entry, and adds none.
  await page.getByLabel("Back", { exact: true }).click();
  await expect(page).toHaveURL(/\/personal-recipes$/);
  await expect(page.getByLabel("Search recipes")).toHaveValue("bean");
  await expect(cards(page)).toHaveCount(6);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
  const again = await openInPlace(page, "Bean stew 28");
  await page.goBack();
  await expect(page.getByLabel("Search recipes")).toHaveValue("bean");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(again);
  expect(await page.evaluate(() => history.length)).toBe(depth + 1);

  // A reload loses neither the search nor the way back to it.
  await page.reload();
  await expect(page.getByLabel("Search recipes")).toHaveValue("bean");
  await expect(cards(page)).toHaveCount(6);
  await openInPlace(page, "Bean stew 28");
  await page.reload();
  await page.getByLabel("Back", { exact: true }).click();
  await expect(page.getByLabel("Search recipes")).toHaveValue("bean");
  expect(await page.evaluate(() => history.length)).toBe(depth + 1);

  // Deep in a long grid, the cards there are rendered, and those at its top are not.
  await page.getByLabel("Search recipes").fill("");
  await setFilter(page, "Dinner");
  await expect(card(page, "Leek soup 0")).toBeInViewport();
  await expect(card(page, "Leek soup 36")).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(card(page, "Leek soup 36")).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await expect(card(page, "Leek soup 0")).toHaveCount(0);
  const deep = await openInPlace(page, "Leek soup 36");
  await page.getByLabel("Back", { exact: true }).click();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(deep);
  await expect(card(page, "Leek soup 36")).toBeInViewport();

  // Opened anew, the screen starts fresh.
  await page.getByLabel("Back", { exact: true }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await openPersonalRecipes(page);
  await expect(card(page, "Leek soup 0")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // A link to the current screen adds no history entry, so a single back leaves the screen.
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole("link", { name: "User settings" }).click();
    await expect(page).toHaveURL(/\/user-settings$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/personal-recipes$/);
});

test("screens fade, a card opens into its recipe, and nothing rejects unheard", async ({
  page,
}) => {
  await watch(page);
  await signUp(page, newAccount());
  await writeRecipes(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore");
  await expect
    .poll(async () => (await watched(page)).moved.at(-1))
    .toContain("::view-transition-new(root)");
  await openPersonalRecipes(page);
  await card(page, "Leek soup 0").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leek soup 0");
  await expect.poll(async () => (await watched(page)).moved.at(-1)).toContain(OPENING);
  const opened = (await watched(page)).moved.length;
  await page.goBack();
  await expect(page).toHaveURL(/\/personal-recipes$/);
  await expect.poll(async () => (await watched(page)).moved.length).toBe(opened + 1);
  await expect.poll(async () => (await watched(page)).moved.at(-1)).toContain(OPENING);

  // Typing is no navigation, and changes that come too fast are not animated.
  const before = (await watched(page)).moved.length;
  await page.getByLabel("Search recipes").fill("bean");
  await expect(card(page, "Leek soup 0")).toHaveCount(0);
  expect((await watched(page)).moved).toHaveLength(before);
  await page.evaluate(async () => {
    window.watched.skips = true;
    for (const by of [-1, 1, -1, 1, -1]) {
      const arrived = new Promise((resolve) =>
        addEventListener("popstate", resolve, { once: true }),
      );
      history.go(by);
      await arrived;
    }
  });
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore");
  await expect.poll(async () => (await watched(page)).moved.at(-1)).toEqual(["skipped"]);
  expect((await watched(page)).unheard).toEqual([]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = (await watched(page)).moved.length;
  await page.getByLabel("Back", { exact: true }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /^Explore/ })).toBeVisible();
  expect((await watched(page)).moved).toHaveLength(still);
});

const tabs = (page: Page) => page.getByRole("navigation", { name: "Main" });
const tab = (page: Page, name: string) =>
  tabs(page).getByRole("link", { name: new RegExp(`^${name}`) });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The list of a plan of eight meals: 83 ingredients, 46 things to buy. */
const EIGHT_MEALS = [
  "lemon-courgette-spaghetti",
  "fattoush",
  "sheet-pan-gnocchi-tomato-mozzarella",
  "red-pepper-tomato-white-bean-soup",
  "roast-cod-potatoes-tomatoes",
  "minestrone-with-ditalini",
  "shakshuka",
  "pasta-e-ceci",
].map(demoMeal);
const PHONE_HEIGHT = 844;

test("tabs keep their place, and the shopping list is one tap away", async ({ page }) => {
  const account = newAccount();
  const list = addMeals({ ingredients: [], meals: [], updatedAt: 1 }, EIGHT_MEALS, 1);
  // A viewport far lower than the grid.
  await page.setViewportSize({ width: 390, height: 500 });
  await createCook(account, { shoppingList: list });
  await signIn(page, account);
  await isSynced(page);
  await writeRecipes(page);
  await expect(tab(page, "Home")).toHaveAttribute("aria-current", "page");
  await expect(tab(page, "List")).toHaveAccessibleName("List 46 to buy");

  await tab(page, "Explore").click();
  await openPersonalRecipes(page);
  await page.getByLabel("Search recipes").fill("bean");
  await expect(cards(page)).toHaveCount(13);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => top(page)).toBe(600);

  await tab(page, "List").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shopping List");
  // A screen has arrived when it is scrolled; a tap before that would still leave the last one.
  await expect.poll(() => top(page)).toBe(0);
  await test.step("the list of a plan of eight meals fits three phones", async () => {
    const toBuy = page.getByRole("region", { name: "To buy" });
    await expect(toBuy.getByRole("checkbox")).toHaveCount(46);
    // A first list asks once what is always at home. The other answer would take three rows off.
    await page.getByRole("button", { name: "Not always at home" }).click();
    await expect(page.getByText("always at home?")).toHaveCount(0);
    // Off-screen rows are laid out lazily; until then their height is an estimate.
    for (const row of await toBuy.getByRole("listitem").all()) await row.scrollIntoViewIfNeeded();
    const end = await toBuy.evaluate((list) => list.getBoundingClientRect().bottom + scrollY);
    expect(end).toBeLessThanOrEqual(3 * PHONE_HEIGHT);
    await page.evaluate(() => scrollTo(0, 0));
  });
  await itemOf(page, "Garlic").click();
  await expect(tab(page, "List")).toHaveAccessibleName("List 45 to buy");

  await test.step("back in a tab: its screen, its search, its scroll", async () => {
    await tab(page, "Explore").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal Recipes");
    await expect(page.getByLabel("Search recipes")).toHaveValue("bean");
    await expect(cards(page)).toHaveCount(13);
    await expect.poll(() => top(page)).toBe(600);
    await expect(tab(page, "Explore")).toHaveAttribute("aria-current", "true");
    await expect(tabs(page).locator("[aria-current]")).toHaveCount(1);
  });

  await test.step("settings belong to no tab, and lead back into each", async () => {
    // A test's click may scroll the page to reach a button of the header, which stays in view.
    await page
      .getByRole("link", { name: "User settings" })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await expect.poll(() => top(page)).toBe(0);
    await expect(tabs(page).locator("[aria-current]")).toHaveCount(0);
    await tab(page, "Explore").click();
    await expect(page.getByLabel("Search recipes")).toHaveValue("bean");
    await expect.poll(() => top(page)).toBe(600);
  });

  await test.step("the tab of the list always opens the list", async () => {
    await tab(page, "List").click();
    await page.getByRole("button", { name: "More for this list" }).click();
    await page.getByRole("link", { name: "Shops and staples" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shops");
    await tab(page, "Explore").click();
    await expect(page.getByLabel("Search recipes")).toHaveValue("bean");
    await tab(page, "List").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shopping List");
    await tab(page, "Explore").click();
    await expect.poll(() => top(page)).toBe(600);
  });

  await test.step("cooking mode and dialogs are without them", async () => {
    await openInPlace(page, "Bean stew 28");
    await expect(tabs(page)).toHaveCount(0);
    await page.getByLabel("Back", { exact: true }).click();
    await expect(tab(page, "Explore")).toBeVisible();
    await page.getByRole("button", { name: "Report an issue" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(tabs(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(tab(page, "Explore")).toBeVisible();
  });

  await test.step("the tab one is in leads to its first screen, and then to its top", async () => {
    await tab(page, "Explore").click();
    await expect(page).toHaveURL(/\/explore$/);
    await expect(tab(page, "Explore")).toHaveAttribute("aria-current", "page");
    // The screen has arrived; it would be scrolled to its top after what follows.
    await expect.poll(() => top(page)).toBe(0);
    await page.setViewportSize({ width: 390, height: 500 });
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(() => top(page)).toBe(100);
    await tab(page, "Explore").click();
    await expect.poll(() => top(page)).toBe(0);
  });

  await test.step("a wide page has them beside its content", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const rail = await tabs(page).boundingBox();
    const content = await page.getByRole("main").boundingBox();
    expect(rail).toMatchObject({ x: 0, y: 0, height: 800 });
    expect(content?.x).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? Infinity));
  });
});

/** Whether a frame was without both the opening and a screen. */
declare global {
  interface Window {
    blanks: number;
  }
}

test("a screen that is opened again begins with what is stored by then", async ({
  page,
  context,
}) => {
  const account = newAccount();
  await createCook(account, { shoppingList: listOf({ Soup: ["leek", "carrot"] }) });
  const lost = await watchTicks(context);
  await signIn(page, account);
  await openList(page);
  for (const name of ["leek", "carrot"]) {
    await tick(page, name);
    await page.getByRole("navigation").getByRole("link", { name: /^Eat/ }).click();
    await expect(page).toHaveURL(/\/eat$/);
    await openList(page);
    await expect(itemOf(page, name)).toBeChecked();
  }
  expect(await lost(page)).toEqual([]);
});

test("from the first paint on there is the opening, until there is a screen", async ({ page }) => {
  await signUp(page, newAccount());
  await page.addInitScript(() => {
    window.blanks = 0;
    const look = () => {
      const root = document.getElementById("root");
      const drawn = root && getComputedStyle(root, "::before").content !== "none";
      const shown = document.querySelector(".opening, h1") !== null;
      if (root && !drawn && !shown) window.blanks += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ["/", "/shopping-list"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => window.blanks)).toBe(0);
  }
});
