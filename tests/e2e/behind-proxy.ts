import { expect, type BrowserContext, type Page } from "@playwright/test";

import { startLaggingProxy } from "../support/lagging-proxy.ts";
import { look } from "./system.ts";

const [host = "127.0.0.1", port = "5012"] = (process.env["FIRESTORE_EMULATOR_HOST"] ?? "").split(
  ":",
);
const CHANNEL = /\/google\.firestore\.v1\.Firestore\/\w+\/channel/;
const REQUESTS = /\/v1\/projects\/[^?]*\/documents/;

/** Routes a device's listener through a proxy, and lets a test intercept its requests. */
export async function behindProxy(context: BrowserContext) {
  const proxy = await startLaggingProxy({ host, port: Number(port) });
  let fate: "through" | "failed" | number = "through";
  let failed = 0;
  await context.route(CHANNEL, async (route) => {
    const url = new URL(route.request().url());
    url.host = `127.0.0.1:${proxy.port}`;
    await route.continue({ url: url.href });
  });
  await context.route(REQUESTS, async (route) => {
    if (fate === "through") return route.fallback();
    failed += 1;
    if (fate === "failed") return route.abort("connectionfailed");
    const headers = { "access-control-allow-origin": "*", "content-type": "text/html" };
    return route.fulfill({ status: fate, headers, body: "<h1>Sign in to this network</h1>" });
  });
  return {
    proxy,
    /** Requests fail, or get an HTML page with this status. */
    setFate(next: typeof fate): void {
      fate = next;
      failed = 0;
    },
    /** Waits until this many requests have failed. */
    hasFailed: async (times: number) =>
      expect.poll(() => failed, { timeout: 30_000 }).toBeGreaterThanOrEqual(times),
  };
}

/** The cook switches away and back, which triggers an immediate retry. */
export async function comesBack(page: Page): Promise<void> {
  await look(page, "elsewhere");
  await look(page, "app");
}
