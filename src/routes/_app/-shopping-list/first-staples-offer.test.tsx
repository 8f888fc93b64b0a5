import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";

import { addMeals } from "#db/repositories/shopping-list-repository.ts";
import { getShopping } from "#db/repositories/shopping-settings-repository.ts";
import type { SimmerDb } from "#db/schema.ts";

import { Live, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { FirstStaplesOffer } from "./first-staples-offer.tsx";
import { readList } from "./read-list.ts";

async function showSoup(): Promise<SimmerDb> {
  const db = openKitchen();
  const ingredients = ["salt", "olive oil", "leeks"].map((name) => ({ name, amount: "1" }));
  await addMeals(db, [{ id: "soup", title: "Soup", ingredients }]);
  await renderInKitchen(
    db,
    <Live read={readList}>
      {({ list, shopping, mayAsk }) =>
        mayAsk ? <FirstStaplesOffer list={list} settings={shopping.settings} /> : null
      }
    </Live>,
  );
  return db;
}

const question = () => page.getByText("Salt, pepper, oil: always at home?");
const yes = () => page.getByRole("button", { name: "Yes, always at home" });
const staplesOf = async (db: SimmerDb) =>
  (await getShopping(db)).settings.staples.map(({ food }) => food);

test("at the first list one tap leaves out salt, pepper and oil, with undo, and it asks once", async () => {
  const db = await showSoup();
  await yes().click();
  await expect.poll(() => staplesOf(db)).toEqual(["olive oil|", "salt|", "black pepper|"]);
  await expect.element(question()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => staplesOf(db)).toEqual([]);
  await expect.element(question()).not.toBeInTheDocument();
});

test("whoever says no has no staples, and is not asked again", async () => {
  const db = await showSoup();
  await page.getByRole("button", { name: "Not always at home" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(await staplesOf(db)).toEqual([]);
  expect((await readList(db)).mayAsk).toBe(false);
});

test("on a wide page, too, the answer stands near its question", async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
  await showSoup();
  await expect.element(yes()).toBeVisible();
  // Of its words: its box may be wider.
  const words = document.createRange();
  words.selectNodeContents(question().element());
  const gap = () =>
    yes().element().getBoundingClientRect().left - words.getBoundingClientRect().right;
  await expect.poll(gap).toBeLessThan(20);
});
