import type { Locator, Page } from "@playwright/test";

import { isControlled, isSynced, newAccount, signIn, signUpAsNew, uidOf } from "./account.ts";
import { readServerFields } from "./server.ts";
import { expect, test } from "./test.ts";

/** What a new cook is asked once, and how soon they have a plan. */

/** The most taps from the sign-up form to a saved plan. */
const TAPS_MOST = 12;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const avoided = (page: Page) => page.getByRole("region", { name: "What you avoid" });

async function isPressed(page: Page, pressed: Record<string, boolean>) {
  for (const [name, on] of Object.entries(pressed)) {
    await expect(button(page, name)).toHaveAttribute("aria-pressed", String(on));
  }
}

test("a new cook says what they avoid and has a plan in at most 12 taps, none of them typing", async ({
  page,
  context,
}) => {
  await signUpAsNew(page, newAccount());
  const uid = await uidOf(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const goOn = button(page, "Continue");

  await test.step("what is avoided is stored with the tap, offline too", async () => {
    await isSynced(page);
    await isControlled(page);
    await context.setOffline(true);
    await tap(button(page, "Peanuts"));
    await isPressed(page, { Peanuts: true });
    await expect(button(page, "Skip")).toHaveCount(0);
    await tap(goOn);
    await expect(title(page)).toHaveText("What does your kitchen have?");
  });

  await test.step("a sensible kitchen is unticked; a closed app and a reload come back to it", async () => {
    await isPressed(page, { Oven: true, Kettle: true, Wok: false });
    await page.goto("/");
    await expect(page).toHaveURL(/\/welcome\/kitchen$/);
    await tap(button(page, "Microwave"));
    await page.reload();
    await isPressed(page, { Oven: true, Microwave: false });
    await tap(goOn);
    await expect(title(page)).toHaveText("Your first meals");
    await context.setOffline(false);
    await isSynced(page);
    expect(await readServerFields(`users/${uid}`)).toMatchObject({
      allergies: ["peanuts"],
      cookingEquipment: [
        "frying_pan",
        "saucepan",
        "pot",
        "oven",
        "stove",
        "baking_sheet",
        "kettle",
      ],
    });
  });

  await test.step("what is avoided is shown before the ideas, and can be changed", async () => {
    await expect(avoided(page)).toContainText("No peanuts");
    await page.getByRole("link", { name: "Change what you avoid" }).click();
    await expect(title(page)).toHaveText("Allergies & Diet");
    await isPressed(page, { Peanuts: true, Eggs: false });
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(title(page)).toHaveText("Your first meals");
  });

  await test.step("ideas, review, saved", async () => {
    await tap(goOn);
    await expect(page).toHaveURL(/\/ai-meal-idea-generation\/dinner$/);
    for (const index of [0, 1, 2, 3]) {
      await tap(button(page, /^Select(ed)? /).nth(index));
      await expect(page.getByText(`${index + 1} of 4 chosen`)).toBeVisible();
    }
    await tap(goOn);
    await expect(button(page, "Save")).toBeEnabled();
    await tap(button(page, "Save"));
    await expect(page).toHaveURL(/\/$/);
    await expect(title(page)).toHaveText("What’s cooking?");
  });

  console.log(`From signing up to a saved plan, with an allergy and a missing tool: ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(TAPS_MOST);

  await test.step("it is over: home is home, and its screens lead to the lasting ones", async () => {
    await page.goto("/");
    await expect(title(page)).toHaveText("What’s cooking?");
    await page.goto("/welcome/avoid");
    await expect(page).toHaveURL(/\/allergies-diet$/);
  });
});

test("a first run that is skipped leaves everything open, and another device does not ask", async ({
  page,
  browser,
}) => {
  const account = newAccount();
  await signUpAsNew(page, account);
  const uid = await uidOf(page);
  const skip = button(page, "Skip");
  for (const step of [1, 2]) {
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
    await skip.click();
  }
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await expect(avoided(page)).toContainText("Nothing noted yet");
  await button(page, "Increase Duration").click();
  await skip.click();
  await expect(title(page)).toHaveText("What’s cooking?");
  await isSynced(page);
  expect(await readServerFields(`users/${uid}`)).toMatchObject({
    allergies: [],
    diet: [],
    cookingEquipment: [],
    lastPlanDefaults: { durationDays: 0, mealsPerDay: [], peopleCount: 0 },
  });

  await test.step("home asks again, and is where saying it leads back to", async () => {
    for (const question of ["Say what you avoid", "Say what your kitchen has"]) {
      await page.getByRole("link", { name: question }).click();
      await page.getByRole("link", { name: "Back", exact: true }).click();
      await expect(title(page)).toHaveText("What’s cooking?");
    }
  });

  for (const [path, named] of [
    ["/meal-plan-setup", "Create AI Meal Plan"],
    ["/single-meal-generation", "Single Meal Generation"],
  ] as const) {
    await test.step(`${path} says that nothing is noted, and one tap notes it`, async () => {
      await page.goto("/explore");
      await page.getByRole("link", { name: new RegExp(`^${named}`) }).click();
      await expect(title(page)).toHaveText(named);
      await expect(avoided(page)).toContainText("Nothing noted yet");
      await page.getByRole("link", { name: "Add what you avoid" }).click();
      await button(page, "Eggs").click();
      await isPressed(page, { Eggs: true });
      await page.getByRole("link", { name: "Back", exact: true }).click();
      await expect(title(page)).toHaveText(named);
      await expect(avoided(page)).toContainText("No eggs");
      await page.getByRole("link", { name: "Change what you avoid" }).click();
      await button(page, "Eggs").click();
      await isPressed(page, { Eggs: false });
      // A chip answers at once. The form shows what is stored, and the next address loads the app anew.
      await page.getByRole("link", { name: "Back", exact: true }).click();
      await expect(avoided(page)).toContainText("Nothing noted yet");
    });
  }

  const tablet = await (await browser.newContext()).newPage();
  await signIn(tablet, account);
  await isSynced(tablet);
  await tablet.reload();
  await expect(title(tablet)).toHaveText("What’s cooking?");
  await tablet.context().close();
});
