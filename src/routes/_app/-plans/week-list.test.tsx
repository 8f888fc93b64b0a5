import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { getPlan, listPlansOnDays, savePlan } from "#db/repositories/plan-repository.ts";
import { logMeal } from "#db/repositories/portion-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { addDays } from "#domain/days.ts";
import { datedMeals, weekOfAll, weekOfPlan } from "#domain/planned-days.ts";

import { dinner, Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { localDay } from "../../-common/local-days.ts";
import { WeekList } from "./week-list.tsx";

const TODAY = localDay(Date.now());
const [soup, stew, pie] = [
  dinner("soup", "Nettle Soup"),
  dinner("stew", "Sorrel Stew"),
  dinner("pie", "Onion Pie"),
];

const button = (name: string | RegExp) => page.getByRole("button", { name });
const undo = () =>
  page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" });

async function showPlan(db: SimmerDb) {
  const planId = await savePlan(db, { recipes: [soup, stew], addToShoppingList: false });
  await renderInKitchen(
    db,
    <Live read={(kitchen) => getPlan(kitchen, planId)}>
      {(plan) =>
        plan ? (
          <WeekList label="Days" meals={weekOfPlan(plan)} planId={planId} today={TODAY} />
        ) : null
      }
    </Live>,
  );
  const days = async () => (await getPlan(db, planId))?.recipes.map(({ day = "" }) => day);
  return { planId, days };
}

test("a meal of a plan is put on a day by the keyboard, moved and taken off, each with undo", async () => {
  const { days } = await showPlan(openKitchen());
  const pick = button("Pick a day: Nettle Soup");
  await expect.element(pick).toBeVisible();
  (pick.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("dialog"))
    .toHaveAccessibleName("When do you cook Nettle Soup?");
  (button(/^Today/).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(days).toEqual([TODAY, ""]);
  await button("Move to another day: Nettle Soup").click();
  await expect.element(button(/^Today/)).toHaveAttribute("aria-pressed", "true");
  await button("On no day").click();
  await expect.poll(days).toEqual(["", ""]);
  await undo().last().click();
  await expect.poll(days).toEqual([TODAY, ""]);
});

test("a dish is planned for one more day from its sheet, with undo", async () => {
  const { days } = await showPlan(openKitchen());
  await button("Pick a day: Nettle Soup").click();
  await button("Also on another day").click();
  await expect
    .element(page.getByRole("dialog"))
    .toHaveAccessibleName("When else do you cook Nettle Soup?");
  await expect.element(button(/^Today/)).toHaveFocus();
  await button(/^Tomorrow/).click();
  await expect.poll(days).toEqual(["", addDays(TODAY, 1), ""]);
  await expect.element(page.getByText("Also tomorrow: Nettle Soup")).toBeVisible();
  await undo().last().click();
  await expect.poll(days).toEqual(["", ""]);
});

test("what is cooked can't be moved, and says so", async () => {
  const db = openKitchen();
  const { planId } = await showPlan(db);
  const portions = { fridge: 0, freezer: 0 };
  await logMeal(db, { meal: soup, planId, portions, stars: null, imageUrl: "" });
  const row = page.getByRole("listitem").filter({ hasText: "Nettle Soup" });
  await expect.element(row.getByText("Cooked")).toBeVisible();
  expect(row.getByRole("button").elements()).toEqual([]);
  expect(row.element().querySelector("[class*=handle]")).toBeNull();
});

test("a meal outside of any plan gets its day beside those of plans; undo has it as it was", async () => {
  const db = openKitchen();
  const read = async (kitchen: SimmerDb) =>
    weekOfAll(
      [{ meal: pie, planId: null }],
      datedMeals(await listPlansOnDays(kitchen, TODAY), TODAY),
    );
  await renderInKitchen(
    db,
    <Live read={read}>{(meals) => <WeekList label="Days" meals={meals} today={TODAY} />}</Live>,
  );
  await button("Pick a day: Onion Pie").click();
  await button(/^Tomorrow/).click();
  const after = page.getByRole("listitem").filter({ hasText: /^Tomorrow/ });
  await expect.poll(() => after.element().nextElementSibling?.textContent).toContain("Onion Pie");
  await expect.element(page.getByText("Planned for tomorrow: Onion Pie")).toBeVisible();
  await undo().click();
  await expect.poll(() => db.aiMealPlans.count()).toBe(0);
  await expect.element(button("Pick a day: Onion Pie")).toBeVisible();
});
