import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { IngredientRows } from "./ingredient-rows.tsx";
import type { IngredientRow } from "./recipe-draft.ts";

const row = (name: string): IngredientRow => ({ key: name, name, amount: name && "1 cup" });

function Form() {
  const [rows, setRows] = useState(["flour", "milk", ""].map(row));
  return <IngredientRows rows={rows} error={undefined} onChange={setRows} />;
}

const field = (nth: number) =>
  page.getByRole("textbox", { name: `Ingredient ${nth} name`, exact: true });
const remove = (nth: number) => page.getByRole("button", { name: `Remove ingredient ${nth}` });
const undo = page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" });

test("a removed row comes back by undo, in its place, beside what was written since", async () => {
  await renderInKitchen(openKitchen(), <Form />);
  // Nothing is lost with an empty one.
  await remove(3).click();
  await expect.element(field(3)).not.toBeInTheDocument();
  expect(undo.elements()).toEqual([]);

  await remove(1).click();
  await expect.element(page.getByText("“1 cup flour” is removed")).toBeVisible();
  await field(1).fill("oat milk");
  await undo.click();
  await expect.element(field(1)).toHaveValue("flour");
  await expect.element(field(2)).toHaveValue("oat milk");
});
