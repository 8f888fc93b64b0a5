import type { Page } from "@playwright/test";

import type { Look } from "../support/demo-visits.ts";

/** 320 px wide, like a phone at 200 % or a desktop at 400 % zoom (WCAG 1.4.10), in dark mode. */
export const ENLARGED: Look = { size: { width: 320, height: 640 }, scheme: "dark" };

/** The spacing of a reader who needs more room between letters (WCAG 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Turns the wider spacing of letters, words and lines on or off. */
export async function spaceLetters(page: Page, on: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      // The page's own policy would refuse a style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    on ? SPACING : "",
  );
}

/** The elements that make the page scroll sideways; none if it doesn't scroll. */
export function findSticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    const words = beyond.map(({ className, textContent }) => `${className}: ${textContent}`);
    return [`${scrollWidth - clientWidth} px`, ...words];
  });
}
