import { findChromium, findHeadlessShell } from "./provision.ts";

/**
 * How every runner that drives a browser makes Playwright start this machine's Chromium: the whole
 * browser, or its headless shell if that is enough and installed. The shell draws and runs pages in
 * the same way, but lacks Background Sync and everything that a page can't see.
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
