import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import {
  addOwnItems,
  clearBought,
  getShoppingList,
  setBought,
} from "#db/repositories/shopping-list-repository.ts";
import { getShopping, setStaple } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { Button } from "#ui/button.tsx";
import { useToast } from "#ui/toast-context.ts";

import { Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { AddItem } from "./add-item.tsx";
import { readList } from "./read-list.ts";

async function show(db: SimmerDb, others: ReactNode = null) {
  await renderInKitchen(
    db,
    <>
      {others}
      <Live read={readList}>
        {({ list, shopping }) => (
          <AddItem list={list} settings={shopping.settings}>
            {null}
          </AddItem>
        )}
      </Live>
    </>,
  );
}

const field = () => page.getByRole("textbox", { name: "Add to the list" });
const items = async (db: SimmerDb) =>
  (await getShoppingList(db)).ingredients.map(({ name, amount }) => [name, amount]);

const message = () => page.getByRole("region", { name: "Messages" }).getByRole("listitem");
const undo = () => message().getByRole("button", { name: "Undo" });
const boxOf = (element: Element) => element.getBoundingClientRect();

async function write(words: string) {
  await field().fill(words);
  await userEvent.keyboard("{Enter}");
}

test("what is written is read and said, and the field waits for the next", async () => {
  const db = openKitchen();
  await show(db);
  await write("2 l milk");
  await expect.element(page.getByRole("status")).toHaveTextContent("On the list: 2 l milk");
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue("");
  expect(await items(db)).toEqual([["milk", "2 l"]]);
  await write("2 l milk");
  await expect.element(page.getByRole("status")).toHaveTextContent("is on the list already");
  expect(await items(db)).toEqual([["milk", "2 l"]]);
});

test("several things in one line are as many items, and one Undo takes them off", async () => {
  const db = openKitchen();
  await show(db);
  await write("bananas, yoghurt and dish soap");
  await expect
    .poll(() => items(db))
    .toEqual([
      ["bananas", ""],
      ["yoghurt", ""],
      ["dish soap", ""],
    ]);
  await expect.element(message()).toHaveTextContent("3 added");
  await undo().click();
  await expect.poll(() => items(db)).toEqual([]);
  await expect.element(field()).toHaveFocus();
});

/** What came with the cook from a plan that was saved, and what a tick tells. */
function Tellers() {
  const toast = useToast();
  const way = (label: string) => ({ label, run: () => undefined });
  const tellSaved = () =>
    toast.show({
      text: "Your meal is saved",
      action: way("Shop (7)"),
      otherAction: way("Cook now"),
    });
  const tellTick = () =>
    toast.show({ text: "In the basket: milk", undo: () => undefined, routine: true });
  return (
    <>
      <Button onClick={tellSaved}>Save</Button>
      <Button onClick={tellTick}>Tick</Button>
    </>
  );
}

test("a message stands in the bar, over no row; only that of a tick is over the field, until the cook types", async () => {
  await page.viewport(390, 844);
  const db = openKitchen();
  await show(db, <Tellers />);
  await write("milk, bread, cheese");
  await expect.element(undo()).toBeVisible();
  const bar = document.querySelector("form") as HTMLElement;
  const isInBar = () => boxOf(message().element()).top >= boxOf(bar).top;
  await expect.poll(isInBar).toBe(true);
  const end = () => boxOf(message().element()).bottom;
  expect(end()).toBeLessThanOrEqual(boxOf(field().element()).top);
  (document.activeElement as HTMLElement).blur();
  await expect.element(page.getByRole("list", { name: "Suggestions" })).not.toBeInTheDocument();
  expect(isInBar()).toBe(true);
  expect(end()).toBeLessThanOrEqual(boxOf(field().element()).top);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(message().last()).toHaveTextContent("Your meal is saved");
  expect(boxOf(message().last().element()).top).toBeGreaterThanOrEqual(boxOf(bar).top);
  expect(boxOf(message().last().element()).bottom).toBeLessThanOrEqual(
    boxOf(field().element()).top,
  );

  await page.getByRole("button", { name: "Tick", exact: true }).click();
  const tick = message().last();
  await expect.element(tick).toHaveTextContent("In the basket");
  expect(boxOf(tick.element()).bottom).toBeGreaterThan(boxOf(field().element()).bottom);
  expect(boxOf(tick.element()).top).toBeGreaterThanOrEqual(boxOf(bar).top);
  const add = page.getByRole("button", { name: "Add", exact: true });
  expect(boxOf(tick.getByRole("button", { name: "Undo" }).element()).right).toBeLessThan(
    boxOf(add.element()).left,
  );
});

test("an empty field offers the eight most usual, and the second letter three of them", async () => {
  await page.viewport(390, 844);
  const db = openKitchen();
  await setStaple(db, { food: "oatcake|", name: "oatcakes" }, true);
  await show(db);
  const offered = page.getByRole("list", { name: "Suggestions" }).getByRole("button");
  await field().click();
  await expect.poll(() => offered.elements().length).toBe(8);
  await field().fill("o");
  await expect.poll(() => offered.elements().length).toBe(0);
  await field().fill("oa");
  await expect.poll(() => offered.elements().length).toBe(3);
  for (const name of offered.elements()) expect(boxOf(name).height).toBe(48);
  await offered.first().click();
  await expect.poll(() => items(db)).toEqual([["oatcakes", ""]]);
  await expect.element(field()).toHaveFocus();
  // It is bought this time, although it is always at home.
  const { settings } = await getShopping(db);
  expect(settings.staples).toMatchObject([{ name: "oatcakes", taken: true }]);
});

test("pasted lines are as many items, with their amounts", async () => {
  const db = openKitchen();
  await show(db);
  const pasted = new DataTransfer();
  pasted.setData("text/plain", "- 2 l milk\n\n- card: Mum\r\n- yoghurt, strawberry\n");
  const event = new ClipboardEvent("paste", {
    clipboardData: pasted,
    bubbles: true,
    cancelable: true,
  });
  await expect.element(field()).toBeVisible();
  field().element().dispatchEvent(event);
  await expect
    .poll(() => items(db))
    .toEqual([
      ["milk", "2 l"],
      ["card: Mum", ""],
      ["yoghurt, strawberry", ""],
    ]);
  await expect.element(field()).toHaveValue("");
});

test("what was bought before is offered, and written with one tap; what is listed is not", async () => {
  const db = openKitchen();
  for (const name of ["oat milk", "oats"]) await addOwnItems(db, [{ name, amount: "" }]);
  const { ingredients } = await getShoppingList(db);
  await setBought(db, ingredients, true);
  await clearBought(
    db,
    ingredients,
    ingredients.map(({ name }) => ({ food: name, name })),
  );
  await addOwnItems(db, [{ name: "oats", amount: "" }]);
  await show(db);
  await field().fill("3 l oa");
  const offered = page.getByRole("list", { name: "Suggestions" });
  await expect.element(offered.getByRole("button").first()).toHaveTextContent("oat milk");
  await expect.element(offered.getByText("oats", { exact: true })).not.toBeInTheDocument();
  await offered.getByRole("button", { name: "oat milk" }).click();
  await expect.poll(() => items(db)).toContainEqual(["oat milk", "3 l"]);
  await expect.element(field()).toHaveFocus();
});

test("what can't be stored is told, and stays in the field", async () => {
  const db = openKitchen();
  await show(db);
  await expect.element(field()).toBeVisible();
  const status = document.querySelector("form [role=status]") as HTMLElement;
  const said: (string | null)[] = [];
  const observer = new MutationObserver(() => said.push(status.textContent));
  observer.observe(status, { subtree: true, childList: true, characterData: true });
  db.close();
  await write("salt");
  await expect.element(message()).toBeVisible();
  await expect.element(field()).toHaveValue("salt");
  observer.disconnect();
  expect(said.join()).not.toContain("On the list");
});
