import { expect, type Page } from "@playwright/test";

import type { ShoppingList } from "../../src/domain/entities.ts";

/** A list on which each meal, by its title, needs a few things. */
export function listOf(meals: Record<string, readonly string[]>): ShoppingList {
  return {
    meals: Object.keys(meals).map((title) => ({ id: title.toLowerCase(), title })),
    ingredients: Object.entries(meals).flatMap(([title, names]) =>
      names.map((name) => ({ mealId: title.toLowerCase(), name, amount: "1", bought: false })),
    ),
    updatedAt: 1,
  };
}

/** From the home screen to the shopping list. */
export async function openList(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Cook/ }).click();
  await page.getByRole("link", { name: /Shopping List/ }).click();
  await expect(page.getByRole("list", { name: "Meals on this list" })).toBeVisible();
}

export function itemOf(page: Page, name: string) {
  return page.getByRole("checkbox", { name: new RegExp(name, "i") });
}

/**
 * Ticks an item and waits until it shows; its row moves meanwhile. That is before it is stored, and
 * the sign in the header may still speak of what was before: what the server is to have of it has to
 * be polled for.
 */
export async function tick(page: Page, name: string): Promise<void> {
  await itemOf(page, name).click();
  await expect(itemOf(page, name)).toBeChecked();
}
