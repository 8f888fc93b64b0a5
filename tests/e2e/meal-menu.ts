import { expect, type Page } from "@playwright/test";

/** The button of a meal card's menu. */
export function menuOf(page: Page, title: string) {
  return page.getByRole("button", { name: `More for ${title}`, exact: true });
}

/** Opens the menu of a meal's card. */
export async function openMenu(page: Page, title: string) {
  await menuOf(page, title).click();
  return page.getByRole("dialog", { name: title, exact: true });
}

/** Chooses an action or a link from the menu of a meal's card, which closes it. */
export async function chooseFromMenu(page: Page, title: string, action: string): Promise<void> {
  const menu = await openMenu(page, title);
  const byName = { name: action, exact: true };
  await menu.getByRole("button", byName).or(menu.getByRole("link", byName)).click();
  await expect(menu).toHaveCount(0);
}

/** The card of a meal, which says where the meal is: "Current meal", "On the list". */
export function cardOf(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: menuOf(page, title) });
}

/** Opens the filters of a grid, sets or unsets one, and shows what is found. */
export async function setFilter(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Filters/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name, exact: true }).click();
  await sheet.getByRole("button", { name: /^Show / }).click();
}
