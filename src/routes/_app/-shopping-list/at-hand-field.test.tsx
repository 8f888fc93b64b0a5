import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { addMeals, getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";

import { Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { readList } from "./read-list.ts";
import { ShoppingItems } from "./shopping-items.tsx";

async function showList(): Promise<SimmerDb> {
  const db = openKitchen();
  const rice = (id: string, amount: string) => ({
    id,
    title: `Dish ${id}`,
    ingredients: [{ name: "rice", amount }],
  });
  await addMeals(db, [rice("a", "300 g"), rice("b", "200 g")]);
  await renderInKitchen(
    db,
    <Live read={readList}>
      {({ list, shopping }) => (
        <ShoppingItems
          items={list.ingredients}
          isInShop={false}
          meals={list.meals}
          shopping={shopping}
          onClear={() => undefined}
          filter={null}
          footer={null}
        />
      )}
    </Live>,
  );
  return db;
}

const have = page.getByLabelText("I have");
// The message about it is a list item as well.
const row = page.getByRole("region", { name: "To buy" });
const undo = () =>
  page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" });

async function say(amount: string) {
  await page.getByRole("button", { name: "What Rice is for" }).click();
  await have.fill(amount);
  await userEvent.keyboard("{Enter}");
}

test("the list says the rest to buy once the cook says how much there is, with undo", async () => {
  const db = await showList();
  await say("200 g");
  await expect.element(row).toHaveTextContent("300 g");
  await expect.element(row).toHaveTextContent("have 200 g");
  await undo().last().click();
  await expect.element(row).toHaveTextContent("500 g");
  expect((await getShopping(db)).settings.atHand).toEqual([]);
  await say("0.1 kg");
  await expect.element(row).toHaveTextContent("400 g");
  await page.getByRole("button", { name: "What Rice is for" }).click();
  await expect.element(page.getByText("buy 400 g · have 0.1 kg")).toBeVisible();
});

test("what covers all of it is bought; undo has all of it to buy again", async () => {
  const db = await showList();
  const ticks = async () => (await getShoppingList(db)).ingredients.map(({ bought }) => bought);
  await say("½ kg");
  await expect.poll(ticks).toEqual([true, true]);
  await expect.element(page.getByText("Rice: you have enough")).toBeVisible();
  await undo().last().click();
  await expect.poll(ticks).toEqual([false, false]);
  await expect.poll(async () => (await getShopping(db)).settings.atHand).toEqual([]);
});

test("what can't be compared is refused in words, and nothing is stored", async () => {
  const db = await showList();
  await say("2 cups");
  await expect
    .element(
      page.getByText("Simmer can’t compare 2 cups with 500 g. Write it in the same measure."),
    )
    .toBeVisible();
  await have.fill("some");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("Write how much you have, such as 200 g or 2."))
    .toBeVisible();
  expect((await getShopping(db)).settings.atHand).toEqual([]);
});
