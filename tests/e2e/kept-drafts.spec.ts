import type { Page } from "@playwright/test";

import { newAccount, signIn, signUp } from "./account.ts";
import { readRow } from "./device.ts";
import { chooseFromMenu } from "./meal-menu.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** Drafts are stored on the device: they survive a killed browser, and another tab signing out. */

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const begun = (page: Page) => page.getByText("Here is what you had begun");

/** Waits until a draft on the device contains this text: a real cook types more slowly. */
async function isKept(page: Page, key: string, words: string | RegExp): Promise<void> {
  const read = async () => JSON.stringify((await readRow(page, "drafts", key)) ?? null);
  await expect.poll(read).toMatch(words);
}

/** Kills the page's process, as a phone does with background apps, and reopens the app. */
async function kill(page: Page): Promise<Page> {
  const context = page.context();
  const crashed = page.waitForEvent("crash");
  void page.goto("chrome://crash").catch(() => undefined);
  await crashed;
  await page.close();
  return context.newPage();
}

async function fillRecipe(page: Page, title: string) {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("For cold days.");
  await page.getByLabel("Ingredient 1 name").fill("leeks");
  await page.getByLabel("Ingredient 1 amount").fill("3");
  await page.getByLabel("Step 1", { exact: true }).fill("Simmer for 20 minutes.");
}

test("a recipe form is there again after the browser was killed, until it is saved or discarded", async ({
  page: first,
}) => {
  let page = first;
  await signUp(page, newAccount());
  await page.goto("/upload-recipe");
  await fillRecipe(page, "Leek soup");
  await button(page, "Lunch")
    .or(page.getByRole("radio", { name: "Lunch" }))
    .first()
    .click();
  await isKept(page, "recipe:new", /Simmer for 20 minutes\..*/);

  page = await kill(page);
  await page.goto("/upload-recipe");
  await expect(begun(page)).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
  await expect(page.getByLabel("Ingredient 1 amount")).toHaveValue("3");
  await expect(page.getByLabel("Step 1", { exact: true })).toHaveValue("Simmer for 20 minutes.");

  await test.step("it is discarded, which can be undone", async () => {
    await button(page, "Start over").click();
    await expect(page.getByLabel("Title")).toHaveValue("");
    await button(page, "Undo").click();
    await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
  });

  await test.step("it is saved once, and the next form is empty", async () => {
    await button(page, "Upload Recipe").click();
    await expect(page).toHaveURL(/\/personal-recipes$/);
    await page.goto("/upload-recipe");
    await expect(page.getByLabel("Title")).toHaveValue("");
    await expect(begun(page)).toHaveCount(0);
  });

  await test.step("an edit belongs to its recipe", async () => {
    await page.goto("/personal-recipes");
    await chooseFromMenu(page, "Leek soup", "Edit");
    await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
    const editing = page.url();
    const key = `recipe:edit:${new URL(editing).searchParams.get("edit") ?? ""}`;
    await page.getByLabel("Title").fill("Leek and potato soup");
    await isKept(page, key, "Leek and potato soup");
    page = await kill(page);
    await page.goto("/upload-recipe");
    await expect(page.getByLabel("Title")).toHaveValue("");
    await page.goto(editing);
    await expect(page.getByLabel("Title")).toHaveValue("Leek and potato soup");
    await button(page, "Start over").click();
    await expect(page.getByLabel("Title")).toHaveValue("Leek soup");
  });
});

test("a plan that is being chosen is the same after a reload and a kill, at the ideas and at the review", async ({
  page: first,
}) => {
  let page = first;
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (/\/get-(meal-ideas|full-recipes)$/.test(request.url())) asked.push(request.url());
  });
  await signUp(page, newAccount());
  await page.goto("/meal-plan-setup");
  await page.getByRole("spinbutton", { name: "Duration" }).fill("9");
  await page.getByRole("spinbutton", { name: "People" }).fill("1");
  await button(page, "Lunch").click();
  await button(page, "Dinner").click();
  await button(page, "Continue").click();

  const promise = page.getByText("Choose 3 ideas for 9 serves of lunch. Each makes 4.");
  const select = (on: Page) => button(on, /^Select(ed)? /);
  await expect(promise).toBeVisible();
  await expect(select(page)).toHaveCount(10);
  const titles = () =>
    page.getByRole("list", { name: "Ideas" }).getByRole("heading").allInnerTexts();
  await select(page).nth(0).click();
  await select(page).nth(1).click();
  await button(page, /^Reject /)
    .nth(2)
    .click();
  await expect(page.getByText("2 of 3 chosen")).toBeVisible();
  const shown = await titles();
  expect(shown).toHaveLength(9);
  asked.length = 0;

  await page.reload();
  await expect(promise).toBeVisible();
  await expect(page.getByText("2 of 3 chosen")).toBeVisible();
  expect(await titles()).toEqual(shown);
  await select(page).nth(2).click();
  await button(page, "Continue").click();
  await expect(page).toHaveURL(/ai-meal-plan-review/);
  await expect(button(page, "Save")).toBeEnabled();
  expect(asked).toHaveLength(1);
  const recipes = (on: Page) =>
    on.getByRole("list", { name: "Recipes" }).getByRole("heading", { level: 2 });
  const written = await recipes(page).allInnerTexts();
  expect(written).toHaveLength(3);

  await test.step("the review is there without another request", async () => {
    await page.reload();
    await expect(button(page, "Save")).toBeEnabled();
    expect(await recipes(page).allInnerTexts()).toEqual(written);
    page = await kill(page);
    await page.goto("/meal-plan-setup");
    await page.getByRole("link", { name: "Go on with the recipes" }).click();
    await expect(button(page, "Save")).toBeEnabled();
    expect(await recipes(page).allInnerTexts()).toEqual(written);
    expect(asked).toHaveLength(1);
  });

  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/meal-plan-setup");
  await expect(page.getByRole("spinbutton", { name: "Duration" })).toHaveValue("9");
  await expect(page.getByText("You were choosing ideas")).toHaveCount(0);
});

test("what is half made stays for its cook when another tab signs out", async ({
  page,
  context,
}) => {
  const account = newAccount();
  await signUp(page, account);
  await page.goto("/upload-recipe");
  await fillRecipe(page, "Leek soup");
  await isKept(page, "recipe:new", "Simmer for 20 minutes");

  const other = await context.newPage();
  await other.goto("/user-settings");
  await expect(other.getByText("All changes saved")).toBeAttached();
  await button(other, "Sign Out").click();
  const dialog = other.getByRole("dialog");
  await expect(dialog).toContainText("1 draft you began and didn’t save is on this device alone");
  await dialog.getByRole("button", { name: "Sign out, keep it on this device" }).click();
  await expect(other.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();

  await signIn(other, account);
  await other.goto("/upload-recipe");
  await expect(other.getByLabel("Title")).toHaveValue("Leek soup");
});

test("a report and a portion that are being written are there again", async ({ page: first }) => {
  let page = first;
  await signUp(page, newAccount());
  await page.goto("/eat");
  await button(page, "Report an issue").click();
  await page.getByRole("dialog").getByRole("textbox").fill("The soup was cold");
  await isKept(page, "report:", "The soup was cold");
  page = await kill(page);
  await page.goto("/eat");
  await button(page, "Report an issue").click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue("The soup was cold");
  await button(page, "Send").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await button(page, "Add portions").click();
  await page.getByLabel("Name").fill("Grandma’s pie");
  await button(page, "Increase Portions").click();
  await isKept(page, "portions", /"count":2/);
  page = await kill(page);
  await page.goto("/eat");
  await button(page, "Add portions").click();
  await expect(page.getByLabel("Name")).toHaveValue("Grandma’s pie");
  await button(page, "Store").click();
  await expect(page.getByText("2 portions of Grandma’s pie in the fridge")).toBeVisible();
  await button(page, "Add portions").click();
  await expect(page.getByLabel("Name")).toHaveValue("");
});
