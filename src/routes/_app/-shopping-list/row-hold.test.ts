import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ShoppingIngredient } from "#domain/user-document.ts";

import { RowHold, SETTLE_MS, type RowChange } from "./row-hold.ts";

const items: ShoppingIngredient[] = [
  { mealId: "soup", name: "leek", amount: "2", bought: false },
  { mealId: "soup", name: "salt", amount: "", bought: false },
];
const later = items.map((item) => ({ ...item, bought: true }));
const tick = (name: string, bought = true): RowChange => ({ row: name, name, items, bought });
const stored = async () => {
  await Promise.resolve();
  follow(later);
};

let released: string[][] = [];
let hold = new RowHold();
const follow = (live: ShoppingIngredient[]) =>
  hold.follow(live, (changes) => {
    released.push(changes.map(({ name, bought }) => `${name} ${bought}`));
  });

beforeEach(() => {
  vi.useFakeTimers();
  released = [];
  hold = new RowHold();
  follow(items);
});
afterEach(() => {
  vi.useRealTimers();
});

test("a ticked row stays where it is until the cook pauses, and all that were ticked move at once", async () => {
  await hold.change(tick("leek"), stored());
  vi.advanceTimersByTime(SETTLE_MS - 1);
  expect(hold.items).toBe(items);
  // The list has changed meanwhile; what is shown is still the list of the first tap.
  await hold.change(tick("salt"), stored());
  vi.advanceTimersByTime(SETTLE_MS - 1);
  expect(hold.items).toBe(items);
  expect(released).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(hold.items).toBeNull();
  expect(released).toEqual([["leek true", "salt true"]]);
});

test("no row moves under a finger, while the mouse moves, or while the page scrolls", async () => {
  await hold.change(tick("leek"), stored());
  hold.press();
  vi.advanceTimersByTime(10 * SETTLE_MS);
  expect(hold.items).toBe(items);
  hold.lift();
  vi.advanceTimersByTime(SETTLE_MS - 1);
  hold.stir();
  vi.advanceTimersByTime(SETTLE_MS - 1);
  expect(hold.items).toBe(items);
  vi.advanceTimersByTime(1);
  expect(hold.items).toBeNull();
});

test("a finger that goes down before anything is ticked holds the rows, too", () => {
  hold.press();
  follow(later);
  expect(hold.items).toBe(items);
  hold.lift();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(hold.items).toBeNull();
  expect(released).toEqual([[]]);
});

test("a touch that changes nothing moves nothing", () => {
  hold.press();
  hold.lift();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(hold.items).toBeNull();
  expect(released).toEqual([]);
});

test("rows wait for a disk that is busy", async () => {
  let free = () => {};
  const disk = new Promise<void>((resolve) => (free = resolve));
  const change = hold.change(tick("leek"), disk.then(stored));
  vi.advanceTimersByTime(10 * SETTLE_MS);
  expect(hold.items).toBe(items);
  free();
  await change;
  vi.advanceTimersByTime(SETTLE_MS);
  expect(released).toEqual([["leek true"]]);
});

test("a change that could not be stored is not reported, and one taken back is reported as such", async () => {
  const full = () => Promise.reject(new Error("The disk is full"));
  await expect(hold.change(tick("leek"), full())).rejects.toThrow("The disk is full");
  await hold.change(tick("salt"), stored());
  await hold.change(tick("salt", false), stored());
  vi.advanceTimersByTime(SETTLE_MS);
  expect(released).toEqual([["salt false"]]);
});

test("nothing is released after the list has left the screen, and nothing held by movement alone", async () => {
  hold.stir();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(released).toEqual([]);
  await hold.change(tick("leek"), stored());
  hold.end();
  vi.advanceTimersByTime(SETTLE_MS);
  expect(released).toEqual([]);
});
