import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { addOwnItems, getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import { create } from "#db/repositories/user-repository.ts";
import { Button } from "#ui/button.tsx";
import { useToast } from "#ui/toast-context.ts";

import { Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { readList } from "./read-list.ts";
import { ShoppingItems } from "./shopping-items.tsx";

/** Another change that is told, such as a meal that is taken off the list. */
function Other() {
  const toast = useToast();
  const tell = () => toast.show({ text: "Stew is off the list", undo: () => undefined });
  return <Button onClick={tell}>Take Stew off</Button>;
}

test("what went into the basket is told before what the cook did since: Undo is of that", async () => {
  const db = openKitchen();
  await create(db);
  await addOwnItems(db, [
    { amount: "", name: "Candles" },
    { amount: "", name: "String" },
  ]);
  await renderInKitchen(
    db,
    <>
      <Other />
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
      </Live>
    </>,
  );
  const messages = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
  const told = () => messages.elements().map((one) => one.textContent);
  await page.getByRole("checkbox", { name: "Candles" }).click();
  await page.getByRole("button", { name: "Take Stew off" }).click();
  await expect.poll(told).toEqual(["In the basket: CandlesUndo", "Stew is off the listUndo"]);
  // The bar doesn't grow for what comes with each tick.
  expect(messages.elements().map((one) => one.matches("[data-routine]"))).toEqual([true, false]);

  // What is ticked after it is told after it.
  await page.getByRole("checkbox", { name: "String" }).click();
  await expect.poll(told).toEqual(["Stew is off the listUndo", "In the basket: StringUndo"]);
  expect((await getShoppingList(db)).ingredients.every(({ bought }) => bought)).toBe(true);
});
