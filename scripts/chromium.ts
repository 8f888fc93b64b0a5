import { findChromium, findHeadlessShell } from "./provision.ts";

/**
 * How Playwright starts the Chromium of this machine, for every runner that drives a browser: the
 * whole browser, or where it will do and is there its headless shell, which draws and runs pages
 * just the same, but has no Background Sync and nothing that a page can't see.
 */
export function chromiumLaunch(browser: "whole" | "shell" = "whole"): {
  executablePath?: string;
  args: string[];
} {
  const executablePath = (browser === "shell" ? findHeadlessShell() : undefined) ?? findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
