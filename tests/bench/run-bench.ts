/**
 * Measures Simmer beside its peers, inside the tests' emulators:
 *
 *   npm run bench -- [--runs 5] [--json FILE] [--markdown FILE] [--only WORD]
 *
 * RxDB and Lighthouse, which nothing else needs, are installed first. `--markdown` puts the table into a document
 * that has a place for it, as docs/bench.md has. `--only` keeps the families whose name holds the
 * word, or one of several with commas between them. A missed budget is reported but doesn't fail, since times depend on the machine.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { runQuietly } from "../../scripts/command.ts";
import { installOwnPackage } from "../../scripts/own-packages.ts";
import type { Bench } from "./bench.ts";
import { toFigures, type Result } from "./figures.ts";
import { measureDevices } from "./lines/devices.ts";
import { measureScreen } from "./lines/dietary-check.ts";
import { measureWrites } from "./lines/durable-writes.ts";
import { measureFirstStart } from "./lines/first-start.ts";
import { measureFirstSync } from "./lines/first-sync.ts";
import { measureFlushGrowth } from "./lines/flush-growth.ts";
import { measureIdle } from "./lines/idle.ts";
import { measureLighthouse } from "./lines/lighthouse.ts";
import { measureListSums } from "./lines/list-sums.ts";
import { measureMemory } from "./lines/memory.ts";
import { measureFlush } from "./lines/outbox-flush.ts";
import { measurePlanSearch } from "./lines/plan-search.ts";
import { measureReads } from "./lines/reads.ts";
import { measureRecipeSearch } from "./lines/recipe-search.ts";
import { measureColdReopen, measurePendingReopen } from "./lines/reopen.ts";
import { measureScreens } from "./lines/screen-loads.ts";
import { measureScrolling } from "./lines/scrolling.ts";
import { measureServiceWorker } from "./lines/service-worker.ts";
import { measureSize } from "./lines/size.ts";
import { measureStrangers } from "./lines/strangers.ts";
import { measureTap } from "./lines/tap.ts";
import { asDeployed, servePage } from "./page-server.ts";
import { withPeerRules } from "./peer-rules.ts";
import { serviceLines } from "./recipe-service-times.ts";
import { findUnexplained, formatTable, replaceMeasured } from "./table.ts";

/** What only the bench needs, in packages of their own. */
const PACKAGES = ["rxdb", "lighthouse"].map((name) => join(import.meta.dirname, name));

const FAMILIES: Record<string, (bench: Bench) => Promise<Result[]>> = {
  writes: measureWrites,
  "cold-reopen": measureColdReopen,
  flush: measureFlush,
  "flush-growth": measureFlushGrowth,
  "pending-reopen": measurePendingReopen,
  reads: measureReads,
  devices: measureDevices,
  tap: measureTap,
  screens: measureScreens,
  "plan-search": measurePlanSearch,
  "recipe-search": measureRecipeSearch,
  "list-sums": measureListSums,
  scrolling: measureScrolling,
  memory: measureMemory,
  idle: measureIdle,
  "first-start": measureFirstStart,
  "first-sync": measureFirstSync,
  lighthouse: measureLighthouse,
  "dietary-check": measureScreen,
  strangers: measureStrangers,
  size: measureSize,
  "background-sync": measureServiceWorker,
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
      markdown: { type: "string" },
      only: { type: "string", default: "" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1.");
  for (const folder of PACKAGES) {
    await installOwnPackage(folder);
    // `npm run check` can't check these, because the types are only installed now.
    await runQuietly(["tsc", "-p", folder]);
  }
  const folder = await mkdtemp(join(tmpdir(), "simmer-bench-"));
  const page = await servePage(join(folder, "page"));
  const results: Result[] = [];
  const missing: string[] = [];
  try {
    const bench = { runs, folder, pageUrl: page.url, ...readEnvironment() };
    await withPeerRules(bench.emulators, async () => {
      for (const [name, measure] of Object.entries(FAMILIES)) {
        if (!values.only.split(",").some((word) => name.includes(word))) continue;
        const start = performance.now();
        const measured = await measure(bench).catch((error: unknown) => {
          console.error(`${name} could not be measured:`, error);
          missing.push(name);
          return [];
        });
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
    await writeFile(values.json, `${JSON.stringify(toFigures(results), null, 2)}\n`);
  }
  // The results took an hour and are printed anyway; an incomplete table doesn't go into the document.
  if (missing.length > 0) throw new Error(`Not measured: ${missing.join(", ")}.`);
  if (values.markdown !== undefined) await writeDocument(values.markdown, results);
}

async function writeDocument(file: string, results: readonly Result[]): Promise<void> {
  const machine = `${cpus()[0]?.model.trim() ?? "A processor unknown"}, ${availableParallelism()} threads, Node ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}.`;
  const document = replaceMeasured(await readFile(file, "utf8"), results, machine);
  await writeFile(file, document);
  for (const line of findUnexplained(document, results)) {
    console.warn(`${file} has no word on why this misses its budget: ${line}`);
  }
}

await main();
