import type { Page } from "@playwright/test";

import { newAccount, signUp } from "./account.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/** Choosing ideas: each can be opened, and an unfinished choice is not lost by accident. */

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const select = (page: Page) => button(page, /^Select(ed)? /);

async function startPlan(page: Page) {
  await page.goto("/meal-plan-setup");
  await page.getByRole("spinbutton", { name: "Duration" }).fill("4");
  await page.getByRole("spinbutton", { name: "People" }).fill("2");
  await button(page, "Continue").click();
  await expect(select(page)).toHaveCount(10);
}

const ideas = (page: Page) => page.getByRole("list", { name: "Ideas" }).getByRole("listitem");

/** Opens the detail of the idea at `index` by a tap on its words; resolves to its title. */
async function openIdea(page: Page, index: number): Promise<string> {
  const title = await ideas(page).nth(index).getByRole("heading").innerText();
  // The title's button covers all of the words and answers a tap on any of them.
  await ideas(page).nth(index).getByRole("paragraph").first().click({ force: true });
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  return title;
}

test("any idea opens, with its recipe for who asks; no more are chosen than are needed", async ({
  page,
}) => {
  const askedFor: string[][] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/get-full-recipes")) return;
    const body = request.postDataJSON() as { ideas: { title: string }[] };
    askedFor.push(body.ideas.map(({ title }) => title));
  });
  await signUp(page, newAccount());
  await startPlan(page);
  await expect(page.getByText("0 of 2 chosen")).toBeVisible();
  await expect(ideas(page).filter({ hasText: /About \d+ (min|h)/ })).toHaveCount(10);

  const first = await openIdea(page, 0);
  const detail = page.getByRole("dialog", { name: first });
  await button(page, "See the recipe").click();
  await expect(detail.getByText(/^\d+ ingredients?$/)).toBeVisible();
  expect(askedFor).toEqual([[first]]);
  await detail.getByRole("button", { name: "Select", exact: true }).click();
  await expect(detail).toHaveCount(0);
  await expect(page.getByText("1 of 2 chosen")).toBeVisible();
  await expect(button(page, `Selected ${first}`)).toHaveAttribute("aria-pressed", "true");

  await select(page).nth(1).click();
  await expect(page.getByText("2 of 2 chosen")).toBeVisible();
  await expect(select(page).nth(2)).toBeDisabled();
  const third = await openIdea(page, 2);
  await expect(
    page.getByRole("dialog", { name: third }).getByRole("button", { name: "Select", exact: true }),
  ).toBeDisabled();
  await button(page, "Reject").click();
  await expect(ideas(page)).toHaveCount(9);
  await button(page, "Undo").click();
  await expect(ideas(page)).toHaveCount(10);

  // The title's button covers the picture too.
  await ideas(page).nth(0).locator("svg, img").first().click({ force: true });
  await expect(page.getByRole("dialog", { name: first })).toBeVisible();
  await expect(page.getByRole("dialog").getByText(/^\d+ ingredients?$/)).toBeVisible();
  await button(page, "Deselect").click();
  await expect(page.getByText("1 of 2 chosen")).toBeVisible();
  await button(page, `Select ${first}`).click();

  // A recipe that was opened is not requested again.
  await button(page, "Continue").click();
  await expect(button(page, "Save")).toBeEnabled();
  expect(askedFor).toHaveLength(2);
  expect(askedFor[1]).not.toContain(first);
  const recipes = page.getByRole("list", { name: "Recipes" });
  await expect(recipes.getByRole("heading", { level: 2 })).toHaveCount(2);
});

test("a plan under way is not left by accident, by back or by a link, and closing loses nothing of it", async ({
  page,
}) => {
  await signUp(page, newAccount());
  await startPlan(page);
  const cancel = page.getByRole("alertdialog", { name: "Cancel this plan?" });

  for (const place of ["the ideas", "the review"]) {
    await test.step(place, async () => {
      if (place === "the review") {
        await select(page).nth(0).click();
        await select(page).nth(1).click();
        await button(page, "Continue").click();
        await expect(page).toHaveURL(/ai-meal-plan-review/);
        await expect(button(page, "Save")).toBeEnabled();
      }
      // Closing the tab asks nothing: the plan is on the device (kept-drafts.spec.ts).
      const asksBeforeClosing = () =>
        page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
      await expect.poll(asksBeforeClosing).toBe(false);
    });
  }

  // Back from the review leads to the ideas with their choices; leaving from there asks first.
  await page.goBack();
  await expect(page.getByText("2 of 2 chosen")).toBeVisible();
  await page.goBack();
  await expect(cancel).toBeVisible();
  await button(page, "Keep planning").click();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByText("2 of 2 chosen")).toBeVisible();
  await expect(page).toHaveURL(/ai-meal-idea-generation/);

  await button(page, "Back").click();
  await expect(cancel).toBeVisible();
  await button(page, "Keep planning").click();
  await button(page, "Continue").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review Your Plan");
  await button(page, "Cancel").click();
  await expect(cancel).toBeVisible();
  await button(page, "Cancel plan").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create AI Meal Plan");
  await expect(page.getByText("You were choosing ideas")).toHaveCount(0);

  // Settings may be opened while planning; the draft stays.
  await button(page, "Continue").click();
  await expect(select(page)).toHaveCount(10);
  await select(page).first().click();
  await page.getByRole("link", { name: "User settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await button(page, "Back").click();
  await expect(page.getByText(/^1 of \d+ chosen$/)).toBeVisible();

  // So does a look at the list, and the tab leads back to the ideas.
  await page.getByRole("navigation").getByRole("link", { name: /^List/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shopping List");
  await page.getByRole("navigation").getByRole("link", { name: "Explore" }).click();
  await expect(page.getByText(/^1 of \d+ chosen$/)).toBeVisible();

  // A saved plan can't be lost: from the change of address on, closing asks nothing.
  const chosen = await page.getByText(/^1 of \d+ chosen$/).innerText();
  const needed = Number(/of (\d+)/.exec(chosen)?.[1]);
  for (let index = 1; index < needed; index += 1) await select(page).nth(index).click();
  await button(page, "Continue").click();
  await expect(button(page, "Save")).toBeEnabled();
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      push(...args);
      const closing = new Event("beforeunload", { cancelable: true });
      document.documentElement.dataset["asked"] = String(!window.dispatchEvent(closing));
    };
  });
  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("html")).toHaveAttribute("data-asked", "false");
});
