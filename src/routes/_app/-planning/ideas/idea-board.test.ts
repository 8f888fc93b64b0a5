import { expect, test } from "vitest";

import {
  addIdeas,
  chosenIdeas,
  describeSources,
  EMPTY_BOARD,
  ideasInView,
  ideasLeft,
  reject,
  setChosen,
  swapChosen,
  unreject,
} from "./idea-board.ts";

const idea = (id: string, title = id) => ({
  id,
  title,
  blurb: "Good",
  source: "cookbook" as const,
});
const board = addIdeas(EMPTY_BOARD, [idea("soup"), idea("stew"), idea("curry")]);

test("adds ideas at the end and never the same title twice", () => {
  const more = addIdeas(board, [idea("again", " Soup "), idea("tart"), idea("twin", "tart")]);
  expect(ideasInView(more).map(({ id }) => id)).toEqual(["soup", "stew", "curry", "tart"]);
});

test("a meal that was renamed between two searches of this device is not added again", () => {
  const more = addIdeas(board, [
    idea("stew", "Beef stew"),
    idea("tart"),
    idea("tart", "Plum tart"),
  ]);
  expect(ideasInView(more).map(({ title }) => title)).toEqual(["soup", "stew", "curry", "tart"]);
});

test("chooses at most as many as are needed", () => {
  const full = setChosen(setChosen(board, "curry", true, 2), "soup", true, 2);
  expect(setChosen(full, "stew", true, 2)).toBe(full);
  expect(chosenIdeas(full).map(({ id }) => id)).toEqual(["soup", "curry"]);
  const swapped = setChosen(setChosen(full, "soup", false, 2), "stew", true, 2);
  expect(chosenIdeas(swapped).map(({ id }) => id)).toEqual(["stew", "curry"]);
});

test("choosing what is chosen changes nothing, even when full", () => {
  const full = setChosen(board, "soup", true, 1);
  expect(setChosen(full, "soup", true, 1).chosen).toEqual(["soup"]);
});

test("rejecting takes an idea out of view and off the chosen, and can be taken back", () => {
  const without = reject(setChosen(board, "stew", true, 2), "stew");
  expect(ideasInView(without).map(({ id }) => id)).toEqual(["soup", "curry"]);
  expect(chosenIdeas(without)).toEqual([]);
  expect(ideasInView(unreject(without, "stew")).map(({ id }) => id)).toEqual([
    "soup",
    "stew",
    "curry",
  ]);
});

test("a rejected idea stays known, so that it does not come back", () => {
  expect(ideasInView(addIdeas(reject(board, "stew"), [idea("new", "Stew")]))).toHaveLength(2);
});

test("says which services ideas come from, each once", () => {
  expect(describeSources([{ source: "device" }])).toBe("");
  const ideas = [idea("a"), idea("b"), { ...idea("c"), source: "device" as const }];
  expect(describeSources(ideas)).toBe("From Simmer’s cookbook");
  expect(describeSources([...ideas, { source: "model" }])).toBe(
    "From Simmer’s cookbook · From the AI model",
  );
});

test("a swap chooses one idea for another; what is left is neither chosen nor rejected", () => {
  const chosen = setChosen(board, "soup", true, 1);
  const swapped = swapChosen(chosen, "curry", "soup");
  expect(chosenIdeas(swapped).map(({ id }) => id)).toEqual(["curry"]);
  expect(ideasLeft(swapped).map(({ id }) => id)).toEqual(["soup", "stew"]);
  expect(ideasLeft(reject(swapped, "stew")).map(({ id }) => id)).toEqual(["soup"]);
  expect(swapChosen(swapped, "soup", "curry")).toEqual(chosen);
});
