/**
 * Measures Simmer beside its peers, inside the tests' emulators:
 *
 *   npm run bench -- [--runs 5] [--json FILE] [--only WORD]
 *
 * `--only` keeps the families whose name holds the word. A budget that is missed is shown, and
 * fails nothing: times depend on the machine.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Bench } from "./bench.ts";
import { formatTable, toFigure, type Result } from "./figures.ts";
import { measureDevices } from "./lines/devices.ts";
import { measureFlush } from "./lines/flush.ts";
import { measureReads } from "./lines/reads.ts";
import { measureColdReopen, measurePendingReopen } from "./lines/reopen.ts";
import { measureScreens } from "./lines/screens.ts";
import { measureSize } from "./lines/size.ts";
import { measureTap } from "./lines/tap.ts";
import { measureWrites } from "./lines/writes.ts";
import { asDeployed, servePage } from "./page-server.ts";
import { withPeerRules } from "./peer-rules.ts";
import { serviceLines } from "./service.ts";

const FAMILIES: Record<string, (bench: Bench) => Promise<Result[]>> = {
  writes: measureWrites,
  "cold-reopen": measureColdReopen,
  flush: measureFlush,
  "pending-reopen": measurePendingReopen,
  reads: measureReads,
  devices: measureDevices,
  tap: measureTap,
  screens: measureScreens,
  size: measureSize,
  service: async ({ runs }) => serviceLines(runs),
};

function readEnvironment(): Pick<Bench, "appUrl" | "emulators"> {
  const setting = (name: string): string => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is not set: run it as npm run bench.`);
    return value;
  };
  const [host = "", firestore] = setting("FIRESTORE_EMULATOR_HOST").split(":");
  return {
    appUrl: asDeployed(setting("SIMMER_URL")),
    emulators: {
      project: setting("GCLOUD_PROJECT"),
      host,
      auth: Number(setting("SIMMER_AUTH_PORT")),
      firestore: Number(firestore),
    },
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      json: { type: "string" },
      only: { type: "string", default: "" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1.");
  const folder = await mkdtemp(join(tmpdir(), "simmer-bench-"));
  const page = await servePage(join(folder, "page"));
  const results: Result[] = [];
  try {
    const bench = { runs, folder, pageUrl: page.url, ...readEnvironment() };
    await withPeerRules(bench.emulators, async () => {
      for (const [name, measure] of Object.entries(FAMILIES)) {
        if (!name.includes(values.only)) continue;
        const start = performance.now();
        const measured = await measure(bench);
        results.push(...measured);
        const seconds = Math.round((performance.now() - start) / 1_000);
        console.log(`\n${name}, in ${seconds} s\n\n${formatTable(measured)}`);
      }
    });
  } finally {
    page.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`\n${formatTable(results)}`);
  if (values.json !== undefined) {
    await writeFile(values.json, `${JSON.stringify(results.map(toFigure), null, 2)}\n`);
  }
}

await main();
