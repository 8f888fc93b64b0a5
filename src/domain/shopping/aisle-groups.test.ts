import fc from "fast-check";
import { expect, test } from "vitest";

import { AISLES } from "#domain/aisle-names.ts";
import { aisleOf } from "#domain/aisles.ts";
import type { Shop } from "#domain/entities.ts";
import { emptySettings } from "#domain/mutations/shopping-settings.ts";

import { inAisles, withoutStaples } from "./aisle-groups.ts";
import { lineText, listAsText } from "./list-text.ts";

const none = emptySettings(0);
const thing = (name: string, amount = "") => ({
  food: `${name}|`,
  name,
  amount,
  aisle: aisleOf(name),
});
const [milk, leek, bread, riddle] = [
  thing("milk", "2 l"),
  thing("leeks", "3"),
  thing("bread"),
  thing("a riddle"),
];
const shop = { id: "s", name: "Market", aisles: ["Dairy & eggs", "Bakery"] };

test("every thing is in one aisle, in the usual order; what nobody knows comes last", () => {
  expect(inAisles([milk, riddle, leek, bread], none, null)).toEqual([
    { aisle: "Fruit & vegetables", things: [leek] },
    { aisle: "Bakery", things: [bread] },
    { aisle: "Dairy & eggs", things: [milk] },
    { aisle: "Other", things: [riddle] },
  ]);
});

test("a shop has its own order, and one that is gone the usual one", () => {
  const settings = { ...none, shops: [shop] };
  const order = (id: string) =>
    inAisles([leek, milk, bread], settings, id).map(({ aisle }) => aisle);
  expect(order("s")).toEqual(["Fruit & vegetables", "Dairy & eggs", "Bakery"]);
  expect(order("gone")).toEqual(["Fruit & vegetables", "Bakery", "Dairy & eggs"]);
});

test("what the cook has moved stands there, also in an aisle of a newer app", () => {
  const settings = {
    ...none,
    aisles: [
      { food: leek.food, aisle: "Frozen" },
      { food: milk.food, aisle: "Moon cheese" },
    ],
  };
  expect(inAisles([milk, bread, leek], settings, null).map(({ aisle }) => aisle)).toEqual([
    "Bakery",
    "Frozen",
    "Moon cheese",
  ]);
});

test("nothing is lost or doubled by aisles and staples, whatever the settings say", () => {
  const name = fc.constantFrom("milk", "leeks", "bread", "foil", "a riddle");
  const aisle = fc.constantFrom<string>(...AISLES, "Moon cheese", "");
  const settings = fc.record({
    aisles: fc.array(fc.record({ food: name.map((food) => `${food}|`), aisle })),
    shops: fc.constant<Shop[]>([shop]),
    staples: fc.array(
      fc.record({ food: name.map((food) => `${food}|`), name, taken: fc.boolean() }),
    ),
  });
  fc.assert(
    fc.property(fc.uniqueArray(name), settings, fc.constantFrom("s", null), (names, how, id) => {
      const things = names.map((each) => thing(each));
      const { toBuy, atHome } = withoutStaples(things, how);
      expect([...toBuy, ...atHome].map(({ food }) => food).toSorted()).toEqual(
        things.map(({ food }) => food).toSorted(),
      );
      const grouped = inAisles(toBuy, how, id).flatMap((group) => group.things);
      expect(grouped.toSorted((a, b) => toBuy.indexOf(a) - toBuy.indexOf(b))).toEqual(toBuy);
    }),
  );
});

test("a staple is left out until it is taken in", () => {
  const staple = { food: milk.food, name: "milk", taken: false };
  expect(withoutStaples([milk, leek], { staples: [staple] })).toEqual({
    toBuy: [leek],
    atHome: [milk],
  });
  expect(withoutStaples([milk], { staples: [{ ...staple, taken: true }] }).toBuy).toEqual([milk]);
});

test("as text, each thing stands below its aisle with its amount", () => {
  expect(listAsText(inAisles([milk, bread, leek], none, null))).toBe(
    "Shopping list\n\nFruit & vegetables\n- leeks, 3\n\nBakery\n- bread\n\nDairy & eggs\n- milk, 2 l",
  );
  expect(lineText(milk)).toBe("milk, 2 l");
});
