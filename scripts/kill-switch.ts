import { copyFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { PROJECT_ROOT } from "./command.ts";

/**
 * Whether the kill switch is enabled: only by exactly `true`, so that a leftover
 * `SIMMER_KILL_SWITCH=false` doesn't remove the app from every device.
 */
export function isKillSwitchAsked(env: Readonly<Record<string, string | undefined>>): boolean {
  return env["SIMMER_KILL_SWITCH"] === "true";
}

/** Replaces the service worker with the kill switch, if that is enabled; see docs/deploying.md. */
export function killSwitch(): Plugin {
  let outDir = "dist";
  return {
    name: "kill-switch",
    enforce: "post",
    apply: (_, { command }) => command === "build" && isKillSwitchAsked(process.env),
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle: {
      // Only after VitePWA, which writes the service worker at the very end as well.
      sequential: true,
      order: "post",
      handler: () => copyFileSync(join(PROJECT_ROOT, "sw/kill-switch.js"), join(outDir, "sw.js")),
    },
  };
}
