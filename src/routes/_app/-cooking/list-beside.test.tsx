import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import type { TakenIngredient } from "#domain/steps/step-amounts.ts";

import { IngredientList } from "./ingredient-list.tsx";
import { ListBeside } from "./list-beside.tsx";

/** The list of a long recipe whose first step takes the first ingredient, and the next the last. */
function LongList({ step, ticked }: { step: number; ticked: readonly number[] }) {
  // New objects at each render, as after each tick and each sync.
  const ingredients = Array.from({ length: 40 }, (_, index) => ({
    name: `ingredient ${index}`,
    amount: "1",
    asWritten: false,
  }));
  const index = step === 1 ? 0 : 39;
  const taken: TakenIngredient[] = [
    { index, ingredient: ingredients[index]!, take: { kind: "all" } },
  ];
  return (
    <ListBeside title="Ingredients" count={40} step={step} row={taken[0]?.index}>
      <IngredientList
        ingredients={ingredients}
        ticks={{ isTicked: (each) => ticked.includes(each), tick: () => {} }}
        taken={taken}
      />
    </ListBeside>
  );
}

test("the list beside a step stays where the cook scrolled it at a tick, and follows a new step", async () => {
  await page.viewport(1280, 800);
  const screen = await render(<LongList step={1} ticked={[]} />);
  const list = page.getByRole("complementary").element();
  list.scrollTop = 600;
  await screen.rerender(<LongList step={1} ticked={[20]} />);
  await expect.element(page.getByRole("checkbox", { name: /ingredient 20/ })).toBeChecked();
  expect(list.scrollTop).toBe(600);
  await screen.rerender(<LongList step={2} ticked={[20]} />);
  await expect.element(page.getByRole("checkbox", { name: /ingredient 39/ })).toBeInViewport();
  await page.viewport(390, 844);
});
