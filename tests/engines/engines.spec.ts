import { test } from "@playwright/test";

import { chromiumLaunch } from "../../scripts/chromium.ts";
import { ensureFirefox, ensureWebKit, type WebKit } from "../../scripts/provision.ts";
import { newAccount } from "../e2e/account.ts";
import type { Step } from "./acts.ts";
import { startGate, type Gate } from "./gate.ts";
import { doMainJob } from "./main-job.ts";
import { doPhotoJob } from "./photo-job.ts";
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

/** A job's cast: an engine of its own, behind a gate of its own. */
interface Cast {
  drivers: Drivers;
  screen: Screen;
  gate: Gate;
  /** Has a screen closed at the end, and described if the job fails. */
  opened: (screen: Screen) => Screen;
}

async function withCast(open: Open, job: (cast: Cast) => Promise<void>): Promise<void> {
  const shown: Screen[] = [];
  const opened = (screen: Screen) => {
    shown.unshift(screen);
    return screen;
  };
  const gate = await startGate({
    appUrl: setting("SIMMER_URL"),
    authPort: Number(setting("SIMMER_AUTH_PORT")),
    firestorePort: Number(setting("SIMMER_FIRESTORE_PORT")),
  });
  try {
    const drivers = await loadDrivers();
    const screen = opened(await open(drivers, gate.appUrl));
    await job({ drivers, screen, gate, opened });
  } catch (error) {
    for (const one of shown) console.error(await describe(one));
    throw error;
  } finally {
    for (const one of shown) await one.close();
    await gate.end();
  }
}

for (const [name, open] of Object.entries(ENGINES)) {
  test(`${name}: plan, shop, cook and log with the network cut; a second engine agrees`, () =>
    withCast(open, async ({ drivers, screen, gate, opened }) => {
      const second = opened(await drivers.openChromium(chromiumLaunch("shell"), gate.appUrl));
      console.log(`${await screen.version()}, and ${await second.version()} as the second device`);
      await doMainJob({ screen, second, gate, account: newAccount() }, tell);
    }));

  test(`${name}: a photo for a recipe, chosen with the network cut, is upright, small and says no more`, () =>
    withCast(open, async ({ screen, gate }) => {
      console.log(await screen.version());
      await doPhotoJob({ screen, gate, account: newAccount() }, tell);
    }));
}
