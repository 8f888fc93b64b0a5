import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { contrast, type Color } from "./contrast.fixture.ts";

const TOKENS = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;

/** Text and meaningful icons, on every surface where they appear. */
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

/** Borders of controls, focus rings, stars and dots need only 3 to 1. */
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

/** The rules of a style sheet that are inside media queries about width. */
function rulesByWidth(css: string): string[] {
  const starts = [...css.matchAll(/@(?:media|container)[^{]*width[^{]*\{/g)];
  return starts.map(({ 0: query, index }) => {
    let depth = 1;
    let at = index + query.length;
    for (; depth > 0 && at < css.length; at += 1) {
      if (css[at] === "{") depth += 1;
      if (css[at] === "}") depth -= 1;
    }
    return css.slice(index + query.length, at);
  });
}

test("no colour depends on a screen's width: those of a phone are those of a desk", () => {
  const root = new URL("..", import.meta.url);
  const files = readdirSync(fileURLToPath(root), { recursive: true, encoding: "utf8" });
  const sheets = files.filter((name) => name.endsWith(".css"));
  const byWidth = sheets.flatMap((name) => rulesByWidth(readFileSync(new URL(name, root), "utf8")));
  expect(byWidth.length).toBeGreaterThan(5);
  expect(byWidth.join("\n")).not.toMatch(
    /\b(?:color|background|opacity|fill|stroke|filter)[\w-]*:/,
  );
});
