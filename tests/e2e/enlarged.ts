import type { Page } from "@playwright/test";

import type { Look } from "../support/demo-visits.ts";

/** What a phone shows at 200 % and a desk at 400 % (WCAG 1.4.10): 320 px, whatever that is across. */
export const ENLARGED: Look = { size: { width: 320, height: 640 }, scheme: "light" };

/** The letters of a reader who needs more room between them (WCAG 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Puts letters, words and lines that far apart, or back. */
export async function spaceLetters(page: Page, on: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      // The page's own policy would not let a style element in.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    on ? SPACING : "",
  );
}

/** What makes the page scroll sideways: all that reaches beyond it, none when it doesn't scroll. */
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
