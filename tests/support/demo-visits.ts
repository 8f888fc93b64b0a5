import { expect, type Page } from "@playwright/test";

import type { DemoCook } from "../../scripts/demo.ts";

/** The looks of each screen: on a phone and on a desktop, in light and dark mode. */
export const LOOKS = {
  "phone-light": { size: { width: 390, height: 844 }, scheme: "light" },
  "phone-dark": { size: { width: 390, height: 844 }, scheme: "dark" },
  "desktop-light": { size: { width: 1280, height: 800 }, scheme: "light" },
  "desktop-dark": { size: { width: 1280, height: 800 }, scheme: "dark" },
} as const;

/** A tablet on the kitchen counter, upright and lying. */
export const TABLET_LOOKS = {
  "tablet-upright": { size: { width: 820, height: 1180 }, scheme: "light" },
  "tablet-lying": { size: { width: 1180, height: 820 }, scheme: "light" },
} as const;

export interface Look {
  size: { width: number; height: number };
  scheme: "light" | "dark";
}

/** Applies a look to the page, and waits until it is fully rendered. */
export async function look(page: Page, { size, scheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  // The browser applies the scheme in two frames, and the second may still be in progress.
  await page.evaluate(async () => {
    // Without a window, the browser hides its scrollbars but still reserves their space.
    document.documentElement.style.scrollbarGutter = "auto";
    const nextFrame = () => new Promise((shown) => requestAnimationFrame(shown));
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    // Waits for running colour transitions. Inherited colours start a transition when their parent's
    // ends, so new ones may begin. Off-screen transitions may be paused, and are ignored.
    const isChanging = (one: Animation) =>
      one instanceof CSSTransition &&
      one.effect instanceof KeyframeEffect &&
      one.effect.target?.checkVisibility({ contentVisibilityAuto: true });
    for (let frame = 0, still = 0; still < 3 && frame < 60; frame += 1) {
      await nextFrame();
      still = document.getAnimations().some(isChanging) ? 0 : still + 1;
    }
  });
  await waitUntilDrawn(page);
}

/** Waits for the screen's title, the fonts, and the pictures in view. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.evaluate(async () => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll("svg[viewBox='0 0 320 200']")];
    return pictures.every((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const isInView =
        bottom >= 0 && top <= window.innerHeight && right >= 0 && left <= window.innerWidth;
      return !isInView || picture.childElementCount > 0;
    });
  });
}

/** Signs in and waits until all of the cook's data is on the device; resolves to the uid. */
export async function signIn(page: Page, { email, password }: DemoCook): Promise<string> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  return settleIn(page);
}

/** Signs a new cook up, who skips the first run; resolves to the uid. */
export async function signUp(page: Page, cook: DemoCook): Promise<string> {
  await page.goto("/signup");
  await page.getByLabel("Display name").fill(cook.displayName);
  await page.getByLabel("Email").fill(cook.email);
  await page.getByLabel("Password", { exact: true }).fill(cook.password);
  await page.getByLabel("Confirm password").fill(cook.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("button", { name: "Skip all" }).click();
  return settleIn(page);
}

async function settleIn(page: Page): Promise<string> {
  await expect(page.getByRole("main").getByRole("link", { name: "Explore" })).toBeVisible();
  await expect(page.getByText("All changes saved")).toBeAttached({ timeout: 30_000 });
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  return page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("simmer.session") ?? "{}") as { uid: string };
    return session.uid;
  });
}
