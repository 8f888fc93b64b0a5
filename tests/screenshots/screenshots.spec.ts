import { rmSync } from "node:fs";
import { join } from "node:path";

import { test, type Page } from "@playwright/test";

import { DEMO_COOK, fillDemo } from "../../scripts/demo.ts";
import {
  ANAS_SCREENS,
  NEW_COOKS_SCREENS,
  OFFLINE_SCREENS,
  VISITORS_SCREENS,
  type DemoScreen,
} from "../support/demo-screens.ts";
import {
  look,
  LOOKS,
  signIn,
  signUp,
  TABLET_LOOKS,
  waitUntilDrawn,
} from "../support/demo-visits.ts";

const FOLDER = join(import.meta.dirname, "../../screenshots");
const INSTALL = join(import.meta.dirname, "../../public/install");
/** In pixels: the greatest height in which a tall page is taken once more. */
const TALLEST = 6_000;

/**
 * Takes every screen in every look: `screenshots/<name>-<look>.png`, and `-long` for a whole tall
 * page.
 */
async function takeAll(page: Page, screens: readonly DemoScreen[], uid: string): Promise<void> {
  for (const { name, open } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize(LOOKS["phone-light"].size);
      await open(page, uid);
      for (const [named, each] of Object.entries({ ...LOOKS, ...TABLET_LOOKS })) {
        await look(page, each);
        const file = join(FOLDER, `${name}-${named}.png`);
        await page.screenshot({ path: file });
      }
      await takeLong(page, name);
    });
  }
}

/** The pictures that the web manifest shows before the app is installed; they are committed. */
async function takeForInstalling(page: Page, uid: string): Promise<void> {
  const shown = { home: "home", "shopping-list": "list", recipe: "recipe" };
  for (const [name, file] of Object.entries(shown)) {
    await ANAS_SCREENS.find((screen) => screen.name === name)?.open(page, uid);
    for (const form of ["phone", "desktop"] as const) {
      await look(page, LOOKS[`${form}-light`]);
      await page.screenshot({ path: join(INSTALL, `${file}-${form}.png`) });
    }
  }
}

async function takeLong(page: Page, name: string): Promise<void> {
  const phone = LOOKS["phone-light"];
  await look(page, phone);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height <= phone.size.height * 1.1) return;
  await page.setViewportSize({ ...phone.size, height: Math.min(height, TALLEST) });
  await waitUntilDrawn(page);
  await page.screenshot({ path: join(FOLDER, `${name}-long.png`) });
}

test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  await fillDemo(process.env, Date.now());
});

test("a visitor's screens", async ({ page }) => {
  await takeAll(page, VISITORS_SCREENS, "");
});

test("a new cook's screens", async ({ page }) => {
  const cook = { displayName: "Robin", email: "robin@simmer.example", password: "empty-shelves" };
  await takeAll(page, NEW_COOKS_SCREENS, await signUp(page, cook));
});

test("a busy cook's screens for the install dialog", async ({ page }) => {
  await takeForInstalling(page, await signIn(page, DEMO_COOK));
});

test("a busy cook's screens, and without a network", async ({ page, context }) => {
  const uid = await signIn(page, DEMO_COOK);
  await takeAll(page, ANAS_SCREENS, uid);
  await context.setOffline(true);
  await takeAll(page, OFFLINE_SCREENS, uid);
});
