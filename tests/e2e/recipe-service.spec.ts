import type { Page } from "@playwright/test";

import { newAccount, signUp, uidOf } from "./account.ts";
import { alterRequests } from "./altered-requests.ts";
import { deleteAccount } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

/**
 * Every message of the two calls, in its red box. The service itself refuses requests that are
 * changed on their way; only answers that it never gives are made up.
 */

const IDEAS = "**/v1/recipes/get-meal-ideas";
const RECIPES = "**/v1/recipes/get-full-recipes";

async function answer(page: Page, url: string, status: number, body: string) {
  await page.route(url, (route) =>
    route.fulfill({ status, contentType: "application/json", body }),
  );
  return () => page.unroute(url);
}

/** The colour behind an element's words: red, green and blue, 0–255. */
function colourOf(element: Element): [number, number, number] {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("No canvas");
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

test("what goes wrong with ideas and recipes is told in a red box", async ({ page }) => {
  await signUp(page, newAccount());
  const uid = await uidOf(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore/ })
    .click();
  await page.getByRole("link", { name: /Single Meal Generation/ }).click();
  const alert = page.getByRole("alert");
  const retry = page.getByRole("button", { name: "Try again", exact: true });
  /** Tries again while `wrong` is in force, and expects the message. */
  const isTold = async (wrong: Promise<() => Promise<void>>, message: string) => {
    const asItWas = await wrong;
    await retry.click();
    await expect(alert).toContainText(message);
    await asItWas();
  };

  const first = await answer(page, IDEAS, 503, "");
  await page.getByRole("link", { name: /^Dinner/ }).click();
  await expect(alert).toContainText("Failed to fetch meal ideas: 503");
  await first();
  const [red, green, blue] = await alert.evaluate(colourOf);
  expect(red).toBeGreaterThan(Math.max(green, blue) + 5);

  await test.step("ideas: 401 without a uid", async () => {
    const wrong = alterRequests(page, IDEAS, (body) => ({ ...body, uid: undefined }));
    await isTold(wrong, "User not authenticated");
  });
  await test.step("ideas: 401 for an account that is gone", async () => {
    const wrong = answer(page, IDEAS, 401, '{"error":"User not found"}');
    await isTold(wrong, "User account not found");
  });
  await test.step("ideas: any other 401", async () => {
    const wrong = answer(page, IDEAS, 401, '{"error":"Token expired"}');
    await isTold(wrong, "Authentication failed");
  });
  await test.step("ideas: the answer's own error", async () => {
    const wrong = alterRequests(page, IDEAS, (body) => ({ ...body, count: 0 }));
    await isTold(wrong, "Count must be a whole number from 1 to 20");
  });

  await retry.click();
  await page
    .getByRole("button", { name: /^Select(ed)? / })
    .first()
    .click();
  const broken = await answer(page, RECIPES, 502, "<html>");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(alert).toContainText("Failed to fetch full recipes: 502");
  await expect(page.getByText("No Recipes Generated")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await broken();

  /** Changes the single idea that is sent, or replaces it. */
  const withIdeas = (change: (idea: object) => unknown[]) =>
    alterRequests(page, RECIPES, (body) => ({
      ...body,
      ideas: change((body["ideas"] as [object])[0]),
    }));
  await test.step("recipes: no ideas, or more than 10", async () => {
    const message = "Provide 1–10 ideas with title and blurb";
    await isTold(
      withIdeas(() => []),
      message,
    );
    await isTold(
      withIdeas((idea) => Array.from({ length: 11 }, () => idea)),
      message,
    );
  });
  await test.step("recipes: an idea without its meal type", async () => {
    const wrong = withIdeas((idea) => [{ ...idea, mealType: undefined }]);
    await isTold(wrong, "Each idea must include title, blurb, and mealType");
  });
  await test.step("recipes: a long title, a long blurb", async () => {
    const title = withIdeas((idea) => [{ ...idea, title: "t".repeat(121) }]);
    await isTold(title, "Title must be 120 characters or less");
    const blurb = withIdeas((idea) => [{ ...idea, blurb: "b".repeat(281) }]);
    await isTold(blurb, "Blurb must be 280 characters or less");
  });
  await test.step("recipes: 401 without a uid, and any other", async () => {
    await isTold(
      alterRequests(page, RECIPES, (body) => ({ ...body, uid: undefined })),
      "User not authenticated",
    );
    await isTold(answer(page, RECIPES, 401, ""), "Authentication failed");
  });

  await test.step("recipes: the account is gone", async () => {
    await deleteAccount(uid);
    await retry.click();
    await expect(alert).toContainText("User account not found");
  });
});
