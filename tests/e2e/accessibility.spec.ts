import type { BrowserContext, Page } from "@playwright/test";
import Axe, { type RunOptions } from "axe-core";

import { DEMO_COOK, fillDemo } from "../../scripts/demo.ts";
import { clearFirestore } from "../support/demo-clearing.ts";
import {
  ANAS_SCREENS,
  NEW_COOKS_SCREENS,
  OFFLINE_SCREENS,
  VISITORS_SCREENS,
  type DemoScreen,
} from "../support/demo-screens.ts";
import { look, LOOKS, signIn, signUp } from "../support/demo-visits.ts";
import { ENLARGED, findSticksOut, spaceLetters } from "./enlarged.ts";
import { expect, test } from "./test.ts";

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/**
 * Every screen in its states, on a phone in light and dark mode and on a desktop: axe finds no
 * violation, the page has a name of its own, and nothing overflows sideways. No content is lost with
 * large, widely spaced text either.
 */

test.beforeAll(async () => {
  await fillDemo(process.env, Date.now());
});

// The demo cooks' shared meals are visible to everyone, so they are removed for other tests.
test.afterAll(() => clearFirestore(process.env));

interface Visit {
  who: string;
  /** By default all. Every component that the others see is on a busy cook's screens, too. */
  looks?: readonly (keyof typeof LOOKS)[];
  screens: readonly DemoScreen[];
  enter(page: Page): Promise<string>;
  prepare?(context: BrowserContext): Promise<void>;
}

const newCook = {
  displayName: "Robin",
  email: `robin-${Date.now()}@simmer.example`,
  password: "empty-shelves",
};

const VISITS: readonly Visit[] = [
  {
    who: "a visitor",
    looks: ["phone-light"],
    screens: VISITORS_SCREENS,
    enter: () => Promise.resolve(""),
  },
  {
    who: "a new cook",
    looks: ["phone-light"],
    screens: NEW_COOKS_SCREENS,
    enter: (page) => signUp(page, newCook),
  },
  { who: "a busy cook", screens: ANAS_SCREENS, enter: (page) => signIn(page, DEMO_COOK) },
  {
    who: "a cook offline",
    screens: OFFLINE_SCREENS,
    enter: (page) => signIn(page, DEMO_COOK),
    prepare: (context) => context.setOffline(true),
  },
];

for (const { who, screens, looks, enter, prepare } of VISITS) {
  test.describe(who, () => {
    let page: Page;
    let uid: string;

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext();
      page = await context.newPage();
      uid = await enter(page);
      await prepare?.(context);
    });

    test.afterAll(() => page.context().close());

    for (const { name, open } of screens) {
      test(`${name} is accessible`, async () => {
        await page.setViewportSize(LOOKS["phone-light"].size);
        await open(page, uid);
        for (const [name, rules] of LOOKED_AT) {
          if (looks && !looks.includes(name)) continue;
          await test.step(name, async () => {
            await look(page, LOOKS[name]);
            expect.soft(await findViolations(page, rules)).toEqual([]);
            expect.soft(await findSticksOut(page)).toEqual([]);
          });
        }
        await test.step("dark, enlarged and spaced", async () => {
          await look(page, ENLARGED);
          expect.soft(await findViolations(page, "colours")).toEqual([]);
          await spaceLetters(page, true);
          expect.soft(await findSticksOut(page)).toEqual([]);
          expect.soft(await page.evaluate(findCutText)).toEqual([]);
          await spaceLetters(page, false);
        });
        await expect(page).toHaveTitle(/^.+ · Simmer$/);
      });
    }
  });
}

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const RULES = {
  all: {},
  colours: { runOnly: COLOUR_RULES },
  "all but colours": {
    rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
  },
} satisfies Record<string, RunOptions>;
type Rules = keyof typeof RULES;

/**
 * The looks to test. Dark mode changes only colours, which the enlarged look is tested for as well, and
 * the desktop changes everything else, because no colour depends on a screen's width
 * (src/ui/contrast.test.ts).
 */
const LOOKED_AT: readonly (readonly [name: keyof typeof LOOKS, rules: Rules])[] = [
  ["phone-light", "all"],
  ["desktop-light", "all but colours"],
];

/**
 * Finds text that is clipped by its own box. A card's clamped first lines are meant to be cut, because
 * the card leads to the rest.
 */
function findCutText(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll("body *")].flatMap((element) => {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    // Words for screen readers only are in a box of one pixel.
    if (!hasWords || !isShown(element) || clientWidth <= 1) return [];
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    if (webkitLineClamp !== "none") return [];
    const cuts = (overflow: string, by: number) => /hidden|clip/.test(overflow) && by > 1;
    const isCut =
      cuts(overflowX, scrollWidth - clientWidth) || cuts(overflowY, scrollHeight - clientHeight);
    return isCut ? [`${element.className}: ${element.textContent}`] : [];
  });
}

/** The violations of `rules` that axe finds. */
async function findViolations(page: Page, rules: Rules): Promise<string[]> {
  // axe can't judge text on the page's dotted pattern, so the pattern is removed and its colour
  // stays.
  await page.evaluate(() => {
    document.body.style.backgroundImage = "none";
  });
  // Injected once per page: parsing axe takes longer than most of its runs.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(Axe.source);
  const { violations } = await page.evaluate((options) => window.axe.run(options), {
    ...RULES[rules],
    resultTypes: ["violations" as const],
    // No enabled rule needs style sheets or media, which axe would fetch on each run.
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
