import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { savePersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import { emptyUser } from "#domain/user-document.ts";

import { dinner, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { SwapPlanned } from "./swap-planned.tsx";

const recipe = { ...dinner("stew", "Stew"), cooked: false };

/** The sheet for a plan's stew; the cook's own pilaf is on the device. */
async function open() {
  const db = openKitchen();
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  await savePersonalRecipe(db, dinner("pilaf", "Pilaf"));
  const plan: AiMealPlan = {
    id: "p",
    recipes: [recipe],
    createdAt: 1,
    updatedAt: 1,
    status: "new",
    userId: db.accountUid,
  };
  const sheet = (
    <SwapPlanned
      plan={plan}
      recipe={recipe}
      preferences={preferencesOf(emptyUser(0))}
      onSwap={() => Promise.resolve(true)}
      onClose={() => undefined}
    />
  );
  return { db, sheet };
}

const swapIn = page.getByRole("button", { name: /^Swap in / });

test("a meal of this device that was renamed between two searches is offered once", async () => {
  const { db, sheet } = await open();
  await renderInKitchen(db, sheet);
  await expect.element(swapIn).toHaveAccessibleName("Swap in Pilaf");
  await savePersonalRecipe(db, dinner("pilaf", "Leek pilaf"));
  await savePersonalRecipe(db, dinner("soup", "Soup"));
  await page.getByRole("button", { name: "Generate More" }).click();
  await expect.element(page.getByRole("button", { name: "Swap in Soup" })).toBeVisible();
  expect(swapIn.elements()).toHaveLength(2);
});
