import axe from "axe-core";
import puppeteer, { type Browser, type ElementHandle } from "puppeteer-core";

import type { Screen, Target } from "../screen.ts";
import { CANDIDATES } from "./candidates.ts";

/** axe-core, injected to compute accessible names in Firefox. */
interface PageAxe {
  setup(root: Element): void;
  teardown(): void;
  commons: { text: { accessibleText(element: Element): string } };
}
declare global {
  interface Window {
    axe?: PageAxe;
  }
}

/** Firefox, driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string, appUrl: string): Promise<Screen> {
  return openScreen(
    await puppeteer.launch({ browser: "firefox", executablePath, headless: true }),
    appUrl,
  );
}

/** Chromium, as the second device. */
export async function openChromium(
  { executablePath = "", args }: { executablePath?: string; args: string[] },
  appUrl: string,
): Promise<Screen> {
  return openScreen(
    await puppeteer.launch({ browser: "chrome", executablePath, args, headless: "shell" }),
    appUrl,
  );
}

async function openScreen(browser: Browser, appUrl: string): Promise<Screen> {
  const page = await browser.newPage();
  await page.setViewport({ width: 480, height: 860 });

  async function find({ role, name, inside }: Target): Promise<ElementHandle[]> {
    if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
    const wanted = {
      candidates: CANDIDATES[role],
      inside,
      name: name instanceof RegExp ? [name.source, name.flags] : name,
    };
    const found = await page.evaluateHandle(({ candidates, inside: part, name: whole }) => {
      const { axe: named } = window;
      if (!named) return [];
      named.setup(document.documentElement);
      try {
        const nameOf = (element: Element) => named.commons.text.accessibleText(element).trim();
        const around =
          part === "main"
            ? document.querySelector("main")
            : part
              ? [...document.querySelectorAll("section")].find((one) => nameOf(one) === part.region)
              : document;
        return [...(around?.querySelectorAll(candidates) ?? [])].filter((element) => {
          if (element.getBoundingClientRect().width === 0) return false;
          if (!element.checkVisibility({ visibilityProperty: true })) return false;
          if (whole === undefined) return true;
          const heard = nameOf(element);
          return typeof whole === "string"
            ? heard === whole
            : new RegExp(whole[0] ?? "", whole[1]).test(heard);
        });
      } finally {
        named.teardown();
      }
    }, wanted);
    const count = await found.evaluate((elements) => elements.length);
    const handles = Array.from({ length: count }, (_, at) =>
      found.evaluateHandle((elements, place) => elements[place] as Element, at),
    );
    return Promise.all(handles);
  }

  return {
    async open(path) {
      await page.goto(`${appUrl}${path}`, { timeout: 120_000 });
    },
    path: async () => new URL(page.url()).pathname,
    async tap(target) {
      const element = (await find(target)).at(target.nth ?? 0);
      if (!element) throw new Error(`There is no ${String(target.name ?? target.role)}.`);
      // A mouse would click on whatever is there.
      const above = await element.evaluate((it) => {
        it.scrollIntoView({ block: "center" });
        const { x, y, width, height } = it.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        // A box of a list is hidden under what its label shows.
        return (it.closest("label") ?? it).contains(hit) ? null : (hit?.tagName ?? "nothing");
      });
      if (above) throw new Error(`${above} is above ${String(target.name ?? target.role)}.`);
      await element.click();
    },
    async type(label, text) {
      const [field] = [
        ...(await find({ role: "textbox", name: label })),
        ...(await find({ role: "spinbutton", name: label })),
      ];
      if (!field) throw new Error(`There is no field ${label}.`);
      await field.focus();
      await field.evaluate((it) => (it as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    async choose(label, path) {
      const [field] = await find({ role: "file", name: label });
      if (!field) throw new Error(`There is no field ${label}.`);
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    async texts(target) {
      const texts: string[] = [];
      for (const element of await find(target)) {
        texts.push(await element.evaluate((it) => (it as HTMLElement).innerText));
      }
      return texts;
    },
    wholeText: async () => page.evaluate(() => document.body.textContent),
    isControlled: async () => page.evaluate(() => Boolean(navigator.serviceWorker.controller)),
    run: async <Argument, Result>(
      inPage: (argument: Argument) => Promise<Result>,
      argument: Argument,
    ) => {
      const script = inPage as (argument: unknown) => unknown;
      return (await page.evaluate(script, argument)) as Result;
    },
    version: async () => browser.version(),
    close: async () => browser.close(),
  };
}
