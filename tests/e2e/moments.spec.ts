import type { Page } from "@playwright/test";

import { isSynced, newAccount, signUp, uidOf } from "./account.ts";
import { listServerFields } from "./server.ts";
import { expect, MOVING, test, UNINSTALLED } from "./test.ts";

test.use({ ...UNINSTALLED, ...MOVING });

/** Timers: the clock is frozen, and the test advances it. */

/**
 * Stops the page's clock half a minute ahead, because that much may pass on a busy machine until it
 * stops. Needs `page.clock.install()` before the page is opened.
 */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
}

test("a recipe is written down, cooked by its timers, and a report is sent", async ({ page }) => {
  const account = newAccount();
  await page.clock.install();
  await signUp(page, account);
  const uid = await uidOf(page);
  const upload = page.getByRole("button", { name: "Upload Recipe" });
  const title = "Slow Leeks";

  await test.step("a recipe needs title, description, whole ingredients and whole steps", async () => {
    await page.goto("/upload-recipe");
    await expect(page.getByRole("radio", { name: "Dinner" })).toBeChecked();
    await upload.click();
    await expect(page.getByText("Recipe title is required")).toBeVisible();
    await page.getByLabel("Title").fill(title);
    await upload.click();
    await expect(page.getByText("Recipe description is required")).toBeVisible();
    await page.getByLabel("Description").fill("Worth the wait.");
    await page.getByLabel("Ingredient 1 name").fill("leeks");
    await upload.click();
    await expect(page.getByText("All ingredients must have both name and amount")).toBeVisible();
    await page.getByLabel("Ingredient 1 amount").fill("4");
    await upload.click();
    await expect(page.getByText("All instructions must be filled out")).toBeVisible();
  });

  await test.step("rows can be removed while more than one remains", async () => {
    for (const row of ["ingredient", "step"]) {
      const remove = page.getByRole("button", { name: new RegExp(`^Remove ${row} `) });
      await expect(remove).toHaveCount(0);
      await page.getByRole("button", { name: `Add ${row}` }).click();
      await expect(remove).toHaveCount(2);
      await remove.nth(1).click();
      await expect(remove).toHaveCount(0);
    }
  });

  await test.step("saved, it leads to the own recipes after 1.5 seconds", async () => {
    await page
      .getByLabel("Step 1", { exact: true })
      .fill("Fry for 30 sec, stew for 2 minutes, rest for 1 hr.");
    await page.getByRole("button", { name: "Oven", exact: true }).click();
    await stopClock(page);
    await upload.click();
    await expect(page.getByText("Recipe saved")).toBeVisible();
    await page.clock.runFor(1_400);
    await expect(page).toHaveURL(/\/upload-recipe$/);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/personal-recipes$/);
    await isSynced(page);
    const [recipe] = await listServerFields(`users/${uid}/personalRecipes`);
    expect(recipe).toMatchObject({
      userId: uid,
      title,
      blurb: "Worth the wait.",
      mealType: "dinner",
      equipment: ["oven"],
      ingredients: [{ name: "leeks", amount: "4" }],
    });
  });

  await test.step("times in a step are timers, and count down by the second", async () => {
    await page.getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    for (const time of ["30 sec", "2 minutes", "1 hr"]) {
      await expect(page.getByRole("button", { name: `${time}: start timer` })).toBeVisible();
    }
    await page.getByRole("button", { name: "2 minutes: start timer" }).click();
    const timer = page.getByRole("timer");
    await expect(timer).toContainText("1:5");
    await stopClock(page);
    const left = async () => Number(/1:(\d\d)/.exec(await timer.innerText())?.[1]);
    const before = await left();
    for (const seconds of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      await expect.poll(left).toBe(before - seconds);
    }
    await page.clock.resume();
  });

  await test.step("a report needs words, says thanks for 2 seconds, and reaches the server", async () => {
    const dialog = page.getByRole("dialog", { name: "Report an Issue" });
    await page.getByRole("button", { name: "Report an issue" }).click();
    await dialog.getByRole("textbox").fill("   ");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText("Please tell us what happened")).toBeVisible();
    await dialog.getByRole("textbox").fill("  The leeks burnt.  ");
    await stopClock(page);
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText("Thank you")).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(dialog.getByText("Thank you")).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog).toBeHidden();
    await page.clock.resume();
    await isSynced(page);
    const sent = (await listServerFields("feedback")).filter((each) => each["uid"] === uid);
    expect(sent).toHaveLength(1);
    const { pathname } = new URL(page.url());
    expect(sent[0]).toMatchObject({ text: "The leeks burnt.", url: pathname, uid });
    expect(Math.abs(Number(sent[0]?.["timestamp"]) - Date.now())).toBeLessThan(600_000);
  });
});
