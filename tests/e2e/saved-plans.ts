import { expect, type Page } from "@playwright/test";

/** Plans dinners of two recipes for a signed-in cook and saves them; resolves to the plan's id. */
export async function saveTwoDinners(
  page: Page,
  { addToShoppingList = true }: { addToShoppingList?: boolean } = {},
): Promise<string> {
  await page.goto("/meal-plan-setup");
  await page.getByRole("spinbutton", { name: "Duration" }).fill("4");
  await page.getByRole("spinbutton", { name: "People" }).fill("2");
  await page.getByRole("button", { name: "Continue" }).click();
  const select = page.getByRole("button", { name: /^Select / });
  for (const index of [0, 1]) await select.nth(index).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Add ingredients to my shopping list").setChecked(addToShoppingList);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/cook");
  await page.getByRole("link", { name: /Current AI Meal Plan/ }).click();
  await expect(page).toHaveURL(/\/plan\//);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Logs every recipe of the plan on screen as cooked, without portions or stars. */
export async function cookAll(page: Page, planId: string): Promise<void> {
  const meals = page.getByRole("list", { name: "Recipes" }).getByRole("listitem");
  // The meals may not be drawn yet: a count of none would cook nothing, and no step would fail.
  await expect(meals).not.toHaveCount(0);
  const count = await meals.count();
  for (let index = 0; index < count; index += 1) {
    await page.goto(`/plan/${planId}`);
    await meals.nth(index).getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`/plan/${planId}/[^/]+$`));
    await page.goto(`${page.url()}/track`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  }
}
