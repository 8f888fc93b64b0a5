import { readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { PLACED, TAB_ROOTS, tabOf } from "./tabs.ts";

test("every screen of a signed-in cook has its place in the table, and nothing else has", () => {
  const files = readdirSync(join(import.meta.dirname, "../_app"), { withFileTypes: true });
  const firsts = files
    .filter((file) => file.isFile() && file.name !== "route.tsx")
    .map(({ name }) => name.split(".")[0]?.replace(/^index$/, ""));
  expect(new Set(PLACED)).toEqual(new Set(firsts));
});

test("each tab begins with a screen of its own", () => {
  for (const [name, root] of Object.entries(TAB_ROOTS)) expect(tabOf(root)).toBe(name);
});

test.each([
  ["/plan/p/r/track", "cook"],
  ["/cook/u", "cook"],
  ["/ai-meal-idea-generation/lunch", "explore"],
  ["/personal-recipes", "explore"],
  ["/shops", null],
  ["/user-settings", null],
  ["/welcome/avoid", null],
])("%s belongs to the tab %s", (pathname, tab) => {
  expect(tabOf(pathname)).toBe(tab);
});

test.each(["/constructor", "/__proto__/x", "/nothing/here", "//", "", "/toString"])(
  "the unknown address %s belongs to none, or is home",
  (pathname) => {
    expect([null, "home"]).toContain(tabOf(pathname));
  },
);
