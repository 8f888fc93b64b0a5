import type { BrowserContext, Page } from "@playwright/test";

import { reportErrors, type Bench } from "./bench.ts";
import type { Place } from "./page/contender.ts";

/**
 * Detects when something is on screen. Code sent to a page uses it: `until` calls back with the time of
 * the first painted frame in which `isThere` was true.
 */
declare global {
  interface Window {
    until(isThere: () => boolean, callback: (time: number) => void): void;
  }
}

const PAGE_TOOLS = `
  // tsx adds calls of this helper to functions that are serialised into the page.
  globalThis.__name = (value) => value;
  window.until = (isThere, callback) => {
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      // The first task after a frame's callbacks runs once that frame is painted. During animations the
      // browser prioritises frames over tasks, so the next frame counts as well.
      let told = false;
      const tell = () => {
        if (told) return;
        told = true;
        callback(performance.timeOrigin + performance.now());
      };
      void scheduler.postTask(tell, { priority: "user-blocking" });
      requestAnimationFrame(tell);
    };
    requestAnimationFrame(look);
  };
`;

/**
 * The app in a page, signed in as the cook and with the server's state of the cook on the device.
 */
export async function openApp(
  context: BrowserContext,
  { appUrl }: Bench,
  { email, password }: Place,
): Promise<Page> {
  await context.addInitScript(PAGE_TOOLS);
  const page = await context.newPage();
  reportErrors(page);
  await page.goto(`${appUrl}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("main").getByRole("link", { name: "Explore" }).waitFor();
  await page.goto(`${appUrl}/cook`);
  await page.getByRole("link", { name: "Shopping List" }).waitFor();
  return page;
}
