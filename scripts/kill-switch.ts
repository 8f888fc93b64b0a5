import { copyFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { PROJECT_ROOT } from "./command.ts";

/**
 * Whether the kill switch is asked for. Only by `true`: a build would otherwise take every cook's app
 * out of their device for a `false` that somebody has left in their environment.
 */
export function isKillSwitchAsked(env: Readonly<Record<string, string | undefined>>): boolean {
  return env["SIMMER_KILL_SWITCH"] === "true";
}

/** Puts the kill switch in the service worker's place, if it is asked for; see docs/deploying.md. */
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
