import type { Page } from "@playwright/test";

import { expect } from "./test.ts";

/**
 * Opens the cook's own recipes from Explore, and waits for them: Explore has a search field and cards of
 * the same names, which a quick test would take for theirs.
 */
export async function openPersonalRecipes(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /Personal Recipes/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal Recipes");
}
