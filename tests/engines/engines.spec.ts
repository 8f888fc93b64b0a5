import { test } from "@playwright/test";

import { chromiumLaunch } from "../../scripts/chromium.ts";
import { ensureFirefox, ensureWebKit, type WebKit } from "../../scripts/provision.ts";
import { newAccount } from "../e2e/account.ts";
import { startGate, type Gate } from "./gate.ts";
import { doMainJob, type Step } from "./main-job.ts";
import type { Screen } from "./screen.ts";

/** Their types are checked where they are installed: `npm run check` runs without their packages. */
interface Drivers {
  openFirefox(executablePath: string, appUrl: string): Promise<Screen>;
  openChromium(launch: ReturnType<typeof chromiumLaunch>, appUrl: string): Promise<Screen>;
  openWebKit(webKit: WebKit, appUrl: string): Promise<Screen>;
}

async function loadDrivers(): Promise<Drivers> {
  const load = async (file: string) =>
    import(new URL(`./drivers/${file}`, import.meta.url).href) as Promise<Drivers>;
  return { ...(await load("puppeteer-screen.ts")), ...(await load("webkit-screen.ts")) };
}

type Open = (drivers: Drivers, appUrl: string) => Promise<Screen>;

const ENGINES: Record<string, Open> = {
  Firefox: async ({ openFirefox }, appUrl) => openFirefox(await ensureFirefox(), appUrl),
  WebKitGTK: async ({ openWebKit }, appUrl) => openWebKit(await ensureWebKit(), appUrl),
};

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run it as npm run test:engines.`);
  return value;
};

const tell: Step = async (title, run) => {
  const start = performance.now();
  const result = await test.step(title, run);
  console.log(`  ${((performance.now() - start) / 1_000).toFixed(1).padStart(6)} s  ${title}`);
  return result;
};

/** The screen's content, for debugging a failure. */
async function describe(screen: Screen): Promise<string> {
  return `${await screen.version()} at ${await screen.path()}:\n${await screen.wholeText()}`;
}

for (const [name, open] of Object.entries(ENGINES)) {
  test(`${name}: plan, shop, cook and log with the network cut; a second engine agrees`, async () => {
    const ended: (() => Promise<void>)[] = [];
    const shown: Screen[] = [];
    const opened = async <T extends Screen | Gate>(thing: T, end: () => Promise<void>) => {
      ended.unshift(end);
      return thing;
    };
    try {
      const gate = await startGate({
        appUrl: setting("SIMMER_URL"),
        authPort: Number(setting("SIMMER_AUTH_PORT")),
        firestorePort: Number(setting("SIMMER_FIRESTORE_PORT")),
      });
      await opened(gate, gate.end);
      const drivers = await loadDrivers();
      const screen = await open(drivers, gate.appUrl);
      await opened(screen, screen.close);
      shown.push(screen);
      const second = await drivers.openChromium(chromiumLaunch("shell"), gate.appUrl);
      await opened(second, second.close);
      shown.push(second);
      console.log(`${await screen.version()}, and ${await second.version()} as the second device`);
      await doMainJob({ screen, second, gate, account: newAccount() }, tell);
    } catch (error) {
      for (const one of shown) console.error(await describe(one));
      throw error;
    } finally {
      for (const end of ended) await end();
    }
  });
}
