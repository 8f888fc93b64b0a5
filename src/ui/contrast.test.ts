import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

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

function colorOf(name: string, theme: (typeof THEMES)[number]): string {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(TOKENS);
  if (found === null) throw new Error(`no token --${name} with a light and a dark value`);
  return found[theme === "light" ? 1 : 2] ?? "";
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
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
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
