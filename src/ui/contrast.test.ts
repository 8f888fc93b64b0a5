import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { contrast, type Color } from "./contrast.fixture.ts";

const TOKENS = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;

/** Text and icons that carry meaning, on every surface they are put on. */
const TEXT_PAIRS = [
  ["ink", "paper"],
  ["ink", "card"],
  ["ink", "sunk"],
  ["ink", "marker"],
  ["ink", "herb-soft"],
  ["ink", "butter-soft"],
  ["ink-soft", "paper"],
  ["ink-soft", "card"],
  ["ink-soft", "sunk"],
  ["herb", "paper"],
  ["herb", "card"],
  ["on-herb", "herb"],
  ["on-herb-soft", "herb-soft"],
  ["tomato", "paper"],
  ["tomato", "card"],
  ["tomato", "sunk"],
  ["on-tomato", "tomato"],
  ["on-tomato-soft", "tomato-soft"],
  ["on-butter", "butter"],
  ["on-butter-soft", "butter-soft"],
  ["paper", "ink"],
  ["herb-on-ink", "ink"],
  ["tomato-on-ink", "ink"],
  ["butter-on-ink", "ink"],
] as const;

/** Borders of controls, focus rings, stars, dots: 3 to 1 is enough. */
const SHAPE_PAIRS = [
  ["line-strong", "paper"],
  ["line-strong", "card"],
  ["herb", "paper"],
  ["herb", "card"],
  ["herb", "sunk"],
  ["tomato", "card"],
  ["star", "paper"],
  ["star", "card"],
] as const;

function colorOf(name: string, theme: (typeof THEMES)[number]): Color {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(TOKENS);
  if (found === null) throw new Error(`no token --${name} with a light and a dark value`);
  return parseHex(found[theme === "light" ? 1 : 2] ?? "");
}

function parseHex(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

for (const theme of THEMES) {
  test.each(TEXT_PAIRS)(`${theme}: %s can be read on %s`, (front, back) => {
    expect(contrast(colorOf(front, theme), colorOf(back, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPE_PAIRS)(`${theme}: %s stands out from %s`, (front, back) => {
    expect(contrast(colorOf(front, theme), colorOf(back, theme))).toBeGreaterThanOrEqual(3);
  });
}

test("black on white is 21 to 1", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});
