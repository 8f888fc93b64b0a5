import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { savePersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import { getPlan, savePlan } from "#db/repositories/plan-repository.ts";
import { getShoppingList, setBought } from "#db/repositories/shopping-list-repository.ts";
import { create, setPreference } from "#db/repositories/user-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { LIST_NOT_UPDATED } from "#failure-words/storage-words.ts";

import { Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { readList } from "./read-list.ts";
import { ShoppingItems } from "./shopping-items.tsx";

const meal = (id: string, title: string, foods: string): Meal => ({
  id,
  title,
  ingredients: foods.split(", ").map((name) => ({ name, amount: "100 g" })),
  instructions: ["Cook."],
  mealType: "dinner",
  blurb: "",
  equipment: [],
});

const button = (name: string | RegExp) => page.getByRole("button", { name });
const undo = () =>
  page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" });

/** A planned gratin on the list, in the shop of a cook who avoids dairy. */
async function shop() {
  const db = openKitchen();
  await create(db);
  await setPreference(db, "allergies", "dairy", true);
  const gratin = meal("gratin", "Leek Gratin", "leeks, potatoes, butter");
  const planId = await savePlan(db, { recipes: [gratin], addToShoppingList: true });
  await savePersonalRecipe(db, meal("hash", "Leek Hash", "leeks, potatoes"));
  await setBought(
    db,
    ["leeks", "potatoes"].map((name) => ({ mealId: "gratin", name, amount: "100 g" })),
    true,
  );
  await renderInKitchen(
    db,
    <Live read={readList}>
      {({ list, shopping }) => (
        <ShoppingItems
          items={list.ingredients}
          meals={list.meals}
          shopping={shopping}
          isInShop={false}
          onClear={() => undefined}
          filter={null}
          footer={null}
        />
      )}
    </Live>,
  );
  await button("What Butter is for").click();
  await button("They have none").click();
  return {
    db,
    listed: async () => (await getShoppingList(db)).ingredients.map(({ name }) => name).join(", "),
    planned: async () =>
      (await getPlan(db, planId))?.recipes.map(
        ({ title, ingredients }) => `${title}: ${ingredients.map(({ name }) => name).join(", ")}`,
      ),
  };
}

test("what stands in passes the check of the cook's, and is bought and cooked with; undo", async () => {
  const { listed, planned } = await shop();
  await expect.element(button("Take coconut oil")).toBeVisible();
  // Margarine may have milk in it.
  expect(button("Take margarine").query()).toBeNull();
  await button("Take coconut oil").click();
  await expect.poll(planned).toEqual(["Leek Gratin: leeks, potatoes, coconut oil"]);
  expect(await listed()).toBe("leeks, potatoes, coconut oil");
  await undo().last().click();
  await expect.poll(planned).toEqual(["Leek Gratin: leeks, potatoes, butter"]);
  expect(await listed()).toBe("leeks, potatoes, butter");
});

test("the dish is cooked without it; undo", async () => {
  const { listed, planned } = await shop();
  await button("Cook Leek Gratin without it").click();
  await expect.poll(planned).toEqual(["Leek Gratin: leeks, potatoes"]);
  expect(await listed()).toBe("leeks, potatoes");
  await undo().last().click();
  await expect.poll(listed).toBe("leeks, potatoes, butter");
});

test("another dish is cooked of what is in the basket; undo", async () => {
  const { listed, planned } = await shop();
  await button("Cook Leek Hash instead of Leek Gratin: 2 of 2 in").click();
  await expect.poll(planned).toEqual(["Leek Hash: leeks, potatoes"]);
  await expect.poll(listed).toBe("leeks, potatoes");
  await undo().last().click();
  await expect.poll(planned).toEqual(["Leek Gratin: leeks, potatoes, butter"]);
});

test("the cook is told if it can't be stored, and may try again", async () => {
  const { db, listed } = await shop();
  const leaveOut = button("Cook Leek Gratin without it");
  await expect.element(leaveOut).toBeVisible();
  const fail = () => {
    throw new Error("The plans can't be read.");
  };
  db.aiMealPlans.hook("reading", fail);
  await leaveOut.click();
  await expect.element(page.getByText(LIST_NOT_UPDATED)).toBeVisible();
  db.aiMealPlans.hook("reading").unsubscribe(fail);
  await leaveOut.click();
  await expect.poll(listed).toBe("leeks, potatoes");
});
