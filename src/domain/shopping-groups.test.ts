import { expect, test } from "vitest";

import { countToBuy, groupItems } from "./shopping-groups.ts";

const item = (name: string, bought: boolean, mealId = "soup") => ({
  mealId,
  name,
  amount: "1",
  bought,
});

test("what is to buy is counted as the list shows it: lines of one thing once, ticked ones not", () => {
  const items = [
    item("Leek", false),
    item(" leek ", false, "pie"),
    item("leek", true, "stew"),
    item("Salt", true),
    item("milk 2%", false),
    item("milk, 2", false),
  ];
  expect(countToBuy(items)).toBe(3);
  expect(countToBuy(items)).toBe(groupItems(items).filter(({ bought }) => !bought).length);
  expect(countToBuy([])).toBe(0);
});
