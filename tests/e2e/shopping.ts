import { expect, type BrowserContext, type Page } from "@playwright/test";

import type { ShoppingList } from "../../src/domain/user-document.ts";

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

/**
 * Records, in every page of the context, the items of the list that are seen unticked after they
 * were seen ticked, also after a reload. Resolves to what reads their names.
 */
export async function watchTicks(
  context: BrowserContext,
): Promise<(page: Page) => Promise<string[]>> {
  await context.addInitScript(() => {
    const KEPT = "test.ticks";
    const ticked = new Set(JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[]);
    const lost = new Set<string>();
    Object.assign(window, { lostTicks: lost });
    const look = () => {
      for (const input of document.querySelectorAll<HTMLInputElement>(
        "main li input[type=checkbox]",
      )) {
        const name = input.labels?.[0]?.textContent ?? "";
        if (input.checked && !ticked.has(name)) {
          ticked.add(name);
          localStorage.setItem(KEPT, JSON.stringify([...ticked]));
        } else if (!input.checked && ticked.has(name)) lost.add(name);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return (page) =>
    page.evaluate(() => [...(window as unknown as { lostTicks: Set<string> }).lostTicks]);
}
