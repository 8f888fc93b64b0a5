import { expect, test } from "vitest";

import { aisleOf } from "#domain/aisles.ts";

import { completeName, suggestNames } from "./suggestions.ts";
import { readOwnItems } from "./typed-list.ts";
import { USUAL_ITEMS } from "./usual-items.ts";

const olives = { food: "olive oil|", name: "olive oil", taken: false };
const suggest = (typed: string, bought: readonly string[], listed: readonly string[] = []) =>
  suggestNames(typed, { bought: [...bought], staples: [olives] }, listed);

test("an empty field offers the eight most usual: what is bought most often, then latest", () => {
  const bought = ["Rye bread", "Oat milk", "Rye bread", "Leeks", "Oat milk", "Kimchi", "Rye bread"];
  const offered = suggest(" ", bought);
  expect(offered.slice(0, 4)).toEqual(["Rye bread", "Oat milk", "Kimchi", "Leeks"]);
  expect(offered).toHaveLength(8);
  expect(suggest("", bought, ["leek", "rye bread"]).slice(0, 2)).toEqual(["Oat milk", "Kimchi"]);
});

test("who has bought nothing yet is offered what most people buy, but not what is at home", () => {
  expect(suggest("", [])).toEqual(USUAL_ITEMS.slice(0, 8));
  const milk = { food: "milk|", name: "Milk", taken: false };
  expect(suggestNames("", { bought: [], staples: [milk] }, [])).toEqual(USUAL_ITEMS.slice(1, 9));
});

test("from the second letter three are offered, of what was bought, staples and known foods", () => {
  expect(suggest("o", ["Oat milk"])).toEqual([]);
  expect(suggest("ol", ["Old Speckled Hen"])).toEqual(["Old Speckled Hen", "olive oil", "olives"]);
  expect(suggest("2 l mi", ["Oat milk"])).toHaveLength(3);
  expect(suggest("OAT", ["Oat milk"])).toEqual(["Oat milk", "oats", "oatcakes"]);
});

test("what is listed or fully typed is not offered, nor one food twice", () => {
  expect(suggest("ban", ["Banana"])).toEqual(["Banana"]);
  expect(suggest("ban", [], ["Banana"])).toEqual([]);
  expect(suggest("bananas", [])).toEqual([]);
});

test("names are the same with and without accents", () => {
  const bought = ["Cr\u00e8me fra\u00eeche", "B\u0153uf"];
  expect(suggest("creme", bought)).toEqual(["Crème fraîche"]);
  expect(suggest("boe", bought, ["boeuf"])).toEqual([]);
});

test("completing keeps the amount", () => {
  expect(completeName("2 l mi", "milk")).toBe("2 l milk");
  expect(completeName("2 kg bœ", "Boeuf")).toBe("2 kg Boeuf");
  expect(completeName("", "milk")).toBe("milk");
  expect(completeName("2 ", "milk")).toBe("2 milk");
});

test("each of what most people buy is one item, and its aisle is known", () => {
  expect(USUAL_ITEMS.filter((name) => aisleOf(name) === "Other")).toEqual([]);
  expect(USUAL_ITEMS.filter((name) => readOwnItems(name)[0]?.name !== name)).toEqual([]);
  expect(new Set(USUAL_ITEMS).size).toBe(USUAL_ITEMS.length);
});
