import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { getPlan, savePlan } from "#db/repositories/plan-repository.ts";

import { dinner, openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { localDay } from "../-common/local-days.ts";
import { DayToggle } from "./day-choice.tsx";

test("a recipe of a plan that is not the current one is put on a day in that plan, and says so", async () => {
  const db = openKitchen();
  const soup = dinner("soup", "Nettle Soup");
  const recipes = [soup, dinner("pie", "Onion Pie")];
  const planId = await savePlan(db, { recipes, addToShoppingList: false });
  const others = [dinner("stew", "Stew"), dinner("rice", "Rice")];
  await savePlan(db, { recipes: others, addToShoppingList: false });
  await renderInKitchen(db, <DayToggle meal={soup} planId={planId} />);
  await page.getByRole("button", { name: "Pick a day: Nettle Soup" }).click();
  await page.getByRole("button", { name: /^Today/ }).click();
  await expect
    .element(page.getByRole("button", { name: "Planned for Today: Nettle Soup" }))
    .toBeVisible();
  expect((await getPlan(db, planId))?.recipes[0]?.day).toBe(localDay(Date.now()));
  expect(await db.aiMealPlans.count()).toBe(2);
});
