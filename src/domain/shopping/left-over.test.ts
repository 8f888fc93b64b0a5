import { expect, test } from "vitest";

import { completeLeftOver, suggestLeftOver } from "./left-over.ts";

const settings = {
  bought: ["Dish soap", "Leeks", "Basmati rice", "Crème fraîche", "Leeks"],
  staples: [{ food: "butter|", name: "Butter", taken: false }],
};
const suggest = (typed: string, named: string[] = []) => suggestLeftOver(typed, settings, named);

test("fresh foods are offered first, those that are bought most often before all others", () => {
  const offered = suggest("");
  expect(offered).toHaveLength(8);
  expect(offered.slice(0, 2)).toEqual(["Leeks", "Crème fraîche"]);
  expect(offered).not.toContain("Butter");
  expect(suggest("", ["leeks"])[0]).toBe("Crème fraîche");
  // The next thing has not been begun.
  expect(suggest("half a cabbage, ")).toEqual(offered);
});

test("the last thing typed is completed, however much there is of it, and with nothing but food", () => {
  expect(suggest("ham, half a cab")).toEqual(["cabbage", "red cabbage"]);
  expect(suggest("some of the basm")).toEqual(["Basmati rice"]);
  expect(suggest("dish")).toEqual([]);
  expect(completeLeftOver("ham, half a cab", "cabbage")).toBe("ham, half a cabbage");
  expect(completeLeftOver("ham; 200 ml cre", "cream")).toBe("ham; 200 ml cream");
  expect(completeLeftOver("a", "apples")).toBe("apples");
});
