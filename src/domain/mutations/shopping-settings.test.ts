import { expect, test } from "vitest";

import { AISLES } from "#domain/aisle-names.ts";
import {
  AISLE_CHOICES_MAX,
  AMOUNT_MAX,
  AT_HAND_MAX,
  ID_MAX,
  NAME_MAX,
  SHOPS_MAX,
  SHOP_AISLES_MAX,
  SHOP_NAME_MAX,
  STAPLES_MAX,
} from "#domain/limits.ts";

import { overlay, type Docs } from "./define.ts";
import { clearBought } from "./own-items.ts";
import {
  aislesInOrder,
  emptySettings,
  moveAisle,
  removeShop,
  saveShop,
  setAisle,
  setAtHand,
  setStaple,
  takeStaple,
} from "./shopping-settings.ts";

type Act = (docs: Docs) => Docs;
const after = (...acts: Act[]) => acts.reduce<Docs>((now, act) => overlay(now, act(now)), {});
const settingsIn = (docs: Docs) => docs.shoppingSettings?.["own"] ?? emptySettings(0);

const lemon = { food: "lemon|", name: "lemon" };
const salt = { food: "salt|", name: "salt" };
const aisleAs =
  (aisle: string | null, food = lemon): Act =>
  (docs) =>
    setAisle.apply(docs, { ...food, aisle, at: 9 }, "cook");
const staple =
  (on: boolean, food = salt): Act =>
  (docs) =>
    setStaple.apply(docs, { ...food, on, at: 9 }, "cook");
const take =
  (taken: boolean, food = salt): Act =>
  (docs) =>
    takeStaple.apply(docs, { ...food, taken, at: 9 }, "cook");
const shop =
  (id: string, name: string, aisles?: string[]): Act =>
  (docs) =>
    saveShop.apply(docs, { id, name, ...(aisles && { aisles }), at: 9 }, "cook");
const move =
  (aisle: string, before: string[], shopId = "s"): Act =>
  (docs) =>
    moveAisle.apply(docs, { shopId, aisle, before, at: 9 }, "cook");

test("an aisle is chosen for a food, chosen anew, and given back", () => {
  const docs = after(aisleAs("Frozen"), aisleAs("Bakery", salt), aisleAs("Drinks"));
  expect(settingsIn(docs).aisles).toEqual([
    { food: "salt|", aisle: "Bakery" },
    { food: "lemon|", aisle: "Drinks" },
  ]);
  expect(settingsIn(overlay(docs, aisleAs(null)(docs))).aisles).toHaveLength(1);
  expect(aisleAs("Drinks")(docs)).toEqual({});
});

test("the latest choices count when there are too many", () => {
  const foods = Array.from({ length: AISLE_CHOICES_MAX + 1 }, (_, index) => `food ${index}`);
  const docs = after(...foods.map((food) => aisleAs("Baking", { food, name: food })));
  expect(settingsIn(docs).aisles).toHaveLength(AISLE_CHOICES_MAX);
  expect(settingsIn(docs).aisles[0]?.food).toBe("food 1");
});

test("a staple is taken in for one time: once it is bought and cleared, it is at home again", () => {
  const docs = after(staple(true), staple(true), take(true));
  expect(settingsIn(docs).staples).toEqual([{ ...salt, taken: true }]);
  const cleared = clearBought.apply(docs, { items: [], foods: [salt], at: 9 }, "cook");
  expect(settingsIn(overlay(docs, cleared)).staples).toEqual([{ ...salt, taken: false }]);
  expect(settingsIn(overlay(docs, staple(false)(docs))).staples).toEqual([]);
  expect(take(true, lemon)(docs)).toEqual({});
});

test("there is room for so many staples and shops, and no more", () => {
  const staples = Array.from({ length: STAPLES_MAX + 1 }, (_, index) =>
    staple(true, { food: `food ${index}`, name: "x" }),
  );
  expect(settingsIn(after(...staples)).staples).toHaveLength(STAPLES_MAX);
  const shops = Array.from({ length: SHOPS_MAX + 1 }, (_, index) => shop(`s${index}`, "Market"));
  expect(settingsIn(after(...shops)).shops).toHaveLength(SHOPS_MAX);
});

test("a shop is renamed with its order kept, removed, and brought back with its order", () => {
  const docs = after(shop("s", "Market"), move("Frozen", ["Bakery"]), shop("s", "Corner shop"));
  const [kept] = settingsIn(docs).shops;
  expect(kept).toMatchObject({ name: "Corner shop" });
  expect(kept?.aisles.slice(0, 3)).toEqual(["Fruit & vegetables", "Frozen", "Bakery"]);
  const gone = overlay(docs, removeShop.apply(docs, { id: "s", name: "Market", at: 9 }, "cook"));
  expect(settingsIn(gone).shops).toEqual([]);
  expect(move("Frozen", [])(gone)).toEqual({});
  const back = overlay(gone, shop("s", "Corner shop", kept?.aisles)(gone));
  expect(settingsIn(back).shops).toEqual([kept]);
});

test("two devices that move different aisles both have their way, in either order", () => {
  const moves = [move("Frozen", ["Bakery", "Meat & fish"]), move("Drinks", [])];
  for (const order of [moves, moves.toReversed()]) {
    const aisles = settingsIn(after(shop("s", "Market"), ...order)).shops[0]?.aisles ?? [];
    expect(aisles.indexOf("Frozen")).toBe(aisles.indexOf("Bakery") - 1);
    expect(aisles.at(-1)).toBe("Drinks");
    expect(aisles.toSorted()).toEqual([...AISLES].toSorted());
  }
});

test("an order that knows only some aisles, or a newer app's, has all of them", () => {
  expect(aislesInOrder([])).toEqual(AISLES);
  const order = aislesInOrder(["Drinks", "Moon cheese", "Bakery", "Drinks"]);
  expect(order.filter((aisle) => ["Drinks", "Moon cheese", "Bakery"].includes(aisle))).toEqual([
    "Drinks",
    "Moon cheese",
    "Bakery",
  ]);
  // Aisles missing from the order follow the aisle that they follow elsewhere.
  expect(order.indexOf("Meat & fish")).toBe(order.indexOf("Bakery") + 1);
  expect(order).toHaveLength(AISLES.length + 1);
});

test("what can't be stored changes nothing: foods, aisles and shops without a name, or too long for one", () => {
  const long = "x".repeat(NAME_MAX + 1);
  const docs = after(shop("s", "Market"));
  for (const act of [
    aisleAs("Frozen", { food: "", name: "" }),
    aisleAs("Frozen", { food: long, name: "x" }),
    aisleAs(long),
    aisleAs(null),
    staple(true, { food: "", name: "" }),
    staple(true, { food: long, name: "x" }),
    staple(false),
    shop("t", " "),
    shop("", "Corner shop"),
    shop("x".repeat(ID_MAX + 1), "Corner shop"),
    shop("s", " Market "),
    (now: Docs) => removeShop.apply(now, { id: "t", name: "Other", at: 9 }, "cook"),
  ]) {
    expect(act(docs)).toEqual({});
  }
  const most = "x".repeat(NAME_MAX);
  expect(settingsIn(after(aisleAs(most, { food: most, name: "x" }))).aisles).toHaveLength(1);
});

test("names are stored trimmed, and cut where they are too long", () => {
  const [cut] = settingsIn(
    after(staple(true, { food: "x|", name: ` ${"x".repeat(999)}` })),
  ).staples;
  expect(cut).toEqual({ food: "x|", name: "x".repeat(NAME_MAX), taken: false });
  const [named] = settingsIn(after(shop("s", ` ${"x".repeat(999)}`))).shops;
  expect(named).toEqual({ id: "s", name: "x".repeat(SHOP_NAME_MAX), aisles: [] });
  const aisles = Array.from({ length: SHOP_AISLES_MAX + 1 }, (_, index) => `aisle ${index}`);
  const [full] = settingsIn(after(shop("s", "Market", aisles))).shops;
  expect(full?.aisles).toEqual(aisles.slice(0, SHOP_AISLES_MAX));
});

test("what is at hand is noted for the meals of now, once a food, and forgotten when it is cleared", () => {
  const has =
    (amount: string, food = salt): Act =>
    (docs) =>
      setAtHand.apply(docs, { ...food, amount, meals: ["soup", "soup", ""], at: 9 }, "cook");
  const docs = after(has("1 kg"), has("2", lemon), has("200 g"));
  expect(settingsIn(docs).atHand).toEqual([
    { food: "lemon|", amount: "2", meals: ["soup"] },
    { food: "salt|", amount: "200 g", meals: ["soup"] },
  ]);
  expect(settingsIn(overlay(docs, has("")(docs))).atHand).toHaveLength(1);
  expect(has("x".repeat(AMOUNT_MAX + 1))(docs)).toEqual({});
  const cleared = clearBought.apply(docs, { items: [], foods: [lemon], at: 9 }, "cook");
  expect(settingsIn(overlay(docs, cleared)).atHand).toMatchObject([{ food: "salt|" }]);
  const many = Array.from({ length: AT_HAND_MAX + 1 }, (_, at) =>
    has("1", { food: `${at}|`, name: "x" }),
  );
  expect(settingsIn(after(...many)).atHand.map(({ food }) => food)).not.toContain("0|");
});

test("a change of one food, staple or shop leaves the others as they are", () => {
  const docs = after(
    staple(true),
    staple(true, lemon),
    shop("s", "Market"),
    shop("t", "Corner shop"),
    take(true),
  );
  expect(settingsIn(docs)).toMatchObject({ staples: [{ taken: true }, { taken: false }] });
  const put = overlay(docs, take(false)(docs));
  expect(settingsIn(put)).toMatchObject({ staples: [{ taken: false }, { taken: false }] });
  expect(take(false)(put)).toEqual({});
  const moved = overlay(docs, move("Drinks", [], "t")(docs));
  expect(settingsIn(moved).shops[0]).toEqual({ id: "s", name: "Market", aisles: [] });
  const renamed = overlay(moved, shop("t", "Baker")(moved));
  expect(settingsIn(renamed)).toMatchObject({
    shops: [{ name: "Market" }, { name: "Baker" }],
    updatedAt: 9,
  });
  const gone = removeShop.apply(renamed, { id: "s", name: "Market", at: 11 }, "cook");
  expect(gone.shoppingSettings?.["own"]).toMatchObject({ shops: [{ id: "t" }], updatedAt: 11 });
  expect(settingsIn(overlay(docs, staple(false)(docs))).staples).toEqual([
    { ...lemon, taken: false },
  ]);
});

test("an aisle that is already in place, or in no shop, is not moved", () => {
  const docs = after(shop("s", "Market"));
  expect(move("Fruit & vegetables", ["Bakery"])(docs)).toEqual({});
  expect(move("Moon cheese", ["Bakery"])(docs)).toEqual({});
  expect(move("Other", [])(docs)).toEqual({});
  // Of those it is to go before, the first that is there counts.
  const order = settingsIn(overlay(docs, move("Bakery", ["Gone", "Drinks", "Frozen"])(docs)));
  expect(order.shops[0]?.aisles.indexOf("Bakery")).toBe(AISLES.indexOf("Drinks") - 1);
  const many = Array.from({ length: SHOP_AISLES_MAX }, (_, index) => `aisle ${index}`);
  const full = after(shop("s", "Market", many));
  expect(move("aisle 1", ["aisle 0"])(full)).toEqual({});
  const most = after(shop("s", "Market", many.slice(AISLES.length)));
  const moved = overlay(most, move("Bakery", [])(most));
  expect(settingsIn(moved).shops[0]?.aisles).toHaveLength(SHOP_AISLES_MAX);
  expect(settingsIn(moved).shops[0]?.aisles.at(-1)).toBe("Bakery");
});

test("what was bought counts in any case and spacing, and takes staples back only of those foods", () => {
  const docs = after(staple(true), staple(true, lemon), take(true), take(true, lemon));
  const clear = (now: Docs, ...foods: (typeof lemon)[]) =>
    overlay(now, clearBought.apply(now, { items: [], foods, at: 9 }, "cook"));
  const cleared = clear(docs, { ...salt, name: " Salt " }, { food: "", name: " " });
  expect(settingsIn(cleared)).toMatchObject({
    staples: [{ taken: false }, { taken: true }],
    bought: ["Salt"],
  });
  expect(settingsIn(clear(cleared, { ...salt, name: "SALT" })).bought).toEqual(["Salt", "SALT"]);
  expect(settingsIn(clear(cleared, { ...salt, name: "x".repeat(999) })).bought.at(-1)).toBe(
    "x".repeat(NAME_MAX),
  );
});
