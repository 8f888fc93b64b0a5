import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

import {
  Builder,
  By,
  Capabilities,
  error,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";

import type { WebKit } from "../../../scripts/provision.ts";
import type { Screen, Target } from "../screen.ts";
import { CANDIDATES } from "./candidates.ts";

/** The visible elements that match a selector, inside one or anywhere; runs in the page. */
const SHOWN = `
  const [around, selector] = arguments;
  return [...(around ?? document).querySelectorAll(selector)].filter(
    (it) =>
      it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 0,
  );
`;

/** The field in the label of these words; runs in the page. */
const LABELLED = `
  const label = [...document.querySelectorAll("label")].find(
    (it) => it.textContent.trim() === arguments[0],
  );
  return label?.control ? [label.control] : [];
`;

/**
 * WebKitGTK's browser on a display without a screen, driven by WebDriver. Each has a display and a
 * driver of its own, which end with it.
 */
export async function openWebKit(
  { driver: driverPath, browser, display: displayPath }: WebKit,
  appUrl: string,
): Promise<Screen> {
  const [number, display] = await startDisplay(displayPath);
  const port = await freePort();
  // The driver starts the browser, which inherits the display.
  const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" };
  const driving = spawn(driverPath, [`--port=${port}`], { env, stdio: "ignore" });
  let driver: WebDriver;
  try {
    await answers(port, driving);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    });
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
  } catch (cause) {
    driving.kill();
    display.kill();
    throw cause;
  }
  await driver.manage().window().setRect({ width: 480, height: 860, x: 0, y: 0 });

  async function find({ role, name, inside }: Target): Promise<WebElement[]> {
    const around = inside === undefined ? null : await findAround(inside);
    if (around === undefined) return [];
    const shown = await driver.executeScript<WebElement[]>(SHOWN, around, CANDIDATES[role]);
    if (name === undefined) return shown;
    const found: WebElement[] = [];
    for (const element of shown) {
      // The driver has no specific error for a stale element.
      const heard = await element.getAccessibleName().catch(() => null);
      if (heard !== null && matches(heard, name)) found.push(element);
    }
    return found;
  }

  /** Undefined if it is not there. */
  async function findAround(part: NonNullable<Target["inside"]>) {
    if (part === "main") return (await driver.findElements(By.css("main")))[0];
    return (await find({ role: "region", name: part.region }))[0];
  }

  /** The DOM changes while it is read: retry if an element has become stale. */
  async function fresh<T>(read: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await read();
      } catch (thrown) {
        if (!(thrown instanceof error.StaleElementReferenceError)) throw thrown;
      }
    }
  }

  return {
    open: async (path) => driver.get(`${appUrl}${path}`),
    path: async () => new URL(await driver.getCurrentUrl()).pathname,
    async tap(target) {
      const element = (await fresh(() => find(target))).at(target.nth ?? 0);
      if (!element) throw new Error(`There is no ${String(target.name ?? target.role)}.`);
      // Scrolled minimally, it would be covered by the tabs.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
    },
    async type(label, text) {
      const [field] = [
        ...(await find({ role: "textbox", name: label })),
        ...(await find({ role: "spinbutton", name: label })),
      ];
      if (!field) throw new Error(`There is no field ${label}.`);
      await field.clear();
      await field.sendKeys(text);
    },
    async choose(label, path) {
      // A file's field has no accessible name here.
      const [field] = await driver.executeScript<WebElement[]>(LABELLED, label);
      if (!field) throw new Error(`There is no field ${label}.`);
      await field.sendKeys(path);
    },
    texts: async (target) =>
      fresh(async () => {
        const texts: string[] = [];
        for (const element of await find(target)) texts.push(await element.getText());
        return texts;
      }),
    wholeText: async () => driver.executeScript<string>("return document.body.textContent"),
    isControlled: async () =>
      driver.executeScript<boolean>("return Boolean(navigator.serviceWorker.controller)"),
    async run<Argument, Result>(
      inPage: (argument: Argument) => Promise<Result>,
      argument: Argument,
    ) {
      const outcome = await driver.executeAsyncScript<{ result?: Result; error?: string }>(
        `const [argument, done] = arguments;
        (${String(inPage)})(argument).then(
          (result) => done({ result }),
          (error) => done({ error: String(error) }),
        );`,
        argument,
      );
      if (outcome.error !== undefined) throw new Error(outcome.error);
      return outcome.result as Result;
    },
    async version() {
      const capabilities = await driver.getCapabilities();
      return `WebKitGTK ${String(capabilities.get("browserVersion"))}`;
    },
    async close() {
      await driver.quit();
      driving.kill();
      display.kill();
    },
  };
}

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === "string" ? name.trim() === wanted : wanted.test(name);
}

/** Starts a display, which chooses its own number, and resolves once it can be drawn on. */
async function startDisplay(program: string): Promise<[number: string, display: ChildProcess]> {
  const args = ["-displayfd", "1", "-screen", "0", "800x900x24", "-nolisten", "tcp"];
  const display = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = (await Promise.race([
    once(display.stdout, "data"),
    once(display, "exit").then(() => {
      throw new Error(`${program} ended before it had a display.`);
    }),
  ])) as [Buffer];
  return [line.toString().trim(), display];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function answers(port: number, driving: ChildProcess): Promise<void> {
  for (;;) {
    if (driving.exitCode !== null) throw new Error("WebKitWebDriver ended at its start.");
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
  }
}
