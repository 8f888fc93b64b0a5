import { describe, expect, test } from "vitest";

import {
  AMOUNT_MAX,
  BOUGHT_BEFORE_MAX,
  ID_MAX,
  NAME_MAX,
  SHOPPING_ITEMS_MAX,
} from "#domain/limits.ts";
import { emptyUser, type ShoppingIngredient } from "#domain/user-document.ts";

import { logMeal } from "./cooked-meals.ts";
import { overlay, type Docs } from "./define.ts";
import { addOwnItem, clearBought, editOwnItem, putBackItems, removeOwnItem } from "./own-items.ts";
import { removeMealFromList, setBought } from "./shopping-list.ts";

const milk: ShoppingIngredient = { mealId: "own:1", name: "milk", amount: "2 l", bought: false };
const leek: ShoppingIngredient = { mealId: "soup", name: "leek", amount: "2", bought: false };
const salt: ShoppingIngredient = { mealId: "soup", name: "salt", amount: "", bought: false };

const listing = (...ingredients: ShoppingIngredient[]): Docs => ({
  users: {
    cook: {
      ...emptyUser(0),
      shoppingList: { ingredients, meals: [{ id: "soup", title: "Soup" }], updatedAt: 0 },
    },
  },
});
const listIn = (docs: Docs) => docs.users?.["cook"]?.shoppingList;
const linesIn = (docs: Docs) => listIn(docs)?.ingredients ?? [];

type Act = (docs: Docs) => Docs;
/** The result of applying these changes in order, as the server does. */
const after = (docs: Docs, ...acts: Act[]) =>
  acts.reduce((now, act) => overlay(now, act(now)), docs);

const add =
  (id: string, name: string, amount = ""): Act =>
  (docs) =>
    addOwnItem.apply(docs, { id, name, amount, at: 9 }, "cook");
const tick =
  (bought: boolean, ...items: ShoppingIngredient[]): Act =>
  (docs) =>
    setBought.apply(docs, { items, bought, at: 9 }, "cook");
const edit =
  (item: ShoppingIngredient, name: string, amount: string): Act =>
  (docs) =>
    editOwnItem.apply(docs, { item, name, amount, at: 9 }, "cook");
const remove =
  (item: ShoppingIngredient): Act =>
  (docs) =>
    removeOwnItem.apply(docs, { item, at: 9 }, "cook");
const clear =
  (...items: ShoppingIngredient[]): Act =>
  (docs) =>
    clearBought.apply(
      docs,
      { items, foods: items.map(({ name }) => ({ food: `${name}|`, name })), at: 9 },
      "cook",
    );
const putBack =
  (items: ShoppingIngredient[], meals: { id: string; title: string }[] = []): Act =>
  (docs) =>
    putBackItems.apply(docs, { items, meals, at: 9 }, "cook");

describe("own items", () => {
  test("an item without a meal stays when meals are removed or logged", () => {
    const meal = { id: "soup", title: "Soup", ingredients: [], instructions: [], blurb: "" };
    const docs = after(
      listing(leek, milk),
      (now) => removeMealFromList.apply(now, { mealId: "soup", at: 9 }, "cook"),
      (now) =>
        logMeal.apply(
          now,
          {
            meal: { ...meal, mealType: "dinner", equipment: [] },
            planId: null,
            portions: { fridge: 0, freezer: 0 },
            stars: null,
            imageUrl: "",
            at: 9,
          },
          "cook",
        ),
    );
    expect(linesIn(docs)).toEqual([milk]);
  });

  test("what two devices write alike is on the list once, and is edited and ticked under both names", () => {
    const both = after(listing(), add("1", "Milk", "2 l"), add("2", " milk ", "2 L"));
    expect(linesIn(both)).toHaveLength(1);
    const other = { mealId: "own:2", name: "Milk", amount: "2 l", bought: false };
    expect(linesIn(after(both, tick(true, other)))).toMatchObject([{ bought: true }]);
    expect(linesIn(after(both, edit(other, "oat milk", "1 l")))).toMatchObject([
      { mealId: "own:1", name: "oat milk", amount: "1 l" },
    ]);
    // Removing one's own item doesn't remove the other's.
    expect(linesIn(after(both, remove(other)))).toHaveLength(1);
  });

  test("what differs in name, amount or meal is listed beside the other; spaces and case don't count", () => {
    const meals = { mealId: "soup", name: "leek", amount: "2", bought: false };
    const docs = after(
      listing(meals),
      add("1", "leek", "2"),
      add("2", "leek", "3"),
      add("3", "salt", "2"),
      add("4", " Baby  LEEK ", "2"),
      add("5", "baby leek", " 2"),
    );
    expect(linesIn(docs).map(({ mealId }) => mealId)).toEqual([
      "soup",
      "own:1",
      "own:2",
      "own:3",
      "own:4",
    ]);
    // Other clients may write anything.
    const untrimmed = listing({ ...milk, name: " milk  ", amount: " 2 l" });
    expect(add("2", "milk", "2 l")(untrimmed)).toEqual({});
    expect(linesIn(after(listing(), add("1", "oat milk"), add("2", "oatmilk")))).toHaveLength(2);
    // The same mutation again, as after a lost response, when the text has changed since.
    expect(add("1", "onion", "9")(docs)).toEqual({});
    expect(add("1", "milk")(listing()).users?.["cook"]).toMatchObject({
      shoppingList: { updatedAt: 9 },
      updatedAt: 9,
    });
  });

  test("what is in the basket is put on the list again when it is written again", () => {
    const docs = after(listing({ ...milk, bought: true }), add("2", "milk", "2 l"));
    expect(linesIn(docs).map(({ bought }) => bought)).toEqual([true, false]);
  });

  test("an edit beside a tick loses neither, in either order", () => {
    const acts = [edit(milk, "oat milk", "3 l"), tick(true, milk)];
    for (const order of [acts, acts.toReversed()]) {
      expect(linesIn(after(listing(milk), ...order))).toEqual([
        { ...milk, name: "oat milk", amount: "3 l", bought: true },
      ]);
    }
  });

  test("an edit keeps what a newer app stored, and no edit makes a line nameless", () => {
    const newer = { ...milk, ofTheFuture: "kept" };
    expect(linesIn(after(listing(newer), edit(milk, "oat milk", "1")))).toEqual([
      { ...newer, name: "oat milk", amount: "1" },
    ]);
    expect(
      editOwnItem.apply(listing(milk), { item: milk, name: " ", amount: "", at: 9 }, "cook"),
    ).toEqual({});
  });

  test("a meal's line is neither edited nor removed as an own item", () => {
    expect(edit(leek, "onion", "1")(listing(leek))).toEqual({});
    expect(remove(leek)(listing(leek))).toEqual({});
  });

  test("it is removed also after another device has edited it, and comes back as it was", () => {
    const edited = after(listing(leek, milk), edit(milk, "oat milk", "1"));
    expect(linesIn(after(edited, remove(milk)))).toEqual([leek]);
    const removed = after(listing(leek, milk), remove(milk));
    expect(linesIn(after(removed, putBack([milk]), putBack([milk])))).toEqual([leek, milk]);
  });

  test("an item that is gone matches no meal's line, and none of another name or amount", () => {
    const gone = { ...leek, mealId: "own:9" };
    const others = [leek, { ...gone, mealId: "own:1", amount: "3" }];
    expect(tick(true, gone)(listing(...others))).toEqual({});
    expect(edit(gone, "onion", "1")(listing(...others))).toEqual({});
    // A meal's line that is gone isn't matched with another meal's.
    expect(tick(true, { ...milk, mealId: "soup" })(listing(milk))).toEqual({});
    expect(tick(true, { ...milk, mealId: "" })(listing(milk))).toEqual({});
    expect(linesIn(after(listing({ ...milk, mealId: "" }), tick(true, milk)))).toMatchObject([
      { bought: true },
    ]);
  });

  test("of two lines with the same id from other clients, the one that matches what was seen is meant", () => {
    const tea = { ...milk, name: "tea" };
    expect(linesIn(after(listing(milk, tea), tick(true, tea)))).toEqual([
      milk,
      { ...tea, bought: true },
    ]);
  });

  test("items without an id, written by other clients, are distinct", () => {
    const eggs = { mealId: "", name: "eggs", amount: "6", bought: false };
    const tea = { ...eggs, name: "tea" };
    expect(linesIn(after(listing(eggs, tea), tick(true, eggs), remove(tea)))).toEqual([
      { ...eggs, bought: true },
    ]);
  });

  test("a full list takes no more, a name without words is none, and long ones are cut", () => {
    const full = listing(
      ...Array.from({ length: SHOPPING_ITEMS_MAX }, (_, index) => ({ ...leek, name: `${index}` })),
    );
    expect(add("1", "milk")(full)).toEqual({});
    expect(putBack([milk])(full)).toEqual({});
    expect(add("1", "  ")(listing())).toEqual({});
    const [long] = linesIn(after(listing(), add("1", ` ${"n".repeat(999)}`, " 9".repeat(99))));
    expect(long).toMatchObject({ name: "n".repeat(NAME_MAX), mealId: "own:1", bought: false });
    expect(long?.amount).toHaveLength(AMOUNT_MAX);
    expect(long?.amount).toMatch(/^9/u);
    // The server refuses a whole document that holds a longer id.
    expect(add("x".repeat(ID_MAX), "milk")(listing())).toEqual({});
  });

  test("an edit is trimmed and cut as a new line is, and changes name or amount by itself", () => {
    const edited = (name: string, amount: string) =>
      linesIn(after(listing(leek, milk), edit(milk, name, amount)));
    expect(edited(" oat milk ", milk.amount)).toEqual([leek, { ...milk, name: "oat milk" }]);
    expect(edited("milk", " 3 l ")).toEqual([leek, { ...milk, amount: "3 l" }]);
    const [, long] = edited("n".repeat(999), "9".repeat(999));
    expect(long).toMatchObject({ name: "n".repeat(NAME_MAX), amount: "9".repeat(AMOUNT_MAX) });
    expect(edit(milk, "milk ", "2 l")(listing(milk))).toEqual({});
    expect(edit(milk, "milk", "3 l")(listing(milk)).users?.["cook"]).toMatchObject({
      shoppingList: { updatedAt: 9 },
    });
    expect(edit(milk, "oat milk", "1 l")(listing(leek))).toEqual({});
  });

  test("what is off the list already is not taken off again, and others' lines stay", () => {
    const tea = { ...milk, mealId: "own:2", name: "tea" };
    expect(listIn(after(listing(milk, tea), remove(milk)))).toMatchObject({
      ingredients: [tea],
      updatedAt: 9,
    });
    expect(remove(milk)(listing(tea))).toEqual({});
    expect(remove({ ...tea, mealId: "" })(listing(tea))).toEqual({});
  });
});

describe("clearing what is bought", () => {
  const bought = { ...leek, bought: true };

  test("takes the named lines that are bought, with the meals that have none left", () => {
    const docs = after(listing(bought, { ...milk, bought: true }), clear(leek, milk));
    expect(listIn(docs)).toMatchObject({ ingredients: [], meals: [] });
    expect(listIn(after(listing(bought, salt), clear(leek)))).toMatchObject({
      ingredients: [salt],
      meals: [{ id: "soup" }],
    });
  });

  test("leaves what another device has unticked or ticked since", () => {
    const tea = { ...milk, mealId: "own:2", name: "tea", bought: true };
    const docs = after(listing(bought, tea), tick(false, leek), clear(leek));
    expect(linesIn(docs)).toEqual([leek, tea]);
  });

  test("is undone as a whole: ticks, meals and all", () => {
    const before = listing(bought, { ...milk, bought: true });
    const cleared = after(before, clear(leek, milk));
    const back = putBack([bought, { ...milk, bought: true }], [{ id: "soup", title: "Soup" }]);
    expect(listIn(after(cleared, back))).toMatchObject({
      ingredients: linesIn(before),
      meals: [{ id: "soup", title: "Soup" }],
    });
  });

  test("puts back only what has gone: no line or meal twice, none without a name, and all or nothing", () => {
    const meal = { id: "soup", title: "Soup" };
    const docs = listing(leek);
    expect(putBack([leek], [meal])(docs)).toEqual({});
    expect(putBack([{ ...leek, name: " " }], [{ id: "", title: "Nameless" }])(docs)).toEqual({});
    // The lines are there again, by another device; the meal is not.
    const tea = { id: "tea", title: "Tea", ofTheFuture: 1 };
    expect(listIn(after(docs, putBack([leek], [meal, tea])))).toMatchObject({
      ingredients: [leek],
      meals: [meal, { id: "tea", title: "Tea" }],
      updatedAt: 9,
    });
    const newer = { ...salt, ofTheFuture: 1 };
    expect(linesIn(after(docs, putBack([newer], [meal])))).toEqual([leek, salt]);
    const lines = Array.from({ length: SHOPPING_ITEMS_MAX - 1 }, (_, index) => ({
      ...leek,
      name: `${index}`,
    }));
    expect(linesIn(after(listing(...lines), putBack([milk])))).toHaveLength(SHOPPING_ITEMS_MAX);
    expect(putBack([milk, salt])(listing(...lines))).toEqual({});
  });

  test("keeps a meal that has other lines, and the meals that had none before", () => {
    const docs = listing(bought, salt);
    const list = listIn(docs)!;
    const tea = { id: "tea", title: "Tea" };
    const users = {
      cook: { ...emptyUser(0), shoppingList: { ...list, meals: [...list.meals, tea] } },
    };
    expect(listIn(after({ users }, clear(leek)))).toMatchObject({
      ingredients: [salt],
      meals: [{ id: "soup" }, tea],
      updatedAt: 9,
    });
    expect(listIn(after({ users }, clear(leek), tick(true, salt), clear(salt)))?.meals).toEqual([
      tea,
    ]);
    expect(clear()(docs)).toEqual({});
  });

  test("notes what was bought, the latest last, each thing so many times, and so many of them", () => {
    const docs = after(
      listing(bought, { ...milk, bought: true }),
      clear(leek, milk),
      clear(leek),
      clear(leek),
      clear({ ...leek, name: "Leek" }),
    );
    expect(docs.shoppingSettings?.["own"]?.bought).toEqual(["milk", "leek", "leek", "Leek"]);
    const names = Array.from({ length: BOUGHT_BEFORE_MAX }, (_, index) => `food ${index}`);
    const noted = after(docs, clear(...names.map((name) => ({ ...leek, name }))))
      .shoppingSettings?.["own"]?.bought;
    expect(noted).toEqual(names);
  });
});
