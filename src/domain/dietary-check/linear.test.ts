import { afterEach, expect, test, vi } from "vitest";

import { type ScreenedRecipe, screen } from "./check.ts";
import { boundTexts, READ_MAX, SHARED_READ_MAX } from "./texts.ts";

/**
 * Counts steps, not time: the check's look-ups, the items it filters, and the text its patterns
 * cover.
 */

afterEach(() => {
  vi.restoreAllMocks();
});

function withIngredient(name: string): ScreenedRecipe {
  return {
    title: "",
    blurb: "",
    ingredients: [{ name, amount: "" }],
    instructions: [],
    equipment: [],
  };
}

function stepsOf(name: string, readMax = READ_MAX): number {
  let steps = 0;
  const { get } = Map.prototype;
  const { has } = Set.prototype;
  const { test: matches } = RegExp.prototype;
  const { filter } = Array.prototype;
  vi.spyOn(Map.prototype, "get").mockImplementation(function (this: Map<unknown, unknown>, key) {
    steps += 1;
    return get.call(this, key);
  });
  vi.spyOn(Set.prototype, "has").mockImplementation(function (this: Set<unknown>, value) {
    steps += 1;
    return has.call(this, value);
  });
  vi.spyOn(RegExp.prototype, "test").mockImplementation(function (this: RegExp, text) {
    steps += text.length;
    return matches.call(this, text);
  });
  vi.spyOn(Array.prototype, "filter").mockImplementation(function (
    this: unknown[],
    keep: (item: unknown, index: number, all: unknown[]) => unknown,
  ) {
    steps += this.length;
    return filter.call(this, keep);
  });
  screen(withIngredient(name), readMax);
  vi.restoreAllMocks();
  return steps;
}

test.each([
  ["butter and milk", "butter milk "],
  ["qualifiers", "gluten free egg "],
  ["meat that no animal is named of", "meat "],
  ["letters spelled out", "p e a n u t "],
  ["a word without spaces", "peanut"],
  ["points", "p.e."],
  ["brackets that deny", "(not pancake) "],
  ["another alphabet", "арахис "],
  ["what isn't seen", "pea\u200bnut\u3164 "],
  ["figures for letters", "p3anut5 "],
  ["names that nothing knows", "Zorbo Plinko "],
  ["foods that nothing knows", "zorbo or Plinko and "],
  ["foods that are denied", "rice, not butter, "],
  ["brands and what they sell", "Oreo cookies "],
])("twice as much text takes twice the steps: %s", (_, part) => {
  const one = part.repeat(1_000);
  screen(withIngredient(one));
  expect(stepsOf(one + one) / stepsOf(one)).toBeLessThan(2.2);
});

test("beyond its bound it reads nothing, and says so", () => {
  const long = `${"carrots ".repeat(READ_MAX / 8)} peanuts`;
  expect(screen(withIngredient(long))).toMatchObject({
    allergens: [],
    unchecked: [{ because: "it is too long to read whole" }],
  });
  expect(stepsOf(long.repeat(3)) / stepsOf(long)).toBeLessThan(1.1);
});

/** Letters in an order that makes no words and does not repeat, with `between` after each two. */
function nonsense(length: number, between: string): string {
  let state = 7;
  const letters = Array.from({ length: length / 2 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(97 + ((state >>> 24) % 26));
  });
  return letters.join(between);
}

test.each([
  ["spaces", " "],
  ["points", "."],
])("letters that begin no word are not put together: spelled out with %s", (_, between) => {
  const words = "peanut butter and jelly ".repeat(150);
  screen(withIngredient(words));
  // When every run of letters was looked up, it took 95 and 164 times as many steps.
  expect(stepsOf(nonsense(words.length, between)) / stepsOf(words)).toBeLessThan(20);
});

test.each([
  // When only words of letters and figures were counted, it took 1.5, 5 and 30 times as many steps.
  // For alternating signs it still took 12 times as many when a sign inside a word cost no more
  // than others.
  ["figures for letters", 1, (one: string) => `${one.slice(0, 2)}3${one.slice(2)} `],
  ["signs for letters", 3.5, (one: string) => `${one[0]}$${one[1]}@ `],
  ["letters and signs in turn", 5, (one: string) => `${one[0]}3${one[1]}1${one[2]}!`],
])("what a stranger writes costs little more than honest words: %s", (_, most, write) => {
  const honest = "Stir the peanut butter into 250 g of warm rice. ".repeat(50);
  screen(withIngredient(honest));
  const parts = nonsense(8_000, "").match(/..../g) ?? [];
  const hostile = parts.map(write).join("");
  const cost = (text: string) => stepsOf(text, SHARED_READ_MAX);
  expect(cost(hostile) / cost(honest)).toBeLessThan(most);
});

test("of words that are very short fewer characters are read: each costs as much as a long one", () => {
  const bound = (text: string) => {
    const { recipe, isCut } = boundTexts({ ...withIngredient(""), instructions: [text] }, 204);
    return [recipe.instructions.join("").length, isCut];
  };
  expect(bound("carrots ".repeat(25))).toEqual([200, false]);
  expect(bound("carrots ".repeat(26))).toEqual([200, true]);
  expect(bound("a ".repeat(50))).toEqual([100, false]);
  expect(bound("a ".repeat(100))).toEqual([100, true]);
  expect(bound("🥜.".repeat(10_000))).toEqual([50, true]);
  expect(bound("$ ".repeat(100))).toEqual([100, true]);
  // A sign inside a word costs more, since it may stand for a letter.
  expect(bound("a$".repeat(50))).toEqual([20, true]);
});
