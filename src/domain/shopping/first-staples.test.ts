import { expect, test } from "vitest";

import { firstStaples } from "./first-staples.ts";
import { toBuyLines } from "./lines.ts";

const none = { staples: [], bought: [] };
const linesOf = (...names: string[]) =>
  toBuyLines(names.map((name) => ({ mealId: "soup", name, amount: "1 tsp", bought: false })));

test("at a list with salt, pepper or oil, all three are asked about, in the kinds it needs", () => {
  const lines = linesOf("sea salt", "red peppers", "sunflower oil", "ground cumin");
  expect(firstStaples(lines, none).map(({ food }) => food)).toEqual([
    "sunflower oil|",
    "salt|",
    "black pepper|",
    "olive oil|",
  ]);
});

test("nothing is asked at a list without them, nor once there are staples or a list was cleared", () => {
  expect(firstStaples(linesOf("red peppers"), none)).toEqual([]);
  const flour = { food: "flour|", name: "Flour", taken: false };
  expect(firstStaples(linesOf("salt"), { ...none, staples: [flour] })).toEqual([]);
  expect(firstStaples(linesOf("salt"), { ...none, bought: ["Milk"] })).toEqual([]);
});
