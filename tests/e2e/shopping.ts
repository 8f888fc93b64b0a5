import { expect, type Page } from "@playwright/test";

import type { ShoppingList } from "../../src/domain/entities.ts";

/** A list on which each meal, by its title, needs a few items. */
export function listOf(meals: Record<string, readonly string[]>): ShoppingList {
  return {
    meals: Object.keys(meals).map((title) => ({ id: title.toLowerCase(), title })),
    ingredients: Object.entries(meals).flatMap(([title, names]) =>
      names.map((name) => ({ mealId: title.toLowerCase(), name, amount: "1", bought: false })),
    ),
    updatedAt: 1,
  };
}

/** From any screen with tabs to the shopping list. */
export async function openList(page: Page): Promise<void> {
  await page.getByRole("navigation").getByRole("link", { name: /^List/ }).click();
  await expect(page.getByRole("list", { name: "Meals on this list" })).toBeVisible();
}

export function itemOf(page: Page, name: string) {
  return page.getByRole("checkbox", { name: new RegExp(name, "i") });
}

/**
 * Ticks an item and waits until the tick shows; its row then moves. The tick shows before it is
 * stored, and the header's status may still be the old one, so the server's state must be polled
 * for.
 */
export async function tick(page: Page, name: string): Promise<void> {
  await itemOf(page, name).click();
  await expect(itemOf(page, name)).toBeChecked();
}
