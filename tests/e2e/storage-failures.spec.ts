import type { Locator, Page } from "@playwright/test";

import { DEMO_PLANS } from "../support/demo-kitchen.ts";
import { demoMeal } from "../support/demo-meals.ts";
import { shareDemoCook } from "./demo-cook.ts";
import { chooseFromMenu } from "./meal-menu.ts";
import { expect, test } from "./test.ts";

/** The messages for a change that can't be stored on the device: in a toast, or in place. */

const ana = shareDemoCook();

/**
 * Upgrades the database as a newer app would: this page's connection is closed, and may not write again.
 * A reload opens the upgraded database.
 */
async function takeDatabase(page: Page, uid: string) {
  await page.evaluate(async (name) => {
    const open = (version?: number) =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open(name, version);
        asked.addEventListener("error", () => reject(new Error("The database can't be opened")));
        asked.addEventListener("success", () => {
          asked.result.close();
          resolve(asked.result.version);
        });
      });
    await open((await open()) + 1);
  }, `simmer:${uid}`);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const toast = (page: Page) => page.getByRole("region", { name: "Messages" });
const alert = (page: Page) => page.getByRole("alert");

interface Failure {
  path: string;
  /** Goes to the place of the change while everything still works. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  where?: (page: Page) => Locator;
  message: string;
}

/** By key, because the prompt to reload now covers the button. */
const press = (page: Page, name: string) => button(page, name).press("Enter");

const bowl = demoMeal("watermelon-feta-chickpea-bowl").title;
const shakshuka = demoMeal("shakshuka").title;

const FAILURES: readonly Failure[] = [
  {
    path: "/all-ai-meals",
    // What others share comes after the cook's own documents.
    prepare: (page) => expect(button(page, `Favorite: ${bowl}`)).toBeVisible(),
    act: (page) => button(page, `Favorite: ${bowl}`).click(),
    message: "Failed to add to favorites",
  },
  {
    path: "/favorite-meals",
    act: (page) => button(page, `Favorite: ${shakshuka}`).click(),
    message: "Failed to remove from favorites",
  },
  {
    path: "/all-ai-meals",
    act: (page) => chooseFromMenu(page, bowl, "Add to current meals"),
    message: "Failed to add to current meals",
  },
  {
    path: "/personal-recipes",
    act: (page) => chooseFromMenu(page, "Sunday flatbreads", "Remove from current meals"),
    message: "Failed to remove from current meals",
  },
  {
    path: "/all-ai-meals",
    act: (page) => chooseFromMenu(page, bowl, "Add to shopping list"),
    message: "Failed to add to shopping list",
  },
  {
    path: "/shopping-list",
    act: (page) =>
      page.getByRole("region", { name: "To buy" }).getByRole("checkbox").first().click(),
    message: "Failed to update shopping list",
  },
  {
    path: "/shopping-list",
    act: async (page) => {
      await page.getByRole("textbox", { name: "Add to the list" }).fill("2 l milk");
      await page.keyboard.press("Enter");
    },
    message: "Failed to put it on the shopping list",
  },
  {
    path: "/shopping-list",
    act: (page) =>
      button(page, /^Remove .* from the list$/)
        .first()
        .click(),
    message: "Failed to remove meal from shopping list",
  },
  {
    path: "/all-meal-plans",
    act: (page) =>
      button(page, /^Delete /)
        .last()
        .click(),
    // Beside the plan to delete, not at the top of a long list.
    where: (page) =>
      page.getByRole("list", { name: "Completed" }).getByRole("listitem").last().getByRole("alert"),
    message: "Failed to delete meal plan. Please try again.",
  },
  {
    path: "/eat",
    act: (page) =>
      button(page, /^Eaten: /)
        .first()
        .click(),
    message: "Your stored meals could not be changed",
  },
  {
    path: `/plan/${DEMO_PLANS.current}/demo-fattoush/track`,
    act: (page) => press(page, "Save"),
    message: "This meal could not be logged",
  },
  {
    path: "/allergies-diet",
    act: (page) => button(page, "Sesame").click(),
    message: "Your choices could not be kept",
  },
  {
    path: "/upload-recipe?duplicate=demo-own-stew",
    act: (page) => press(page, "Upload Recipe"),
    where: alert,
    message: "Failed to upload recipe",
  },
  {
    path: "/eat",
    prepare: async (page) => {
      await button(page, "Report an issue").click();
      await page.getByRole("dialog").getByRole("textbox").fill("It broke");
    },
    act: (page) => press(page, "Send"),
    where: alert,
    message: "Your report could not be sent",
  },
  // In an open dialog, whose words and fields stay.
  {
    path: "/shopping-list",
    prepare: (page) =>
      button(page, /^What .* is for$/)
        .first()
        .click(),
    act: async (page) => {
      await page.getByRole("dialog").getByRole("combobox").selectOption({ index: 2 });
    },
    message: "How you shop could not be kept",
  },
  {
    path: "/shopping-list",
    prepare: (page) =>
      button(page, /^What .* is for$/)
        .first()
        .click(),
    act: (page) => button(page, "I always have it at home").click(),
    message: "How you shop could not be kept",
  },
  {
    path: `/plan/${DEMO_PLANS.current}`,
    prepare: async (page) => {
      await button(page, /^(Name this plan|Rename)$/).click();
      await page.getByRole("dialog").getByRole("textbox").fill("Guests");
    },
    act: (page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click(),
    message: "Failed to change meal plan",
  },
  {
    path: `/plan/${DEMO_PLANS.current}`,
    prepare: async (page) => {
      await button(page, "Edit plan").click();
      await button(page, /^Swap /)
        .first()
        .click();
      await expect(button(page, /^Swap in /).first()).toBeVisible();
    },
    act: (page) =>
      button(page, /^Swap in /)
        .first()
        .click(),
    message: "Failed to change meal plan",
  },
  {
    path: `/plan/${DEMO_PLANS.current}/demo-fattoush`,
    prepare: (page) => button(page, "Add a note of your own").click(),
    act: (page) => page.getByRole("textbox", { name: "Your note" }).fill("Twice the dill."),
    message: "Your note could not be kept",
  },
  {
    path: `/plan/${DEMO_PLANS.current}/demo-fattoush`,
    act: (page) => button(page, "Increase Serves").click(),
    message: "For how many this is cooked could not be changed",
  },
  {
    path: "/eat",
    prepare: async (page) => {
      await button(page, /^More for /)
        .first()
        .click();
      await button(page, "Edit number, place or day").click();
      const places = page.getByRole("dialog").getByRole("radio");
      await places.and(page.locator(":not(:checked)")).first().check();
    },
    act: (page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click(),
    message: "Your stored meals could not be changed",
  },
  {
    path: "/single-meal-generation",
    prepare: async (page) => {
      await page.getByRole("link", { name: /^Lunch/ }).click();
      await button(page, /^Select(ed)? /)
        .first()
        .click();
      await button(page, "Continue").click();
      await expect(button(page, "Save")).toBeEnabled();
    },
    act: (page) => press(page, "Save"),
    message: "Failed to save AI meal plan",
  },
  // Last, since the timer runs on.
  {
    path: `/plan/${DEMO_PLANS.current}/demo-fattoush`,
    prepare: async (page) => {
      await button(page, "Start").click();
      await button(page, /^While you cook/).click();
      await button(page, "New timer").click();
      await button(page, "Add 10 minutes").click();
      await button(page, "Start 10 min timer").click();
      await page.getByRole("list", { name: "Timers" }).getByRole("button").click();
    },
    act: (page) => button(page, /^Stop: /).click(),
    message: "The timer could not be changed",
  },
];

test("every change that can't be stored says so, and the screen stays", async () => {
  const { page, uid } = ana();
  // Leaving an unfinished plan asks first, which is not tested here.
  page.on("dialog", (dialog) => void dialog.accept());
  for (const { path, prepare, act, where = toast, message } of FAILURES) {
    await test.step(message, async () => {
      await page.goto(path);
      await prepare?.(page);
      await expect(page.locator("h1")).toBeVisible();
      await takeDatabase(page, uid);
      await act(page);
      await expect(where(page)).toContainText(message);
      await expect(where(page)).toContainText("Simmer has been updated: reload to go on.");
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
      // Nothing lies over it, an open dialog neither.
      if (where === toast) await button(page, "Dismiss message").last().click({ trial: true });
    });
  }
});
