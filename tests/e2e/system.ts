import type { BrowserContext, Page } from "@playwright/test";

/** The app's calls to the operating system, and the launches that it receives. */
interface System {
  /** How often this page has asked for its storage to be kept. */
  asked: number;
  /** The number on the app's icon; null for none. */
  badge: number | null;
  /** Opens an address in this window, as an icon's shortcut does; null until the app listens. */
  launch: ((launch: { targetURL: string }) => void) | null;
}

declare global {
  interface Window {
    system: System;
  }
}

/** Fakes the operating system in every page of the context, which headless browsers lack. */
export async function standInForSystem(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const system: System = { asked: 0, badge: null, launch: null };
    window.system = system;
    const KEPT = "test.storage-kept";
    StorageManager.prototype.persisted = async () => localStorage.getItem(KEPT) !== null;
    StorageManager.prototype.persist = async () => {
      system.asked += 1;
      localStorage.setItem(KEPT, "1");
      return true;
    };
    navigator.setAppBadge = async (count) => {
      system.badge = count ?? 0;
    };
    navigator.clearAppBadge = async () => {
      system.badge = null;
    };
    const setConsumer = (consumer: NonNullable<System["launch"]>) => {
      system.launch = consumer;
    };
    Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
  });
}

/** The recorded state of the fake system. */
export const readSystem = (page: Page) =>
  page.evaluate(() => ({ asked: window.system.asked, badge: window.system.badge }));

/** Taps a shortcut of the app's icon, which is opened in this window. */
export async function launch(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => window.system.launch !== null);
  await page.evaluate((to) => {
    window.system.launch?.({ targetURL: new URL(to, window.location.href).href });
  }, path);
}

/** Goes to another app, or comes back from it. */
export async function look(page: Page, at: "app" | "elsewhere"): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    at === "app" ? "visible" : "hidden",
  );
}
