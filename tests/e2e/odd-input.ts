import { expect, type Locator, type Page } from "@playwright/test";

const MARKUP = `<img src=x onerror="window.brokenIn = 1"><b id="broken-in">bold</b>`;
const SCRIPT = `</textarea></title><script>window.brokenIn = 1</script>`;

/** Text that cooks, their keyboards and their clipboards put into fields; all of it is valid. */
export const ODD_WORDS = {
  emoji: "🥘👩‍🍳 shakshuka 🌶️",
  "right to left": "مرق العدس \u202eesrever\u202c עם לימון",
  markup: MARKUP,
  script: SCRIPT,
  template: "{{7*7}} ${7*7} %s %00 \\ ' \" ; --",
  "10,000 characters": "x".repeat(10_000),
} as const;

/** Texts that count as empty. */
export const NO_WORDS = { nothing: "", blanks: "   ", "odd blanks": "\u00a0\t\u3000" } as const;

/** The field with that label, not the group around it, which may have the same name. */
export function fieldOf(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).and(page.locator("input, textarea"));
}

/** Inserts `words` into the focused field as the clipboard would: within `maxlength`. */
export async function insert(page: Page, label: string, words: string): Promise<void> {
  const field = fieldOf(page, label);
  await field.fill("");
  await field.focus();
  await page.keyboard.insertText(words);
}

/**
 * Chromium's warning about a policy directive that it doesn't know yet; other browsers support it.
 */
const YOUNG_DIRECTIVE = /Unrecognized Content-Security-Policy directive 'webrtc'/;

/**
 * Watches a page for anything that must never happen: an uncaught error, a browser dialog, or an
 * unexpected console error. `expectCalm` then reports it.
 */
export function watch(page: Page, expected: readonly RegExp[] = []) {
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
  page.on("dialog", (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    const text = message.text();
    const isKnown = [YOUNG_DIRECTIVE, ...expected].some((known) => known.test(text));
    if (message.type() !== "error" || isKnown) return;
    trouble.push(`console: ${text}`);
  });
  return {
    async expectCalm(): Promise<void> {
      const injected = await page.evaluate(
        () => "brokenIn" in window || document.querySelector("#broken-in, img[src=x]") !== null,
      );
      expect(injected, "markup was taken for more than words").toBe(false);
      expect(trouble).toEqual([]);
    },
  };
}

/** Goes to an address inside the running app, as a link or the back button does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
