import type { Locator, Page } from "@playwright/test";

import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/**
 * The main job without a pointer: every control can be reached by Tab, shows its focus, and works.
 */

/** Presses Tab until `target` has the focus, and expects the focus to be visible. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

async function press(page: Page, target: Locator, key: "Enter" | "Space" = "Enter") {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function fill(page: Page, label: string, text: string) {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const card = (page: Page, name: RegExp) => page.getByRole("main").getByRole("link", { name });

/** Expects the focus on the new screen's title, and the page to be named after it. */
async function arrive(page: Page, title: string | RegExp) {
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${await heading.innerText()} · Simmer`);
}

async function chooseIdeas(page: Page) {
  for (const index of [0, 1]) {
    await press(page, button(page, /^Select(ed)? /).nth(index), index === 0 ? "Enter" : "Space");
    await expect(button(page, /^Select(ed)? /).nth(index)).toHaveAttribute("aria-pressed", "true");
  }
  await press(page, button(page, "Continue"));
}

test("plan, shop, cook and log with the keyboard alone", async ({ page }) => {
  await page.goto("/login");
  await press(page, link(page, "Sign up"));
  await arrive(page, "Start your kitchen");
  await fill(page, "Display name", "Kim");
  await fill(page, "Email", `kim-${Date.now()}@example.com`);
  await fill(page, "Password", "leek-and-potato");
  await fill(page, "Confirm password", "leek-and-potato");
  await page.keyboard.press("Enter");
  await arrive(page, "What do you avoid?");
  await press(page, button(page, "Skip all"));
  await arrive(page, "What’s cooking?");

  await press(page, card(page, /^Explore/));
  await arrive(page, "Explore");
  await press(page, link(page, /Create AI Meal Plan/));
  await arrive(page, "Create AI Meal Plan");
  const duration = page.getByRole("spinbutton", { name: "Duration" });
  await reach(page, duration);
  for (const _ of [7, 6, 5]) await page.keyboard.press("ArrowDown");
  await expect(duration).toHaveValue("4");
  await press(page, button(page, "Continue"));
  await arrive(page, "Dinner Ideas");
  await chooseIdeas(page);

  await arrive(page, "Review Your Plan");
  const save = button(page, "Save");
  await expect(save).toBeEnabled();
  await press(page, save);
  await arrive(page, "What’s cooking?");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(
    "Your meal plan is saved",
  );

  await press(page, card(page, /^Cook/));
  await press(page, link(page, /Shopping List/));
  await arrive(page, "Shopping List");
  const firstItem = page.getByRole("region", { name: "To buy" }).getByRole("checkbox").first();
  await press(page, firstItem, "Space");
  await expect(
    page.getByRole("region", { name: "In the basket" }).getByRole("checkbox"),
  ).toHaveCount(1);

  await press(page, link(page, "Back"));
  await arrive(page, "Cook");
  await press(page, link(page, /Current AI Meal Plan/));
  await arrive(page, /^Week of \d+ \w+$/);
  const recipe = page.getByRole("list", { name: "Recipes" }).getByRole("link").first();
  const title = await recipe.innerText();
  await press(page, recipe);
  await arrive(page, title);
  await press(page, button(page, "Start"));
  while (!(await link(page, "Log this meal").isVisible())) await page.keyboard.press("ArrowRight");
  await press(page, link(page, "Log this meal"));
  await arrive(page, "Log this meal");

  await press(page, page.getByRole("radio", { name: "1 star", exact: true }), "Space");
  for (const stars of [2, 3, 4, 5]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: `${stars} stars` })).toBeChecked();
  }
  await press(page, button(page, "Favorite"), "Space");
  await reach(page, page.getByRole("switch", { name: "Share this meal" }));
  await reach(page, page.getByRole("spinbutton", { name: "Fridge portions" }));
  await page.keyboard.press("ArrowUp");
  await press(page, button(page, "Save"));
  await arrive(page, "What’s cooking?");
  await press(page, card(page, /^Eat/));
  await expect(page.getByRole("region", { name: "Fridge" })).toContainText(title);
  await expect(page.getByRole("region", { name: "Fridge" })).toContainText("3 portions");
});

test("a dialog keeps the focus, Esc closes it and gives the focus back", async ({ page }) => {
  await page.goto("/signup");
  await fill(page, "Display name", "Sam");
  await fill(page, "Email", `sam-${Date.now()}@example.com`);
  await fill(page, "Password", "leek-and-potato");
  await fill(page, "Confirm password", "leek-and-potato");
  await page.keyboard.press("Enter");
  await arrive(page, "What do you avoid?");

  const report = button(page, "Report an issue");
  await press(page, report);
  const dialog = page.getByRole("dialog", { name: "Report an Issue" });
  await expect(dialog.getByRole("textbox")).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    // The browser's own controls may come in between, but nothing of the page behind.
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(report).toBeFocused();
});
