import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { addShop, getShopping } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { aislesInOrder } from "#domain/mutations/shopping-settings.ts";

import { Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { ShopAisles } from "./shop-aisles.tsx";
import { ShopChoice } from "./shop-choice.tsx";
import { Staples } from "./staples.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const message = () => page.getByRole("region", { name: "Messages" }).getByRole("listitem");

async function openAisles() {
  const db = openKitchen();
  await addShop(db, "Market hall");
  await renderInKitchen(
    db,
    <Live read={getShopping}>
      {({ settings }) => settings.shops.map((shop) => <ShopAisles key={shop.id} shop={shop} />)}
    </Live>,
  );
  const order = async () => aislesInOrder((await getShopping(db)).settings.shops[0]?.aisles ?? []);
  return { db, order };
}

test("the keyboard moves an aisle and stays at it, is told its place, and stops at the ends", async () => {
  const { order } = await openAisles();
  const up = button("Move up: Bakery");
  await expect
    .element(button("Move up: Fruit & vegetables"))
    .toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Move down: Other")).toHaveAttribute("aria-disabled", "true");
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^Bakery is now number 1 of \d+$/)).toBeInTheDocument();
  await expect.element(up).toHaveFocus();
  expect((await order()).slice(0, 2)).toEqual(["Bakery", "Fruit & vegetables"]);
  await userEvent.keyboard("{Enter}");
  expect((await order()).slice(0, 2)).toEqual(["Bakery", "Fruit & vegetables"]);
});

test("the second of two quick presses starts from the first one's result", async () => {
  const { order } = await openAisles();
  const [first, , third = ""] = await order();
  await expect.element(button(`Move up: ${third}`)).toBeVisible();
  const press = button(`Move up: ${third}`).element() as HTMLElement;
  press.click();
  press.click();
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual([third, first]);
});

test("a shop that is removed comes back with its order by undo", async () => {
  const { db, order } = await openAisles();
  await button("Move down: Fruit & vegetables").click();
  await expect.poll(async () => (await order())[0]).toBe("Bakery");
  await button("Remove Market hall").click();
  await expect.poll(async () => (await getShopping(db)).settings.shops).toEqual([]);
  await message().getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await order())[0]).toBe("Bakery");
});

const showShops = (db: SimmerDb) =>
  renderInKitchen(
    db,
    <Live read={getShopping}>
      {({ settings, shopId }) => <ShopChoice shops={settings.shops} shopId={shopId} />}
    </Live>,
  );

test("a shop is added and chosen; one without a name or with a known one is told", async () => {
  const db = openKitchen();
  await showShops(db);
  await button("Add the shop").click();
  await expect.element(page.getByText("Give the shop a name")).toBeVisible();
  for (const name of ["Market hall", "market HALL "]) {
    await page.getByRole("textbox", { name: "Add a shop" }).fill(name);
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Market hall")).toHaveAttribute("aria-pressed", "true");
  }
  await expect.element(page.getByText("market HALL is one of your shops already")).toBeVisible();
  await button("Any shop").click();
  await expect.poll(async () => (await getShopping(db)).shopId).toBeNull();
});

test("a staple is added, and leaves and comes back by undo", async () => {
  const db = openKitchen();
  await renderInKitchen(
    db,
    <Live read={getShopping}>{({ settings }) => <Staples staples={settings.staples} />}</Live>,
  );
  await page.getByRole("textbox", { name: "Add what is always at home" }).fill("olive oil");
  await userEvent.keyboard("{Enter}");
  const staples = page.getByRole("list", { name: "Always at home" });
  await expect.element(staples).toHaveTextContent("olive oil");
  await button("Not always at home: olive oil").click();
  await expect.poll(async () => (await getShopping(db)).settings.staples).toEqual([]);
  await message().getByRole("button", { name: "Undo" }).click();
  await expect.element(staples).toHaveTextContent("olive oil");
});
